"""The keys that sign cookies: the first signs, older ones are still believed until they expire."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

FOREVER = float("inf")
SHORTEST = 16  # bytes of a key


class NotAKey(Exception):
    pass


@dataclass(frozen=True)
class Key:
    secret: bytes
    until: float = FOREVER  # seconds since 1970

    def signature(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), hashlib.sha256).hexdigest()


class KeyRing:
    def __init__(self, keys: Sequence[Key], now: Callable[[], float]) -> None:
        self.keys = keys
        self.now = now

    def sign(self, text: str) -> str:
        return f"{text}.{self.keys[0].signature(text)}"

    def read(self, signed: str | None) -> str | None:
        """What was signed, if it was by one of ours."""
        text, _, signature = (signed or "").rpartition(".")
        believed = [key for key in self.keys if self.now() < key.until]
        valid = any(hmac.compare_digest(signature.encode(), key.signature(text).encode()) for key in believed)
        return text if text and valid else None


def fresh_key() -> Key:
    return Key(secrets.token_bytes(32))


def rotated(keys: Sequence[Key], now: float, overlap: float) -> list[Key]:
    """A new key first; the one before it is believed for as many seconds more."""
    last = replace(keys[0], until=now + overlap)
    return [fresh_key(), *(key for key in (last, *keys[1:]) if now < key.until)]


def dump_keys(keys: Sequence[Key]) -> str:
    """A line each: the key, and when it expires."""
    return "".join(f"{key.secret.hex()} {'' if key.until == FOREVER else key.until}".rstrip() + "\n" for key in keys)


def parse_keys(text: str) -> list[Key]:
    """Raises NotAKey. One key alone is what earlier versions kept."""
    keys = [_parse_key(*line.split()) for line in text.splitlines() if line.strip()]
    if not keys:
        raise NotAKey
    return keys


def _parse_key(secret: str, until: str = "inf", *rest: str) -> Key:
    try:
        key = Key(bytes.fromhex(secret), float(until))
    except ValueError:
        raise NotAKey from None
    if rest or len(key.secret) < SHORTEST:
        raise NotAKey
    return key
