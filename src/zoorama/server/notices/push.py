"""Web push: the browser's own push service brings a message to a device, also when no page is open."""

from hashlib import sha256

from msgspec import Struct, json

from zoorama.engine.errors import Unreadable
from zoorama.server.notices.encryption import decode64, encode64, encrypt, read_point
from zoorama.server.notices.message import Delivery, Message, judged
from zoorama.server.notices.outbound import Outbound
from zoorama.server.notices.vapid import Vapid
from zoorama.server.store.notices import TargetRow

PADDED = 1024  # bytes: the size does not tell one message from another
MOST_CONTENT = 3000  # bytes; services take bodies of 4096


class PushKeys(Struct):
    """The browser's public key and the secret it shares with us."""

    p256dh: str
    auth: str


class PushChannel:
    def __init__(self, outbound: Outbound, hosts: tuple[str, ...], vapid: Vapid) -> None:
        self.outbound, self.hosts, self.vapid = outbound, hosts, vapid

    async def send(self, target: TargetRow, message: Message, now: float) -> Delivery:
        keys = json.decode(target.keys, type=PushKeys)
        body = encrypt(content(message), decode64(keys.p256dh), decode64(keys.auth), padded=PADDED)
        headers = {
            "Authorization": self.vapid.authorization(target.address, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.lasts),
            "Urgency": message.urgency,
            "Topic": topic(message),
        }
        outcome = await self.outbound.post(target.address, self.hosts, headers, body)
        return judged(outcome.status, outcome.wait)


def topic(message: Message) -> str:
    """At most 32 letters of base64url, from which the push service learns nothing."""
    return encode64(sha256(message.topic.encode()).digest())[:32]


def content(message: Message) -> bytes:
    """What the service worker gets; names are short, so the text fits as a rule."""
    fields = {"title": message.title, "path": message.path, "tag": message.topic, "lang": message.language}
    room = MOST_CONTENT - len(json.encode(fields))
    return json.encode({**fields, "body": message.body.encode()[: room // 2].decode(errors="ignore")})


def read_keys(p256dh: str, auth: str) -> str:
    """As they are kept, if a message can be encrypted with them."""
    try:
        read_point(decode64(p256dh))
        proper = len(decode64(auth)) == 16
    except ValueError:
        proper = False
    if not proper:
        raise Unreadable("keys", "not-push-keys")
    return json.encode(PushKeys(p256dh, auth)).decode()
