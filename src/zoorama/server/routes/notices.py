"""Notices: what a person wants to be told of, where, and how it is stopped."""

from typing import Annotated

from litestar import Router
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect

from zoorama.server.notices.subscriptions import Subscriptions
from zoorama.server.protocol.notices import (
    Confirmed,
    DropTarget,
    NoticeInfo,
    NoticeToken,
    NoticeTrial,
    NoticeWishes,
    PlainTarget,
    PushTarget,
)
from zoorama.server.routes.common import AnyRequest, ThePerson, change, do, look

TheNotices = NamedDependency[Subscriptions]
TokenQuery = Annotated[str, QueryParameter(name="token", min_length=10, max_length=200, pattern="^[A-Za-z0-9_.-]+$")]


def provide_notices(request: AnyRequest) -> Subscriptions:
    notices: Subscriptions = request.app.state.notices.subscriptions
    return notices


@look("/")
async def notices_info(person: ThePerson, notices: TheNotices) -> NoticeInfo:
    return await notices.info(person)


@change("/")
async def choose_notices(person: ThePerson, notices: TheNotices, data: JSONBody[NoticeWishes]) -> NoticeInfo:
    return await notices.choose(person, data)


@do("/device")
async def add_device(person: ThePerson, notices: TheNotices, data: JSONBody[PushTarget]) -> NoticeInfo:
    return await notices.add_device(person, data)


@do("/address")
async def add_address(
    request: AnyRequest, person: ThePerson, notices: TheNotices, data: JSONBody[PlainTarget]
) -> NoticeInfo:
    """An e-mail address gets a link first, and nothing else before somebody follows it."""
    return await notices.add_address(person, request.client.host if request.client else "-", data)


@do("/drop")
async def drop_target(person: ThePerson, notices: TheNotices, data: JSONBody[DropTarget]) -> NoticeInfo:
    return await notices.drop(person, data.id)


@do("/test")
async def try_notices(person: ThePerson, notices: TheNotices) -> NoticeTrial:
    return await notices.try_out(person)


@do("/confirm")
async def confirm_address(notices: TheNotices, data: JSONBody[NoticeToken]) -> Confirmed:
    """The link in an e-mail; needs no identity, for mail is read on any device."""
    return await notices.confirm(data.token)


@do("/unsubscribe")
async def unsubscribe(notices: TheNotices, token: TokenQuery) -> Confirmed:
    """One click in a mail program (RFC 8058): no identity, and the body says nothing we need."""
    return await notices.unsubscribe(token)


@look("/unsubscribe", include_in_schema=False)
async def unsubscribe_page(token: TokenQuery) -> Redirect:
    """For mail programs that open the address. A program that only looks at links must not unsubscribe anybody."""
    return Redirect(f"/notices#stop={token}", status_code=303)


HANDLERS = [
    notices_info, choose_notices, add_device, add_address, drop_target, try_notices, confirm_address, unsubscribe,
    unsubscribe_page,
]  # fmt: skip
ROUTES = [
    Router(
        path="/notices",
        route_handlers=HANDLERS,
        dependencies={"notices": Provide(provide_notices, sync_to_thread=False)},
    )
]
