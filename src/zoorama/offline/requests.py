"""The API of a device's own tables: the calls of the server's that make sense alone, and their answers."""

import gzip
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote

from msgspec import MsgspecError, Raw, json

from zoorama.codec import Codec
from zoorama.engine.errors import Unreadable, ZooramaError
from zoorama.server import calls
from zoorama.server.errors import NotAllowed
from zoorama.server.lobby import Lobby
from zoorama.server.protocol.analysis import NewStudy
from zoorama.server.protocol.hosting import Contribute, Rematch
from zoorama.server.protocol.messages import FreeSeat, NewTable, Rename, SeatBot, Sit, Tables
from zoorama.server.protocol.problems import FAILED, NOT_FOUND, problem_of, status_of
from zoorama.server.protocol.puzzles import PuzzleAnswer
from zoorama.server.puzzles.desk import PuzzleDesk
from zoorama.server.quotas import Visitor
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

T = TypeVar("T")
log = logging.getLogger("zoorama.offline")


class Written(bytes):
    """JSON already."""


@dataclass(frozen=True)
class Call:
    registry: TableRegistry
    visitor: Visitor
    names: dict[str, str]  # from the path
    query: dict[str, str]
    body: str | None

    @property
    def person(self) -> str:
        return self.visitor.person

    @property
    def link(self) -> str:
        return self.names["link"]

    @property
    def lobby(self) -> Lobby:
        return Lobby(self.registry)

    @property
    def desk(self) -> PuzzleDesk:
        return PuzzleDesk(self.registry.services, self.person)

    async def table(self) -> Table:
        return await self.registry.table(self.link)

    def wish(self, kind: Any) -> Any:
        """What the body asks for."""
        try:
            return json.decode(self.body or "null", type=kind)
        except (MsgspecError, RecursionError) as error:
            raise Unreadable("request", "not-understood", {"why": str(error)}) from error


Respond = Callable[[Call], Awaitable[Any]]


def route(method: str, path: str, respond: Respond) -> tuple[str, re.Pattern[str], Respond]:
    return method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]{1,60})", path)), respond


async def me(call: Call) -> Any:
    return await call.registry.services.people.me(call.person)


async def rename(call: Call) -> Any:
    return await call.registry.services.people.rename(call.person, call.wish(Rename))


async def my_tables(call: Call) -> Any:
    return Tables(tables=await call.lobby.mine(call.person))


async def public_tables(call: Call) -> Any:
    return Tables(tables=await call.lobby.public(call.person))


async def games(call: Call) -> Any:
    return call.lobby.games()


async def game_text(call: Call) -> Any:
    return calls.game_text(call.names["game"], call.query.get("lang", "en"))


async def create(call: Call) -> Any:
    return await calls.create(call.lobby, call.visitor, call.wish(NewTable))


async def rematch(call: Call) -> Any:
    return await calls.rematch(call.lobby, call.visitor, await call.table(), call.wish(Rematch | None))


async def study(call: Call) -> Any:
    return await calls.study(call.lobby, call.visitor, await call.table(), call.wish(NewStudy))


async def replay(call: Call) -> Any:
    perspective = call.query.get("perspective", "spectator")
    return Written(gzip.decompress(await call.registry.replays.replay(call.link, call.visitor, perspective)))


async def certificate(call: Call) -> Any:
    return Written(gzip.decompress((await call.registry.replays.certificate(call.link, call.visitor.address))[1]))


async def look_at_analysis(call: Call) -> Any:
    return Written(gzip.decompress(await call.registry.analyses.look(call.link, call.visitor)))


async def my_puzzles(call: Call) -> Any:
    return await call.desk.scores()


async def daily_puzzle(call: Call) -> Any:
    return await call.desk.daily(call.names["game"])


async def next_puzzle(call: Call) -> Any:
    return await call.desk.next(call.names["game"])


async def answer_puzzle(call: Call) -> Any:
    return await call.desk.answer(call.names["game"], call.names["puzzle"], call.wish(PuzzleAnswer))


async def handed_over(call: Call) -> Any:
    """Not a route: only a server is to read it."""
    table = await call.table()
    if table.live is None:
        raise NotAllowed("not-started")
    match, pace = table.live.session.match, table.context.model.pace
    return {"record": Raw(Codec(match.game).dumps(match.record()).encode()), "pace": pace}


def with_table(do: Callable[[Table, str], Awaitable[Any]]) -> Respond:
    async def respond(call: Call) -> Any:
        return await do(await call.table(), call.person)

    return respond


def with_wish(do: Callable[[Table, str, T], Awaitable[Any]], kind: type[T]) -> Respond:
    async def respond(call: Call) -> Any:
        wish = call.wish(kind)
        return await do(await call.table(), call.person, wish)

    return respond


ROUTES: Final = [
    route("GET", "/me", me),
    route("PUT", "/me", rename),
    route("GET", "/me/tables", my_tables),
    route("GET", "/games", games),
    route("GET", "/games/{game}/text", game_text),
    route("GET", "/tables", public_tables),
    route("POST", "/tables", create),
    route("GET", "/tables/{link}", with_table(calls.look)),
    route("POST", "/tables/{link}/sit", with_wish(calls.sit, Sit)),
    route("POST", "/tables/{link}/stand", with_wish(calls.stand, FreeSeat)),
    route("PUT", "/tables/{link}/contribution", with_wish(calls.contribute, Contribute)),
    route("POST", "/tables/{link}/bot", with_wish(calls.seat_bot, SeatBot)),
    route("POST", "/tables/{link}/unseat", with_wish(calls.unseat, FreeSeat)),
    route("POST", "/tables/{link}/shuffle", with_table(calls.shuffle)),
    route("POST", "/tables/{link}/start", with_table(calls.start)),
    route("POST", "/tables/{link}/leave", with_table(calls.leave)),
    route("POST", "/tables/{link}/rematch", rematch),
    route("POST", "/tables/{link}/study", study),
    route("GET", "/tables/{link}/replay", replay),
    route("GET", "/tables/{link}/certificate", certificate),
    route("GET", "/tables/{link}/analysis", look_at_analysis),
    route("POST", "/tables/{link}/analysis", look_at_analysis),
    route("GET", "/puzzles/?", my_puzzles),
    route("GET", "/puzzles/{game}/daily", daily_puzzle),
    route("GET", "/puzzles/{game}/next", next_puzzle),
    route("POST", "/puzzles/{game}/{puzzle}/answer", answer_puzzle),
]


async def answer(
    registry: TableRegistry, visitor: Visitor, method: str, path: str, body: str | None
) -> tuple[int, str]:
    """Status and JSON text. Never raises: our own mistakes are logged."""
    place, _, query = path.partition("?")
    for verb, pattern, respond in ROUTES:
        found = pattern.fullmatch(place)
        if found and verb == method:
            names = {name: unquote(value) for name, value in found.groupdict().items()}
            return await answered(respond, Call(registry, visitor, names, dict(parse_qsl(query)), body))
    return 404, json.encode(NOT_FOUND).decode()


async def answered(respond: Respond, call: Call) -> tuple[int, str]:
    try:
        answer = await respond(call)
    except ZooramaError as error:
        return status_of(error), json.encode(problem_of(error)).decode()
    except Exception:
        log.exception("request failed")
        return 500, json.encode(FAILED).decode()
    return 200, (bytes(answer) if isinstance(answer, Written) else json.encode(answer)).decode()
