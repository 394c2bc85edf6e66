"""Rows to store, with defaults for what a test does not care about."""

from zoorama.server.store.store import ChatRow, EntryRow, TableRow


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


def entry(seq: int, body: str = "{}") -> EntryRow:
    return EntryRow(seq, 2.5, "act", None if seq % 2 else 1, None if seq % 2 else f"act-{seq}", body)


def chat(number: int, text: str = "Привет, ça va ? 🦒") -> ChatRow:
    return ChatRow(number, 3.5, "ann", "Ann", text)
