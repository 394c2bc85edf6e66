"""One's own data: exported, deleted, and devices ended."""

import asyncio
import logging

from zoorama.engine.errors import ZooramaError
from zoorama.server.cluster.commands import Changed, Forget, GameForgotten, PersonForgotten
from zoorama.server.cluster.peers import Peers
from zoorama.server.notices.own import own_notices
from zoorama.server.protocol.messages import TableInfo
from zoorama.server.protocol.personal import Export, OwnAnswer, OwnLine, OwnReport, OwnSanction
from zoorama.server.puzzles.desk import date_of
from zoorama.server.store.puzzles import TRAINING
from zoorama.server.store.store import TableRow
from zoorama.server.tables.model import read_model

ALL = 1_000_000  # tables of one person
log = logging.getLogger("zoorama.personal")


class PersonalData:
    def __init__(self, peers: Peers, person: str) -> None:
        self.peers = peers
        self.services = peers.services
        self.store = peers.services.store
        self.person = person

    async def export(self) -> Export:
        me, row = await self.services.people.me(self.person), await self.store.person(self.person)
        return Export(
            at=milliseconds(self.services.clock.now()),
            id=me.id,
            name=me.name,
            animal=me.animal,
            first_seen=milliseconds(row.created) if row else None,
            last_seen=milliseconds(row.seen) if row else None,
            tables=[await self._shown(table) for table in await self._tables()],
            lines=await self._lines(),
            reports=await self._reports(),
            sanctions=self._sanctions(),
            notices=await own_notices(self.store.notices, self.person),
            puzzles=await self._puzzles(),
        )

    async def delete(self) -> None:
        """From the tables first, the person last: what was interrupted can be repeated with the same cookie."""
        for row in await self._tables():
            await self._leave(row.id)
        await self.store.personal.blank_lines(self.person)
        await self.peers.forget_lines(self.person)
        await self.peers.tell_all(PersonForgotten(self.person))
        await self.store.notices.forget(self.person)
        await self.store.puzzles.forget(self.person)
        await self.store.personal.forget(self.person)
        await self.dismiss()

    async def dismiss(self) -> None:
        """Every device of theirs reconnects, if it may."""
        self.peers.dismiss(self.person)
        await self.peers.tell_all(Changed(self.person))

    async def _leave(self, table: str) -> None:
        try:
            await self.peers.moderate(Forget(table, self.person))
        except ZooramaError:
            log.exception("person not forgotten at a table", extra={"table": table[:6]})
            raise
        await self.peers.forget_game(table)
        await self.peers.tell_all(GameForgotten(table))

    async def _tables(self) -> list[TableRow]:
        return await self.store.tables_of(self.person, ALL)

    async def _shown(self, row: TableRow) -> TableInfo:
        await asyncio.sleep(0)  # others play meanwhile
        return read_model(row.data).info(row.id, row.touched, self.person)

    async def _lines(self) -> list[OwnLine]:
        rows = await self.store.personal.lines(self.person)
        return [OwnLine(row.table, row.number, milliseconds(row.at), row.name, row.text) for row in rows]

    async def _reports(self) -> list[OwnReport]:
        rows = await self.store.moderation.reports_of(self.person)
        return [OwnReport(row.table, milliseconds(row.at), row.kind, row.reason) for row in rows]

    async def _puzzles(self) -> list[OwnAnswer]:
        rows = await self.store.puzzles.answers(self.person)
        return [
            OwnAnswer(
                game=row.game,
                puzzle=row.puzzle,
                day=None if row.day == TRAINING else date_of(row.day),
                tries=len(row.tried),
                solved=row.solved,
                at=milliseconds(row.at),
            )
            for row in rows
        ]

    def _sanctions(self) -> list[OwnSanction]:
        rows = [row for row in self.services.moderation.running() if row.person == self.person]
        return [
            OwnSanction(
                kind=row.kind,  # type: ignore[arg-type]  # only such are stored
                reason=row.reason,
                at=milliseconds(row.at),
                until=None if row.until is None else milliseconds(row.until),
            )
            for row in rows
        ]


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
