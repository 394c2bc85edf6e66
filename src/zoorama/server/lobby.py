"""New tables, and lists of existing ones."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any

from msgspec import MsgspecError, Raw, json

from zoorama.analysis.keen_shares import keen_shares
from zoorama.bots.registry import BOTS, default_bot, offered_bots
from zoorama.codec import TAG, Codec, shape_of
from zoorama.engine.errors import Unreadable, WrongSeats, ZooramaError
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.record import Player
from zoorama.engine.shape import Flag, Many, Whole, Word
from zoorama.fair.certificate import read_certificate
from zoorama.fair.dealer import commitment, fresh_seed
from zoorama.games import GAMES, find
from zoorama.server.errors import NoSuchTable, NotAllowed
from zoorama.server.limits import address_key
from zoorama.server.people import proper_name
from zoorama.server.protocol.analysis import BroughtGame, NewStudy
from zoorama.server.protocol.messages import GameInfo, LuckShare, Me, NewTable, OptionInfo, Pace, TableInfo
from zoorama.server.quotas import Visitor
from zoorama.server.store.store import TableRow
from zoorama.server.tables import seating
from zoorama.server.tables.model import Sitter, Study, TableModel, read_model
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.replay import need_open
from zoorama.server.tables.table import Table

SHOWN = 100
SILENT = 3600.0  # seconds without any change, after which a table is listed last


class Lobby:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.services.store
        self.people = registry.services.people
        self.quotas = registry.services.quotas

    def games(self) -> list[GameInfo]:
        return [game_info(game) for game in GAMES]

    async def create(self, wish: NewTable, visitor: Visitor, me: Me) -> Table:
        game, person = find(wish.game), visitor.person
        if wish.seats not in game.seats:
            raise WrongSeats(game.name, wish.seats, game.seats[0], game.seats[-1])
        options = read_options(game, wish.seats, wish.options or {})
        sitters = [Sitter() for _ in range(wish.seats)]
        model = self._model(game, options, sitters, public=wish.public, pace=wish.pace or Pace(), host=person)
        model.approve = wish.approve
        if wish.seed is not None:
            choose_luck(model, wish)
        if wish.sit:
            seating.sit(model, None, person, me.name, me.animal, proper_contribution(wish.contribution))
        while wish.bots and any(sitter.kind == "open" for sitter in model.sitters):
            seating.seat_bot(model, None, wish.bots)
        if wish.start:
            seating.drop_open_seats(model, game)  # or refused before there is a table
        table = await self._open(model, visitor)
        if wish.start:
            await table.start(person)
        return table

    async def rematch(self, old: Table, visitor: Visitor, contribution: str) -> TableInfo:
        """The same people, seated anew. Starts at once if nobody else has to agree."""
        person = visitor.person

        async def create(played: TableModel) -> str:
            game, sitters = find(played.game), seating.moved_on(played)
            options = read_options(game, len(sitters), json.decode(played.options))
            model = self._model(game, options, sitters, public=played.public, pace=played.pace, host=person)
            model.again, model.approve, model.chat, model.kept_out = True, played.approve, played.chat, played.kept_out
            seating.contribute(model, person, None, proper_contribution(contribution))
            if game.winner_begins:
                model.begins = seating.winner(played)
                seating.put_first(model)
            table = await self._open(model, visitor)
            if all(sitter.person in ("", person) for sitter in sitters):
                await table.start(person)
            return table.id

        row = await self.store.table(await old.rematch(person, create))
        if row is None:
            raise NoSuchTable
        return self._listed(row, person)

    async def study(self, source: Table, visitor: Visitor, me: Me, wish: NewStudy) -> Table:
        """Whoever asks plays on against bots from a step of a finished game. Luck is its own from there on."""
        played = source.context.model
        need_open(played, visitor.person)
        given = source.moves_until(wish.step)
        game, seats = source.context.game, len(played.sitters)
        pace, sitters = Pace(window=played.pace.window), [Sitter() for _ in range(seats)]
        model = self._model(game, played.options, sitters, public=False, pace=pace, host=visitor.person)
        seating.sit(model, wish.seat, visitor.person, me.name, me.animal, proper_contribution(wish.contribution))
        level = wish.level or default_bot(game)
        seating.need_level(game, seats, level)
        for seat in [seat for seat in range(seats) if seat != wish.seat]:
            seating.seat_bot(model, seat, level)
        study = Study(source.id, wish.step, len(given))
        return await self._open(model, visitor, lambda table: table.start_study(study, given))

    async def bring(self, visitor: Visitor, me: Me, wish: BroughtGame) -> Table:
        """Who brings it has all seats that no bot had. Luck is the server's from now on."""
        self.registry.replays.charge(address_key(visitor.address))  # also if it turns out to be none
        game, certificate = read_certificate(json.encode(wish.record).decode(), "record")
        record = certificate.record
        seats = len(record.players)
        if seats not in game.seats:
            raise WrongSeats(game.name, seats, game.seats[0], game.seats[-1])
        options = read_options(game, seats, json.decode(Codec(game).dumps(record.options)))
        sitters = [Sitter() for _ in range(seats)]
        model = self._model(game, options, sitters, public=False, pace=wish.pace or Pace(), host=visitor.person)
        seat_as_recorded(model, game, record.players, visitor.person, me)
        seating.contribute(model, visitor.person, None, proper_contribution(wish.contribution))
        begun = Study("", len(record.moves), len(record.moves))
        return await self._open(model, visitor, lambda table: table.start_study(begun, record.moves))

    async def public(self, person: str) -> list[TableInfo]:
        """One table a host. Where nobody can sit down any more, or where it is long silent, it sinks."""
        silent_before = self.registry.services.clock.now() - SILENT
        tables = [self._listed(row, person) for row in await self.store.public_tables(silent_before, SHOWN)]
        return sorted(tables, key=lambda table: (table.touched < silent_before * 1000, not has_room(table)))

    async def mine(self, person: str) -> list[TableInfo]:
        return list(self._list(await self.store.tables_of(person, SHOWN), person))

    def _list(self, rows: list[TableRow], person: str) -> Iterator[TableInfo]:
        for row in rows:
            with suppress(MsgspecError, ZooramaError):  # a damaged row must not hide the others
                yield self._listed(row, person)

    async def _open(
        self, model: TableModel, visitor: Visitor, store: Callable[[Table], Awaitable[None]] = Table.save_row
    ) -> Table:
        async with self.quotas.opening(visitor, public=model.public) as opened:
            table = await self.registry.create(model, store)
            await opened(table.id)
        return table

    def _listed(self, row: TableRow, person: str) -> TableInfo:
        live = self.registry.tables.get(row.id)
        return live.info(person) if live is not None else read_model(row.data).info(row.id, row.touched, person)

    def _model(
        self, game: AnyGame, options: Raw, sitters: list[Sitter], *, public: bool, pace: Pace, host: str
    ) -> TableModel:
        seed = fresh_seed()
        return TableModel(
            game=game.name,
            version=game.version,
            options=options,
            public=public,
            pace=pace,
            host=host,
            created=self.registry.services.clock.now(),
            seed=seed,
            commitment=commitment(seed),
            sitters=sitters,
        )


