"""Tables: making them, taking seats, starting, looking back."""

from typing import Annotated

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from zoorama.engine.shape import MOST_SEATS
from zoorama.server import calls
from zoorama.server.protocol.hosting import Contribute, Controls, KeepOut, NamedGuest, Rematch, Reply
from zoorama.server.protocol.messages import FreeSeat, NewTable, Replay, SeatBot, Sit, TableInfo, Tables
from zoorama.server.routes.common import (
    REFUSED,
    AnyRequest,
    Link,
    TheHost,
    TheLobby,
    ThePerson,
    TheRegistry,
    TheTable,
    TheVisitor,
    address_of,
    change,
    compressed,
    do,
    look,
    look_compressed,
    make,
)
from zoorama.server.routes.moderation import not_banned

SEATS = "|".join(str(seat) for seat in range(MOST_SEATS))
Perspective = Annotated[
    str,
    QueryParameter(pattern=f"^({SEATS}|spectator|open)$", description="a seat counted from 0, spectator, or open"),
]


@look("/tables")
async def public_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.public(person))


@make("/tables", guards=[not_banned])
async def create(visitor: TheVisitor, lobby: TheLobby, data: JSONBody[NewTable]) -> TableInfo:
    return await calls.create(lobby, visitor, data)


@look("/tables/{link:str}")
async def table_info(person: ThePerson, table: TheTable) -> TableInfo:
    return await calls.look(table, person)


@do("/tables/{link:str}/sit", guards=[not_banned])
async def sit(person: ThePerson, table: TheTable, data: JSONBody[Sit]) -> TableInfo:
    return await calls.sit(table, person, data)


@do("/tables/{link:str}/stand")
async def stand(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    return await calls.stand(table, person, data)


@do("/tables/{link:str}/withdraw")
async def withdraw(person: ThePerson, table: TheTable) -> TableInfo:
    """A wish to sit that the host has not answered."""
    await table.withdraw(person)
    return table.info(person)


@change("/tables/{link:str}/contribution")
async def contribute(person: ThePerson, table: TheTable, data: JSONBody[Contribute]) -> TableInfo:
    """What one's seats add to luck, until the game starts."""
    return await calls.contribute(table, person, data)


@do("/tables/{link:str}/bot")
async def seat_bot(person: ThePerson, table: TheTable, data: JSONBody[SeatBot]) -> TableInfo:
    return await calls.seat_bot(table, person, data)


@do("/tables/{link:str}/unseat")
async def unseat(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    return await calls.unseat(table, person, data)


@change("/tables/{link:str}/controls")
async def control(person: ThePerson, host: TheHost, data: JSONBody[Controls]) -> TableInfo:
    """For the host: whether to be asked before somebody sits down, and who may write in the chat."""
    await host.control(data)
    return host.table.info(person)


@do("/tables/{link:str}/reply")
async def reply(person: ThePerson, host: TheHost, data: JSONBody[Reply]) -> TableInfo:
    """For the host: yes or no to somebody who wishes to sit."""
    await host.reply(data)
    return host.table.info(person)


@do("/tables/{link:str}/keep-out")
async def keep_out(person: ThePerson, host: TheHost, data: JSONBody[KeepOut]) -> TableInfo:
    """For the host: this person may not sit, nor write, nor watch a private table."""
    await host.keep_out(data)
    return host.table.info(person)


@do("/tables/{link:str}/let-in")
async def let_in(person: ThePerson, host: TheHost, data: JSONBody[NamedGuest]) -> TableInfo:
    """For the host: somebody is kept out no longer."""
    await host.let_in(data.guest)
    return host.table.info(person)


@do("/tables/{link:str}/shuffle")
async def shuffle(person: ThePerson, table: TheTable) -> TableInfo:
    return await calls.shuffle(table, person)


@do("/tables/{link:str}/start")
async def start(person: ThePerson, table: TheTable) -> TableInfo:
    return await calls.start(table, person)


@do("/tables/{link:str}/leave")
async def leave(person: ThePerson, table: TheTable) -> TableInfo:
    return await calls.leave(table, person)


@do("/tables/{link:str}/rematch", guards=[not_banned])
async def rematch(
    visitor: TheVisitor, table: TheTable, lobby: TheLobby, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    return await calls.rematch(lobby, visitor, table, data)


@look_compressed("/tables/{link:str}/replay", responses={**REFUSED, 200: ResponseSpec(Replay, generate_examples=False)})
async def replay(
    request: AnyRequest, registry: TheRegistry, visitor: TheVisitor, link: Link, perspective: Perspective = "spectator"
) -> Response[bytes]:
    return await compressed(request, await registry.replays.replay(link, visitor, perspective))


@look_compressed(
    "/tables/{link:str}/certificate",
    responses={**REFUSED, 200: ResponseSpec(dict[str, object], generate_examples=False)},
)
async def certificate(request: AnyRequest, registry: TheRegistry, link: Link) -> Response[bytes]:
    """The record and what proves its luck; needs no identity, so that anybody with the link can verify."""
    name, content = await registry.replays.certificate(link, address_of(request))
    answer = await compressed(request, content)
    answer.set_header("Content-Disposition", f'attachment; filename="{name}"')
    return answer


ROUTES = [
    public_tables, create, table_info, sit, stand, withdraw, contribute, seat_bot, unseat, control, reply, keep_out,
    let_in, shuffle, start, leave, rematch, replay, certificate,
]  # fmt: skip
