"""Deals luck from a committed seed; docs/luck.md explains how, and what it proves."""

import hashlib
import hmac
import secrets
from typing import Final

from zoorama.engine.dealer import Dealer

LABEL: Final = "zoorama luck 1"  # changes when the same seed would mean other outcomes
SEED_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << 8 * WORD_BYTES


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The hash published before the first move: it fixes the seed without revealing it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def source(seed: str, contributions: tuple[str, ...]) -> hmac.HMAC:
    """The keyed hash that every outcome of a game is derived from, with its number and the attempt."""
    return hmac.new(bytes.fromhex(seed), netstrings((LABEL, *contributions)), "sha256")


def outcome(source: hmac.HMAC, number: int, bound: int) -> int:
    """The `number`-th outcome of luck, 0 <= outcome < bound, without modulo bias: unfair words are skipped."""
    fair = WORDS - WORDS % bound
    attempt = 0
    while (found := word(source, number, attempt)) >= fair:
        attempt += 1
    return found % bound


def word(source: hmac.HMAC, number: int, attempt: int) -> int:
    mac = source.copy()
    mac.update(netstrings((str(number), str(attempt))))
    return int.from_bytes(mac.digest()[:WORD_BYTES], "big")


def netstrings(texts: tuple[str, ...]) -> bytes:
    """Each text with its length before it, so that different lists never give the same bytes."""
    parts = [text.encode() for text in texts]
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)


class CommittedDealer(Dealer):
    """Deals one seed's outcomes in order. `drawn` counts them: a dealer made later with it continues from there."""

    def __init__(self, seed: str, contributions: tuple[str, ...], drawn: int = 0) -> None:
        self.source = source(seed, contributions)
        self.drawn = drawn

    def below(self, bound: int) -> int:
        number = self.drawn
        self.drawn += 1
        return outcome(self.source, number, bound)
