"""Tables: making them, taking seats, starting, looking back."""

from typing import Annotated

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from zoorama.engine.shape import MOST_SEATS
from zoorama.server.lobby import proper_contribution
from zoorama.server.people import proper_animal, proper_name
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
    TheServices,
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
from zoorama.server.tables.hosting import need_entry

SEATS = "|".join(str(seat) for seat in range(MOST_SEATS))
Perspective = Annotated[
    str,
    QueryParameter(pattern=f"^({SEATS}|spectator|open)$", description="a seat counted from 0, spectator, or open"),
]


@look("/tables")
async def public_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.public(person))


@make("/tables", guards=[not_banned])
async def create(services: TheServices, visitor: TheVisitor, lobby: TheLobby, data: JSONBody[NewTable]) -> TableInfo:
    table = await lobby.create(data, visitor, await services.people.me(visitor.person))
    return table.info(visitor.person)


@look("/tables/{link:str}")
async def table_info(person: ThePerson, table: TheTable) -> TableInfo:
    need_entry(table.context.model, person)
    return table.info(person)


@do("/tables/{link:str}/sit", guards=[not_banned])
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


@do("/tables/{link:str}/withdraw")
async def withdraw(person: ThePerson, table: TheTable) -> TableInfo:
    """A wish to sit that the host has not answered."""
    await table.withdraw(person)
    return table.info(person)


@change("/tables/{link:str}/contribution")
async def contribute(person: ThePerson, table: TheTable, data: JSONBody[Contribute]) -> TableInfo:
    """What one's seats add to luck, until the game starts."""
    await table.contribute(person, data.seat, proper_contribution(data.contribution))
    return table.info(person)


@do("/tables/{link:str}/bot")
async def seat_bot(person: ThePerson, table: TheTable, data: JSONBody[SeatBot]) -> TableInfo:
    await table.seat_bot(person, data.seat, data.bot)
    return table.info(person)


@do("/tables/{link:str}/unseat")
async def unseat(person: ThePerson, table: TheTable, data: JSONBody[FreeSeat]) -> TableInfo:
    await table.unseat(person, data.seat)
    return table.info(person)


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


@do("/tables/{link:str}/rematch", guards=[not_banned])
async def rematch(
    visitor: TheVisitor, table: TheTable, lobby: TheLobby, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    again = await lobby.rematch(table, visitor, (data or Rematch()).contribution)
    return again.info(visitor.person)


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
