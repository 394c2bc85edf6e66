"""Who somebody is here, and how they come to another device."""

from litestar import Response
from litestar.params import JSONBody

from zoorama.server.net.cookies import cookies_for, read_cookie
from zoorama.server.protocol.messages import Arrival, Me, Rename, Tables, Transfer
from zoorama.server.routes.common import (
    AnyRequest,
    TheLobby,
    ThePerson,
    TheServices,
    address_of,
    change,
    do,
    look,
    make,
)
from zoorama.server.services import Services


def signed_in(me: Me, person: str, request: AnyRequest, services: Services) -> Response[Me]:
    return Response(me, cookies=cookies_for(services.people.sign(person), request.scope["scheme"]))


@look("/me")
async def who_am_i(request: AnyRequest, services: TheServices) -> Response[Me]:
    """Who you are here; a newcomer becomes a guest."""
    person = services.people.read(read_cookie(request.cookies))
    if person is None:
        services.quotas.newcomer(address_of(request))
        person = services.people.newcomer()
    return signed_in(await services.people.me(person), person, request, services)


@change("/me")
async def rename(services: TheServices, person: ThePerson, data: JSONBody[Rename]) -> Me:
    return await services.people.rename(person, data)


@make("/me/transfer")
async def offer_transfer(services: TheServices, person: ThePerson) -> Transfer:
    """A link that makes another device yours, once and for a quarter of an hour."""
    return await services.people.offer_transfer(person)


@do("/me/arrive")
async def arrive(request: AnyRequest, services: TheServices, data: JSONBody[Arrival]) -> Response[Me]:
    person = await services.people.arrive(data.token)
    return signed_in(await services.people.me(person), person, request, services)


@look("/me/tables")
async def my_tables(person: ThePerson, lobby: TheLobby) -> Tables:
    return Tables(tables=await lobby.mine(person))


ROUTES = [who_am_i, rename, offer_transfer, arrive, my_tables]