def game_info(game: AnyGame) -> GameInfo:
    levels = {seats: list(offered_bots(game, seats)) for seats in game.seats}
    return GameInfo(
        name=game.name,
        version=game.version,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        bots=[bot for bot in BOTS if any(bot in offered for offered in levels.values())],
        levels=levels,
        default_bot=default_bot(game),
        options=Raw(json.encode(Codec(game).options())),
        choices=list(option_choices(game)),
        luck=[LuckShare(one.seats, one.games, one.won, one.skill) for one in keen_shares(game.name)],
    )


def has_room(table: TableInfo) -> bool:
    return table.stage == "gathering" and any(seat.kind == "open" for seat in table.seats)


def option_choices(game: AnyGame) -> Iterator[OptionInfo]:
    """Tiles of one's own box come from a file: no form asks for them."""
    for field in fields(game.types.options):
        match shape_of(field):
            case Flag():
                yield OptionInfo(field.name, "flag", 0, 1, [])
            case Whole(low, high):
                yield OptionInfo(field.name, "whole", low, high, [])
            case Many(Word(words), least, most):
                yield OptionInfo(field.name, "words", least, most, list(words))


def read_options(game: AnyGame, seats: int, given: dict[str, Any]) -> Raw:
    """The options asked for, checked by the game, with all defaults filled in."""
    codec = Codec(game)
    chosen = codec.decode({**given, TAG: game.types.options.__name__}, Options)
    game.check(chosen)
    game.start(seats, chosen)
    return Raw(codec.dumps(chosen).encode())


def choose_luck(model: TableModel, wish: NewTable) -> None:
    """Luck that its chooser knows is for a lesson: nobody else may meet it."""
    assert wish.seed is not None
    if wish.public or not (wish.sit and wish.bots and wish.start) or wish.contribution:
        raise NotAllowed("chosen-luck")
    model.seed, model.commitment, model.chosen = wish.seed, commitment(wish.seed), True


def seat_as_recorded(model: TableModel, game: AnyGame, players: Sequence[Player], person: str, me: Me) -> None:
    """Bots at their level, where there is one of that name here."""
    if all(player.bot for player in players):
        raise NotAllowed("not-a-player")
    for seat, player in enumerate(players):
        if not player.bot:
            seating.sit(model, seat, person, proper_name(player.name) if player.name else me.name, me.animal, "")
        else:
            offered = player.bot in offered_bots(game, len(players))
            seating.seat_bot(model, seat, player.bot if offered else default_bot(game))


def proper_contribution(text: str) -> str:
    if not text.isprintable():
        raise Unreadable("contribution", "unprintable")
    return text
