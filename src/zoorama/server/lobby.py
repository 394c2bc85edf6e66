"""New tables, and lists of those there are."""

import secrets
from random import SystemRandom
from typing import Any

from msgspec import Raw, json

from zoorama.bots.registry import bots_for
from zoorama.codec import TAG, Codec
from zoorama.engine.errors import Unreadable, WrongSeats
from zoorama.engine.game import AnyGame, Options
from zoorama.fair.dealer import commitment, fresh_seed
from zoorama.games import GAMES, find
from zoorama.server.errors import NotAllowed
from zoorama.server.house import House
from zoorama.server.seating import Seating, Sitter, TableData
from zoorama.server.store.store import TableRow
from zoorama.server.table import Table
from zoorama.server.wire import GameInfo, NewTable, Pace, TableInfo

SHOWN = 100


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house

    def games(self) -> list[GameInfo]:
        return [
            GameInfo(
                name=game.name,
                version=game.version,
                least=game.seats[0],
                most=game.seats[-1],
                bots=list(bots_for(game)),
                options=Raw(json.encode(Codec(game).options())),
            )
            for game in GAMES
        ]

    async def create(self, wish: NewTable, person: str, name: str) -> Table:
        game = find(wish.game)
        if wish.seats not in game.seats:
            raise WrongSeats(game.name, wish.seats, game.seats[0], game.seats[-1])
        data = self._data(
            game,
            options(game, wish.seats, wish.options or {}),
            public=wish.public,
            pace=wish.pace or Pace(),
            host=person,
        )
        data.sitters = [Sitter() for _ in range(wish.seats)]
        seating = Seating(data)
        if wish.sit:
            seating.sit(None, person, name, proper_contribution(wish.contribution))
        while wish.bots and any(sitter.kind == "open" for sitter in data.sitters):
            seating.seat_bot(None, wish.bots)
        if wish.start:
            seating.start(game)  # or refused before there is a table
        return await self._open(data, start=wish.start)

    async def rematch(self, old: Table, person: str) -> Table:
        """The same people, each one seat further. Begins at once if nobody else has to say yes."""
        if old.data.stage != "over":
            raise NotAllowed("not-over")
        if not old.data.seats_of(person):
            raise NotAllowed("not-a-player")
        return await self.house.table(await old.do(lambda: self._again(old, person)))

    async def _again(self, old: Table, person: str) -> str:
        """In the old table's turn: however many ask, there is one."""
        if old.data.rematch is None:
            data = self._data(
                find(old.data.game), old.data.options, public=old.data.public, pace=old.data.pace, host=person
            )
            sitters = [
                Sitter(kind=s.kind, person=s.person, name=s.name, bot=s.bot if s.kind == "bot" else "")
                for s in old.data.sitters
            ]
            data.sitters = sitters[1:] + sitters[:1]
            alone = all(sitter.person in ("", person) for sitter in sitters)
            table = await self._open(data, start=alone)
            await old.arrange(lambda seating: seating.lead_on(table.id))
        assert old.data.rematch is not None
        return old.data.rematch

    async def public(self, person: str) -> list[TableInfo]:
        return [self._listed(row, person) for row in await self.house.store.public_tables(SHOWN)]

    async def mine(self, person: str) -> list[TableInfo]:
        return [self._listed(row, person) for row in await self.house.store.tables_of(person, SHOWN)]

    def _listed(self, row: TableRow, person: str) -> TableInfo:
        awake = self.house.awake.get(row.id)
        if awake is not None:
            return awake.info(person)
        return json.decode(row.data, type=TableData).info(row.id, row.touched, person, frozenset(), 0)

    def _data(self, game: AnyGame, chosen: Raw, *, public: bool, pace: Pace, host: str) -> TableData:
        seed = fresh_seed()
        return TableData(
            game=game.name,
            version=game.version,
            options=chosen,
            public=public,
            pace=pace,
            host=host,
            created=self.house.now(),
            seed=seed,
            commitment=commitment(seed),
            sitters=[],
        )

    async def _open(self, data: TableData, *, start: bool) -> Table:
        table = Table(secrets.token_urlsafe(16), data, data.created, self.house)
        await table.clerk.catch_up(None)
        self.house.take_in(table)
        if start:
            await table.do(table.start)
        return table


def options(game: AnyGame, seats: int, given: dict[str, Any]) -> Raw:
    """The options asked for, checked by the game and written out whole."""
    codec = Codec(game)
    chosen = codec.decode({**given, TAG: game.types.options.__name__}, Options)
    game.start(seats, chosen)
    return Raw(codec.dumps(chosen).encode())


def shuffled(count: int) -> list[int]:
    order = list(range(count))
    SystemRandom().shuffle(order)
    return order


def proper_contribution(text: str) -> str:
    if not text.isprintable():
        raise Unreadable("contribution", "unprintable")
    return text
