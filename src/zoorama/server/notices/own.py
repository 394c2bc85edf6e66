"""What is kept of one person's notices, for an export of their data."""

from urllib.parse import urlsplit

from zoorama.server.notices.wishes import read_wishes
from zoorama.server.protocol.personal import OwnNotices, OwnTarget
from zoorama.server.store.notices import NoticeStore, TargetRow


async def own_notices(store: NoticeStore, person: str) -> OwnNotices:
    return OwnNotices(
        wishes=None if await store.wishes(person) is None else await read_wishes(store, person),
        targets=[
            OwnTarget(one.channel, shown_address(one), one.confirmed, round(one.created * 1000))
            for one in await store.targets(person)
        ],
        told=[(row.table, row.kind) for row in await store.of(person)],
    )


def shown_address(target: TargetRow) -> str:
    """Whoever knows a device's whole endpoint can send to it."""
    return urlsplit(target.address).hostname or "" if target.channel == "push" else target.address
