"""Rows to keep, with everything a test does not care about filled in."""

from zoorama.server.store.store import Entry, Said, TableRow


def table(
    name: str = "t1",
    *,
    stage: str = "playing",
    public: bool = True,
    touched: float = 10.5,
    due: float | None = None,
    people: tuple[str, ...] = ("ann", "bob"),
    data: str = '{"game":"zoop"}',
) -> TableRow:
    return TableRow(name, stage, public, 1.25, touched, due, people, data)


def entry(seq: int, body: str = "{}") -> Entry:
    return Entry(seq, 2.5, "act", None if seq % 2 else 1, None if seq % 2 else f"act-{seq}", body)


def said(number: int, text: str = "Привет, ça va ? 🦒") -> Said:
    return Said(number, 3.5, "ann", "Ann", text)
