"""Reports by everybody, and the operators' page. To everybody else there is nothing under /operate."""

from typing import Annotated

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from zoorama.server.net.cookies import read_cookie
from zoorama.server.operating import Operator
from zoorama.server.people import digest
from zoorama.server.protocol.moderation import Done, NewReport, NewSanction, Operations, OperatorToken, Reason
from zoorama.server.reports import file_report
from zoorama.server.routes.common import AnyRequest, ThePeers, ThePerson, TheServices, TheTable, do, look, make
from zoorama.server.services import Services
from zoorama.server.store.moderation import OperatorRow

TheOperator = NamedDependency[Operator]
Which = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]


async def not_banned(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]  # litestar's own signature
    """For routes that a banned person may not use."""
    services: Services = connection.app.state.registry.services
    person = services.people.read(read_cookie(connection.cookies))
    if person is not None:
        services.moderation.seen(person, connection.client.host if connection.client else "-")
        services.moderation.need_welcome(person)


async def provide_operator(request: AnyRequest, peers: ThePeers) -> Operator:
    services = peers.services
    person = services.people.read(read_cookie(request.cookies))
    row = await services.store.moderation.operator(person) if person else None
    if row is None:
        raise NotFoundException
    return Operator(peers, row)


@make("/tables/{link:str}/report")
async def report(person: ThePerson, table: TheTable, data: JSONBody[NewReport]) -> Done:
    """Tell the operators of a line, a name or a table."""
    await file_report(table, person, data)
    return Done()


@do("/operate/enter", include_in_schema=False)
async def enter(services: TheServices, person: ThePerson, data: JSONBody[OperatorToken]) -> Done:
    """With the link that `zoorama admin operator` printed, this browser is an operator's."""
    now = services.clock.now()
    name = await services.store.moderation.take_link(digest(data.token), now)
    if name is None:
        raise NotFoundException
    await services.store.moderation.save_operator(OperatorRow(person, name, now))
    return Done()


@look("/operate", include_in_schema=False)
async def operations(operator: TheOperator) -> Operations:
    return await operator.operations()


@do("/operate/sanctions", include_in_schema=False)
async def sanction(operator: TheOperator, data: JSONBody[NewSanction]) -> Operations:
    await operator.sanction(data)
    return await operator.operations()


@do("/operate/sanctions/{which:str}/lift", include_in_schema=False)
async def lift(operator: TheOperator, which: Which, data: JSONBody[Reason]) -> Operations:
    await operator.lift(which, data.reason)
    return await operator.operations()


@do("/operate/reports/{which:str}/delete-line", include_in_schema=False)
async def delete_line(operator: TheOperator, which: Which, data: JSONBody[Reason]) -> Operations:
    await operator.delete_line(which, data.reason)
    return await operator.operations()


@do("/operate/reports/{which:str}/delete-table", include_in_schema=False)
async def delete_table(operator: TheOperator, which: Which, data: JSONBody[Reason]) -> Operations:
    await operator.delete_table(which, data.reason)
    return await operator.operations()


@do("/operate/reports/{which:str}/close", include_in_schema=False)
async def close(operator: TheOperator, which: Which, data: JSONBody[Reason]) -> Operations:
    await operator.close(which, data.reason)
    return await operator.operations()


DEPENDENCIES = {"operator": Provide(provide_operator)}
ROUTES = [report, enter, operations, sanction, lift, delete_line, delete_table, close]
