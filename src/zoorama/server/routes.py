"""The HTTP API: identity, the lobby, seats, replays, and the socket."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from zoorama.codec.kinds import field_kinds
from zoorama.engine.errors import ZooramaError
from zoorama.engine.shape import MOST_SEATS
from zoorama.games import find
from zoorama.server.errors import NoIdentity, TableClosing
from zoorama.server.lobby import Lobby, proper_contribution
from zoorama.server.people import COOKIE, LASTS, proper_animal, proper_name
from zoorama.server.protocol.messages import (
    Arrival,
    FreeSeat,
    GameInfo,
    GameText,
    Me,
    NewTable,
    Problem,
    Rename,
    Replay,
    SeatBot,
    Sit,
    TableInfo,
    Tables,
    Transfer,
)
from zoorama.server.services import Services
from zoorama.server.store.store import StoreError
from zoorama.server.tables.connection import TRY_AGAIN, Connection
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.replay import certificate as table_certificate
from zoorama.server.tables.replay import replay as table_replay
from zoorama.server.tables.table import Table
from zoorama.text import read_source

AnyRequest = Request[Any, Any, Any]
TheRegistry = NamedDependency[TableRegistry]
TheServices = NamedDependency[Services]
ThePerson = NamedDependency[str]
TheTable = NamedDependency[Table]
TheLobby = NamedDependency[Lobby]
Link = Annotated[
    str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$", description="the unguessable part of the table's link")
]
SEATS = "|".join(str(seat) for seat in range(MOST_SEATS))
Perspective = Annotated[
    str,
    QueryParameter(pattern=f"^({SEATS}|spectator|open)$", description="a seat counted from 0, spectator, or open"),
]
GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="the language to read them in")]
Since = Annotated[int, QueryParameter(ge=0, description="the last seq this device has seen")]

NO_IDENTITY, NO_TABLE = 4401, 4404  # close codes of our own

REFUSALS = {
    400: "not understood, or not possible in this game",
    401: "no identity yet: ask for /api/me",
    403: "not for you",
    404: "no such table",
    409: "not now",
    413: "too large",
    429: "too many requests",
    503: "the table is being unloaded: ask again",
}
REFUSED = {status: ResponseSpec(Problem, generate_examples=False, description=why) for status, why in REFUSALS.items()}
look = partial(get, responses=REFUSED)
change = partial(put, responses=REFUSED)
do = partial(post, responses=REFUSED, status_code=200)
make = partial(post, responses=REFUSED)


def provide_registry(request: AnyRequest) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def provide_services(registry: TheRegistry) -> Services:
    return registry.services


async def provide_person(request: AnyRequest, services: TheServices) -> str:
    person = services.people.read(request.cookies.get(COOKIE))
    if person is None:
        raise NoIdentity
    return person


async def provide_table(registry: TheRegistry, link: Link) -> Table:
    return await registry.table(link)


def provide_lobby(registry: TheRegistry) -> Lobby:
    return Lobby(registry)


def cookie(services: Services, person: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services.people.sign(person),
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=services.settings.https,
    )


@look("/me")
async def who_am_i(request: AnyRequest, services: TheServices) -> Response[Me]:
    """Who you are here; a newcomer becomes a guest."""
    person = services.people.read(request.cookies.get(COOKIE)) or services.people.newcomer()
    return Response(await services.people.me(person), cookies=[cookie(services, person)])


@change("/me")
async def rename(services: TheServices, person: ThePerson, data: JSONBody[Rename]) -> Me:
    return await services.people.rename(person, data)


@make("/me/transfer")
async def offer_transfer(services: TheServices, person: ThePerson) -> Transfer:
    """A link that makes another device yours, once and for a quarter of an hour."""
    return await services.people.offer_transfer(person)


@do("/me/arrive")
async def arrive(services: TheServices, data: JSONBody[Arrival]) -> Response[Me]:
    person = await services.people.arrive(data.token)
    return Response(await services.people.me(person), cookies=[cookie(services, person)])


@look("/me/tables")
async def my_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.mine(person))


@look("/games")
async def games(lobby: TheLobby) -> list[GameInfo]:
    return lobby.games()


@look("/games/{game:str}/text")
async def game_text(game: GameName, lang: Language) -> GameText:
    """A game's words, in English where they are not translated."""
    fields = field_kinds(find(game))
    return GameText(source=read_source(lang, game), fields=fields)


