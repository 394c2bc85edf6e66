"""Looks over everything stored: the database itself, then each table, replayed from the beginning."""

from dataclasses import dataclass, field

from zoorama.games import find
from zoorama.server.clock import Clock
from zoorama.server.metrics import Metrics
from zoorama.server.protocol.encode import encoder_of
from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.store import EntryRow, Store, TableRow
from zoorama.server.tables import answers, timing
from zoorama.server.tables.journal import Journal
from zoorama.server.tables.model import read_model
from zoorama.server.tables.stored_log import new_dealer, new_session, restore


@dataclass
class Findings:
    problems: list[str] = field(default_factory=list)  # of the database itself, in its own words
    tables: int = 0
    damaged: list[tuple[str, str]] = field(default_factory=list)  # tables, and why
    behind: list[str] = field(default_factory=list)  # tables whose row is older than their log: a server catches up
    unlisted: list[str] = field(default_factory=list)  # tables that somebody's list lacks, or has too many
    repaired: int = 0

    @property
    def sound(self) -> bool:
        return not (self.problems or self.damaged)


async def check(store: Store, *, repair: bool = False) -> Findings:
    """Repairs only what follows from the rest, and only if no server has the database."""
    found = Findings(await store.consistency.problems())
    for table in await store.consistency.tables():
        row = await store.table(table)
        if row is not None:  # else deleted meanwhile
            found.tables += 1
            await _check_table(store, row, found, repair=repair)
    return found


async def _check_table(store: Store, row: TableRow, found: Findings, *, repair: bool) -> None:
    log = await store.log(row.id)
    try:
        caught_up = _caught_up(store, row, log)
    except Exception as error:  # whatever is stored: each kind of damage has its own error
        found.damaged.append((row.id, f"{type(error).__name__}: {error}"))
        return
    if caught_up != row:
        found.behind.append(row.id)
    if await store.consistency.seatings(row.id) != set(row.people):
        found.unlisted.append(row.id)
    if repair and caught_up != row:
        lease = await store.leases.take(row.id) if store.leases is not None else None
        await store.save_table(caught_up, lease if isinstance(lease, Lease) else NOBODYS)
        found.repaired += 1
    if repair and row.id in found.unlisted:
        await store.consistency.seat_again(row.id, caught_up.people)
        found.repaired += 1


def _caught_up(store: Store, row: TableRow, log: list[EntryRow]) -> TableRow:
    """The row as the log says it should be. Raises if either cannot be read, or they contradict each other."""
    model = read_model(row.data)
    session = new_session(model, new_dealer(model))
    if (row.stage == "gathering") != (not log) or row.stage != model.stage:
        raise ValueError(f"it is {row.stage} with {len(log)} entries")
    encoder = encoder_of(find(model.game, model.version))
    restore(session, log)
    if not log or log[-1].at <= row.touched or model.stage != "playing":
        return row
    at = log[-1].at
    answers.drop_gone(model, session.asked_since)
    timing.ask(model, session.turn, session.asked_since, known=-1, now=at)
    return Journal(row.id, at, encoder, store, Metrics(), Clock()).row(model, at)
