"""Finished games looked into: their analysis, and tables that try another way from one of their steps."""

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from zoorama.server.protocol.analysis import AnalysisInfo, NewStudy
from zoorama.server.protocol.messages import TableInfo
from zoorama.server.routes.common import (
    REFUSED,
    AnyRequest,
    Link,
    TheLobby,
    TheRegistry,
    TheServices,
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
async def study(
    services: TheServices, visitor: TheVisitor, table: TheTable, lobby: TheLobby, data: JSONBody[NewStudy]
) -> TableInfo:
    """A new table that begins from a step of a finished game, against bots."""
    begun = await lobby.study(table, visitor, await services.people.me(visitor.person), data)
    return begun.info(visitor.person)


ROUTES = [look_at_analysis, ask_for_analysis, study]
