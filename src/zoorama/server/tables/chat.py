"""The chat of a table."""

import hashlib
from collections.abc import Callable
from dataclasses import replace

from zoorama.server.people import proper_line
from zoorama.server.protocol.messages import ChatLine
from zoorama.server.store.leases import Lease
from zoorama.server.store.store import ChatRow, Store
from zoorama.server.tables import naming
from zoorama.server.tables.model import TableModel

SHOWN = 100  # lines to whoever joins


class Chat:
    def __init__(self, table: str, store: Store, lease: Lease) -> None:
        self.table = table
        self.lease = lease
        self.store = store
        self.said: list[ChatRow] = []

    async def load(self) -> None:
        if not self.said:
            self.said = await self.store.chat(self.table, SHOWN)

    def count(self) -> int:
        """How many lines there have been: they are numbered from 1."""
        return self.said[-1].number if self.said else 0

    def lines(self, model: TableModel) -> list[ChatLine]:
        return [self.line(said, model) for said in self.said]

    def line(self, said: ChatRow, model: TableModel) -> ChatLine:
        seats = model.seats_of(said.person) if said.person else []
        return ChatLine(
            number=said.number,
            at=round(said.at * 1000),
            name=said.name,
            text=said.text,
            seat=seats[0] if seats else None,
            author=self._author(said.person),
        )

    def has_said(self, person: str, act: str) -> bool:
        """Among the lines that are shown; the store knows of all."""
        return any(said.person == person and said.act == act for said in self.said)

    async def add(self, model: TableModel, person: str, name: str, text: str, act: str, now: float) -> ChatLine | None:
        """Stored before it is shown. Nothing if this person has said it already, under the same id."""
        if not model.seats_of(person):
            naming.need_own_name(model, name, [line.name for line in self.said if line.person != person])
        number = self.count() + 1
        said = ChatRow(number, now, person, name, proper_line(text), act)
        if not await self.store.say(self.table, said, self.lease):
            return None
        self.said = [*self.said, said][-SHOWN:]
        return self.line(said, model)

    def blank(self, wanted: Callable[[ChatRow], bool]) -> list[ChatRow]:
        """Lines that are deleted leave their numbers. Returns those, as they are shown from now on."""
        gone = {said.number: blanked(said) for said in self.said if wanted(said)}
        self.said = [gone.get(said.number, said) for said in self.said]
        return list(gone.values())

    def _author(self, person: str) -> str:
        """Tells whose lines belong together, here and nowhere else."""
        return hashlib.sha256(f"{self.table} {person}".encode()).hexdigest()[:12] if person else ""


def blanked(said: ChatRow) -> ChatRow:
    return replace(said, person="", name="", text="", act=None)
