"""Errors as they are told over the wire."""

from zoorama.engine.errors import ZooramaError
from zoorama.server.store.store import StoreError
from zoorama.server.wire import Fact, Trouble

LONGEST_FACT = 300


def trouble(error: ZooramaError) -> Trouble:
    facts: dict[str, Fact] = {
        name: writable(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()
    }
    if isinstance(error, StoreError):  # where the database lies is the host's business
        return Trouble(name="StoreError", key="error-Failed", facts={}, message="the database cannot be used now")
    return Trouble(name=type(error).__name__, key=error.key, facts=facts, message=writable(str(error)))


def writable(text: str) -> str:
    """What somebody sent us and gets back: not all of it, and no half letters."""
    return text[:LONGEST_FACT].encode(errors="replace").decode()
