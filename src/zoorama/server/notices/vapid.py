"""Tells push services who sends (VAPID, RFC 8292): a token signed with the server's own key."""

from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import json

from zoorama.server.notices.encryption import CURVE, decode64, encode64, point

LASTS = 12 * 3600  # seconds; services take tokens of up to a day
HEADER = encode64(b'{"typ":"JWT","alg":"ES256"}')


def fresh_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode64(number.to_bytes(32, "big"))


class Vapid:
    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decode64(key), "big"), CURVE)
        self.public = encode64(point(self.key.public_key()))
        self.contact = contact

    def authorization(self, endpoint: str, now: float) -> str:
        """The header for requests to the push service of this endpoint."""
        service = urlsplit(endpoint)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(now) + LASTS, "sub": self.contact}
        signed = f"{HEADER}.{encode64(json.encode(claims))}"
        return f"vapid t={signed}.{self._signature(signed)}, k={self.public}"

    def _signature(self, text: str) -> str:
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        return encode64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