@look("/tables")
async def public_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.public(person))


@make("/tables")
async def create(services: TheServices, person: ThePerson, lobby: TheLobby, data: JSONBody[NewTable]) -> TableInfo:
    table = await lobby.create(data, person, await services.people.me(person))
    return table.info(person)


@look("/tables/{link:str}")
async def table_info(person: ThePerson, table: TheTable) -> TableInfo:
    return table.info(person)


@do("/tables/{link:str}/sit")
async def sit(services: TheServices, person: ThePerson, table: TheTable, data: JSONBody[Sit]) -> TableInfo:
    me = await services.people.me(person)
    name = proper_name(data.name) if data.name else me.name
    animal = proper_animal(data.animal) if data.animal else me.animal
    await table.sit(data.seat, person, name, animal, proper_contribution(data.contribution))
    return table.info(person)


@do("/tables/{link:str}/stand")
async def stand(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    await table.stand(data.seat, person)
    return table.info(person)


@do("/tables/{link:str}/bot")
async def seat_bot(person: ThePerson, table: TheTable, data: JSONBody[SeatBot]) -> TableInfo:
    await table.seat_bot(person, data.seat, data.bot)
    return table.info(person)


@do("/tables/{link:str}/unseat")
async def unseat(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    await table.unseat(person, data.seat)
    return table.info(person)


@do("/tables/{link:str}/shuffle")
async def shuffle(person: ThePerson, table: TheTable) -> TableInfo:
    await table.shuffle(person)
    return table.info(person)


@do("/tables/{link:str}/start")
async def start(person: ThePerson, table: TheTable) -> TableInfo:
    await table.start(person)
    return table.info(person)


@do("/tables/{link:str}/leave")
async def leave(person: ThePerson, table: TheTable) -> TableInfo:
    await table.leave(person)
    return table.info(person)


@do("/tables/{link:str}/rematch")
async def rematch(person: ThePerson, table: TheTable, lobby: TheLobby) -> TableInfo:
    return (await lobby.rematch(table, person)).info(person)


@look("/tables/{link:str}/replay")
async def replay(person: ThePerson, table: TheTable, perspective: Perspective = "spectator") -> Replay:
    return await table.read(partial(table_replay, person=person, perspective=perspective))


@look("/tables/{link:str}/certificate")
async def certificate(table: TheTable) -> Response[Raw]:
    """The record and what proves its luck; needs no identity, so that anybody with the link can verify."""
    name, content = await table.read(table_certificate)
    return Response(Raw(content.encode()), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@websocket("/tables/{link:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], link: Link, since: Since = 0) -> None:
    registry: TableRegistry = socket.app.state.registry
    person = registry.services.people.read(socket.cookies.get(COOKIE))
    if person is None:
        return await refuse(socket, NO_IDENTITY)
    try:
        table = await registry.table(link)
    except (StoreError, TableClosing):
        return await refuse(socket, TRY_AGAIN)
    except ZooramaError:  # there is no such table, or this server does not know its game
        return await refuse(socket, NO_TABLE)
    return await Connection(socket, person, registry.services).serve(table, since)


async def refuse(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Browsers see a close code only of a socket that was accepted."""
    await socket.accept()
    await socket.close(code)


ROUTES = [
    who_am_i, rename, offer_transfer, arrive, my_tables, games, game_text, public_tables, create, table_info, sit,
    stand, seat_bot, unseat, shuffle, start, leave, rematch, replay, certificate, socket,
]  # fmt: skip


def api() -> Router:
    return Router(
        path="/api",
        route_handlers=ROUTES,
        dependencies={
            "registry": Provide(provide_registry, sync_to_thread=False),
            "services": Provide(provide_services, sync_to_thread=False),
            "person": Provide(provide_person),
            "table": Provide(provide_table),
            "lobby": Provide(provide_lobby, sync_to_thread=False),
        },
    )
