"""One's own devices and data."""

from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, PathParameter

from zoorama.server.errors import NotAllowed
from zoorama.server.personal import PersonalData, milliseconds
from zoorama.server.protocol.messages import Me
from zoorama.server.protocol.personal import Devices, Export, Farewell, OpenTransfer, Retention
from zoorama.server.routes.common import AnyRequest, ThePeers, ThePerson, TheServices, do, look
from zoorama.server.routes.me import signed_in
from zoorama.server.services import Services

Digest = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]


async def devices_of(services: Services, person: str) -> Devices:
    found = await services.store.personal.transfers(person, services.clock.now())
    return Devices(transfers=[OpenTransfer(token, milliseconds(until)) for token, until in found])


@look("/me/devices")
async def devices(services: TheServices, person: ThePerson) -> Devices:
    return await devices_of(services, person)


@do("/me/transfers/{which:str}/revoke")
async def revoke(services: TheServices, person: ThePerson, which: Digest) -> Devices:
    if not await services.store.personal.revoke_transfer(person, which):
        raise NotAllowed("transfer-gone")
    return await devices_of(services, person)


@do("/me/devices/end")
async def end_devices(request: AnyRequest, peers: ThePeers, services: TheServices, person: ThePerson) -> Response[Me]:
    """Only the device that asks for it stays yours."""
    await services.people.end_other_devices(person)
    await services.store.notices.drop_channel(person, "push")  # this one subscribes again
    await PersonalData(peers, person).dismiss()
    return signed_in(await services.people.me(person), person, request, services)


@look("/me/export")
async def export(peers: ThePeers, services: TheServices, person: ThePerson) -> Response[Export]:
    services.quotas.exports.take(person)
    data = await PersonalData(peers, person).export()
    return Response(data, headers={"Content-Disposition": 'attachment; filename="zoorama.json"'})


@do("/me/delete")
async def delete(
    request: AnyRequest,
    peers: ThePeers,
    services: TheServices,
    person: ThePerson,
    data: JSONBody[Farewell],
) -> Response[Me]:
    """For good. Whoever asked is a new guest."""
    await PersonalData(peers, person).delete()
    newcomer = services.people.newcomer()
    return signed_in(await services.people.me(newcomer), newcomer, request, services)


@look("/retention")
async def retention(services: TheServices) -> Retention:
    """For the page on privacy."""
    keeping = services.settings.keeping
    return Retention(
        chat=keeping.chat or None,
        gathering=keeping.gathering or None,
        playing=keeping.playing or None,
        finished=keeping.finished or None,
        people=keeping.people or None,
    )


ROUTES = [devices, revoke, end_devices, export, delete, retention]
