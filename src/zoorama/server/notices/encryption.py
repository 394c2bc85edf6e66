"""Encrypts a push message for one browser (RFC 8291): the push service that carries it cannot read it."""

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a message is one record (RFC 8188)
LAST = b"\x02"  # ends the last record's content; padding follows


def encode64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    """Raises ValueError where it is no base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(raw: bytes) -> ec.EllipticCurvePublicKey:
    """Raises ValueError for a point that is not on the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)


def encrypt(
    content: bytes,
    browser_key: bytes,
    secret: bytes,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded: int = 0,
) -> bytes:
    """The body of a push request, padded to a length. `own` and `salt` are fresh unless a test names them."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), read_point(browser_key))
    start = derive(shared, secret, b"WebPush: info\0" + browser_key + mine, 32)
    key = derive(start, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(start, salt, b"Content-Encoding: nonce\0", 12)
    plain = content + LAST + bytes(max(0, padded - len(content)))
    header = salt + struct.pack("!IB", RECORD, len(mine)) + mine
    return header + AESGCM(key).encrypt(nonce, plain, None)


def derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
