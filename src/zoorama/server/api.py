"""The HTTP API: identity, the lobby, seats, replays."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from zoorama.codec.kinds import field_kinds
from zoorama.engine.errors import ZooramaError
from zoorama.games import find
from zoorama.server import replays
from zoorama.server.errors import NoIdentity, NotAllowed
from zoorama.server.house import House
from zoorama.server.lobby import Lobby, proper_contribution, shuffled
from zoorama.server.people import COOKIE, LASTS, proper_name
from zoorama.server.socket import Connection
from zoorama.server.table import Table
from zoorama.server.wire import (
    Arrival,
    FreeSeat,
    GameInfo,
    GameText,
    Me,
    NewTable,
    Rename,
    Replay,
    SeatBot,
    Sit,
    TableInfo,
    Tables,
    Transfer,
    Trouble,
)
from zoorama.text import read_source

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
ThePerson = NamedDependency[str]
TheTable = NamedDependency[Table]
TheLobby = NamedDependency[Lobby]
Link = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="the unguessable part of the table's link")
]
Eyes = Annotated[
    str, QueryParameter(pattern="^([0-7]|watcher|open)$", description="a seat counted from 0, watcher, or open")
]
GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="the language to read them in")]
Since = Annotated[int, QueryParameter(ge=0, description="the last seq this device has seen")]

REFUSALS = {
    400: "not understood, or not possible in this game",
    401: "no identity yet: ask for /api/me",
    403: "not for you",
    404: "no such table",
    409: "not now",
    413: "too large",
    429: "too much at once",
    503: "the table is being put away: ask again",
}
REFUSED = {status: ResponseSpec(Trouble, generate_examples=False, description=why) for status, why in REFUSALS.items()}
look = partial(get, responses=REFUSED)
change = partial(put, responses=REFUSED)
do = partial(post, responses=REFUSED, status_code=200)
make = partial(post, responses=REFUSED)


def provide_house(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


async def provide_person(request: AnyRequest, house: TheHouse) -> str:
    person = house.people.read(request.cookies.get(COOKIE))
    if person is None:
        raise NoIdentity
    return person


async def provide_table(house: TheHouse, link: Link) -> Table:
    return await house.table(link)


def provide_lobby(house: TheHouse) -> Lobby:
    return Lobby(house)


def cookie(house: House, person: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=house.people.sign(person),
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=house.settings.https,
    )


@look("/me")
async def who_am_i(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Who you are here; a newcomer becomes a guest."""
    person = house.people.read(request.cookies.get(COOKIE)) or house.people.newcomer()
    return Response(await house.people.me(person), cookies=[cookie(house, person)])


@change("/me")
async def rename(house: TheHouse, person: ThePerson, data: JSONBody[Rename]) -> Me:
    return await house.people.rename(person, data.name)


@make("/me/transfer")
async def offer_transfer(house: TheHouse, person: ThePerson) -> Transfer:
    """A link that makes another device yours, once and for a quarter of an hour."""
    return await house.people.offer_transfer(person)


@do("/me/arrive")
async def arrive(house: TheHouse, data: JSONBody[Arrival]) -> Response[Me]:
    person = await house.people.arrive(data.token)
    return Response(await house.people.me(person), cookies=[cookie(house, person)])


@look("/me/tables")
async def my_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.mine(person))


@look("/games")
async def games(lobby: TheLobby) -> list[GameInfo]:
    return lobby.games()


@look("/games/{game:str}/text")
async def game_text(game: GameName, lang: Language) -> GameText:
    """A game's words, in English where they are not translated."""
    return GameText(source=read_source(lang, game), fields=field_kinds(find(game)))


@look("/tables")
async def public_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.public(person))


@make("/tables")
async def create(house: TheHouse, person: ThePerson, lobby: TheLobby, data: JSONBody[NewTable]) -> TableInfo:
    table = await lobby.create(data, person, await house.people.name(person))
    return table.info(person)


@look("/tables/{link:str}")
async def table_info(person: ThePerson, table: TheTable) -> TableInfo:
    return table.info(person)


@do("/tables/{link:str}/sit")
async def sit(house: TheHouse, person: ThePerson, table: TheTable, data: JSONBody[Sit]) -> TableInfo:
    name = proper_name(data.name) if data.name else await house.people.name(person)
    contribution = proper_contribution(data.contribution)
    await table.do(lambda: table.arrange(lambda seating: seating.sit(data.seat, person, name, contribution)))
    return table.info(person)


@do("/tables/{link:str}/stand")
async def stand(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    await table.do(lambda: table.arrange(lambda seating: seating.stand(data.seat, person)))
    return table.info(person)


@do("/tables/{link:str}/bot")
async def seat_bot(person: ThePerson, table: TheTable, data: JSONBody[SeatBot]) -> TableInfo:
    need_host(table, person)
    await table.do(lambda: table.arrange(lambda seating: seating.seat_bot(data.seat, data.bot)))
    return table.info(person)


@do("/tables/{link:str}/unseat")
async def unseat(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    need_host(table, person)
    await table.do(lambda: table.arrange(lambda seating: seating.unseat(data.seat)))
    return table.info(person)


@do("/tables/{link:str}/shuffle")
async def shuffle(person: ThePerson, table: TheTable) -> TableInfo:
    need_host(table, person)
    order = shuffled(len(table.data.sitters))
    await table.do(lambda: table.arrange(lambda seating: seating.shuffle(order)))
    return table.info(person)


@do("/tables/{link:str}/start")
async def start(person: ThePerson, table: TheTable) -> TableInfo:
    need_host(table, person)
    await table.do(table.start)
    return table.info(person)


@do("/tables/{link:str}/leave")
async def leave(person: ThePerson, table: TheTable) -> TableInfo:
    await table.do(lambda: table.leave(person))
    return table.info(person)


@do("/tables/{link:str}/rematch")
async def rematch(person: ThePerson, table: TheTable, lobby: TheLobby) -> TableInfo:
    again = await lobby.rematch(table, person)
    return again.info(person)


@look("/tables/{link:str}/replay")
async def replay(person: ThePerson, table: TheTable, eyes: Eyes = "watcher") -> Replay:
    async def look() -> Replay:
        return replays.replay(table, person, eyes)

    return await table.do(look)


@look("/tables/{link:str}/certificate")
async def certificate(table: TheTable) -> Response[Raw]:
    """The record and what proves its luck; needs no identity, so that anybody with the link can verify."""
    name = f"{table.data.game}-{table.id[:6]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(Raw(replays.certificate(table).encode()), headers=headers)


def need_host(table: Table, person: str) -> None:
    if table.data.host != person:
        raise NotAllowed("not-the-host")


@websocket("/tables/{link:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], link: Link, since: Since = 0) -> None:
    house: House = socket.app.state.house
    person = house.people.read(socket.cookies.get(COOKIE))
    if person is None:
        raise WebSocketException(code=4401, detail="no identity")
    try:
        table = await house.table(link)
    except ZooramaError as error:
        raise WebSocketException(code=4404, detail=str(error)) from error
    await Connection(socket, person, house).serve(table, since)


ROUTES = [
    who_am_i, rename, offer_transfer, arrive, my_tables, games, game_text, public_tables, create, table_info, sit,
    stand, seat_bot, unseat, shuffle, start, leave, rematch, replay, certificate, socket,
]  # fmt: skip


def api() -> Router:
    return Router(
        path="/api",
        route_handlers=ROUTES,
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "person": Provide(provide_person),
            "table": Provide(provide_table),
            "lobby": Provide(provide_lobby, sync_to_thread=False),
        },
    )
