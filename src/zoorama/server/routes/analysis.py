"""Games of before: their analysis, tables that try another way from one of their steps, games brought here."""

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from zoorama.server import calls
from zoorama.server.net.head import BROUGHT_BYTES
from zoorama.server.protocol.analysis import AnalysisInfo, BroughtGame, NewStudy
from zoorama.server.protocol.messages import TableInfo
from zoorama.server.routes.common import (
    REFUSED,
    AnyRequest,
    Link,
    TheLobby,
    TheRegistry,
    TheTable,
    TheVisitor,
    compressed,
    do_compressed,
    look_compressed,
    make,
)
from zoorama.server.routes.moderation import not_banned

ANSWERS = {**REFUSED, 200: ResponseSpec(AnalysisInfo, generate_examples=False)}


@look_compressed("/tables/{link:str}/analysis", responses=ANSWERS)
async def look_at_analysis(
    request: AnyRequest, registry: TheRegistry, visitor: TheVisitor, link: Link
) -> Response[bytes]:
    return await compressed(request, await registry.analyses.look(link, visitor))


@do_compressed("/tables/{link:str}/analysis", responses=ANSWERS)
async def ask_for_analysis(
    request: AnyRequest, registry: TheRegistry, visitor: TheVisitor, link: Link
) -> Response[bytes]:
    """Begins it, unless that is done already."""
    return await compressed(request, await registry.analyses.ask(link, visitor))


@make("/tables/{link:str}/study", guards=[not_banned])
async def study(visitor: TheVisitor, table: TheTable, lobby: TheLobby, data: JSONBody[NewStudy]) -> TableInfo:
    """A new table that begins from a step of a finished game, against bots."""
    return await calls.study(lobby, visitor, table, data)


@make("/tables/brought", guards=[not_banned], request_max_body_size=BROUGHT_BYTES)
async def bring(visitor: TheVisitor, lobby: TheLobby, data: JSONBody[BroughtGame]) -> TableInfo:
    """A new table on which a game goes on that was begun without a server. Every move is checked by the rules."""
    brought = await lobby.bring(visitor, await lobby.people.me(visitor.person), data)
    return brought.info(visitor.person)


ROUTES = [look_at_analysis, ask_for_analysis, study, bring]
