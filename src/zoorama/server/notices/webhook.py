"""Webhooks: a message as JSON to an address that a person names, such as a chat room's; signed, to be checked."""

import hmac

from msgspec import json

from zoorama.server.notices.message import Delivery, Message, judged
from zoorama.server.notices.outbound import Outbound
from zoorama.server.store.notices import TargetRow


class WebhookChannel:
    def __init__(self, outbound: Outbound, hosts: tuple[str, ...], site: str, secret: str) -> None:
        self.outbound, self.hosts, self.site, self.secret = outbound, hosts, site, secret

    async def send(self, target: TargetRow, message: Message, now: float) -> Delivery:
        body = content(message, self.site)
        signed = signature(self.secret_of(target), int(now), body)
        headers = {"Content-Type": "application/json", "Zoorama-Signature": signed}
        outcome = await self.outbound.post(target.address, self.hosts, headers, body)
        return judged(outcome.status, outcome.wait)

    def secret_of(self, target: TargetRow) -> str:
        """One for each webhook: who knows theirs cannot sign for anybody else."""
        return hmac.new(self.secret.encode(), f"webhook {target.id}".encode(), "sha256").hexdigest()


def content(message: Message, site: str) -> bytes:
    """`text` and `content` are where the common chat rooms look."""
    text = f"{message.title}\n{message.body}\n{site}{message.path}".replace("\n\n", "\n")
    fields = {"kind": message.kind, "title": message.title, "body": message.body, "link": site + message.path}
    return json.encode({**fields, "text": text, "content": text})


def signature(secret: str, at: int, body: bytes) -> str:
    """Over the time and the body, so that an old message cannot be sent again as a new one."""
    return f"t={at},v1={hmac.new(secret.encode(), b'%d.' % at + body, 'sha256').hexdigest()}"
