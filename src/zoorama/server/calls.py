"""What a request asks for, whichever way it came: over HTTP, or from a page whose tables run in the browser itself."""

from zoorama.codec.kinds import field_kinds
from zoorama.games import find
from zoorama.server.lobby import Lobby, proper_contribution
from zoorama.server.people import proper_animal, proper_name
from zoorama.server.protocol.analysis import NewStudy
from zoorama.server.protocol.hosting import Contribute, Rematch
from zoorama.server.protocol.messages import FreeSeat, GameText, NewTable, SeatBot, Sit, TableInfo
from zoorama.server.quotas import Visitor
from zoorama.server.tables.hosting import need_entry
from zoorama.server.tables.table import Table
from zoorama.text import read_source


def game_text(game: str, language: str) -> GameText:
    """A game's words, in English where they are not translated."""
    fields = field_kinds(find(game))  # first: a name that is no game's names no file either
    return GameText(source=read_source(language, game), fields=fields)


async def create(lobby: Lobby, visitor: Visitor, wish: NewTable) -> TableInfo:
    table = await lobby.create(wish, visitor, await lobby.people.me(visitor.person))
    return table.info(visitor.person)


async def rematch(lobby: Lobby, visitor: Visitor, table: Table, wish: Rematch | None) -> TableInfo:
    return await lobby.rematch(table, visitor, (wish or Rematch()).contribution)


async def study(lobby: Lobby, visitor: Visitor, table: Table, wish: NewStudy) -> TableInfo:
    begun = await lobby.study(table, visitor, await lobby.people.me(visitor.person), wish)
    return begun.info(visitor.person)


async def look(table: Table, person: str) -> TableInfo:
    need_entry(table.context.model, person)
    return table.info(person)


async def sit(table: Table, person: str, wish: Sit) -> TableInfo:
    me = await table.context.services.people.me(person)
    name = proper_name(wish.name) if wish.name else me.name
    animal = proper_animal(wish.animal) if wish.animal else me.animal
    await table.sit(wish.seat, person, name, animal, proper_contribution(wish.contribution))
    return table.info(person)


async def stand(table: Table, person: str, wish: FreeSeat) -> TableInfo:
    await table.stand(wish.seat, person)
    return table.info(person)


async def contribute(table: Table, person: str, wish: Contribute) -> TableInfo:
    await table.contribute(person, wish.seat, proper_contribution(wish.contribution))
    return table.info(person)


async def seat_bot(table: Table, person: str, wish: SeatBot) -> TableInfo:
    await table.seat_bot(person, wish.seat, wish.bot)
    return table.info(person)


async def unseat(table: Table, person: str, wish: FreeSeat) -> TableInfo:
    await table.unseat(person, wish.seat)
    return table.info(person)


async def shuffle(table: Table, person: str) -> TableInfo:
    await table.shuffle(person)
    return table.info(person)


async def start(table: Table, person: str) -> TableInfo:
    await table.start(person)
    return table.info(person)


async def leave(table: Table, person: str) -> TableInfo:
    await table.leave(person)
    return table.info(person)
