"""Errors as they are told over the wire."""

from zoorama.engine.errors import ZooramaError
from zoorama.server.protocol.messages import Fact, Problem
from zoorama.server.store import StoreTrouble

LONGEST_FACT = 300


def trouble(error: ZooramaError) -> Problem:
    facts: dict[str, Fact] = {
        name: writable(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()
    }
    if isinstance(error, StoreTrouble):  # where the database lies is the host's business
        return Problem(name="StoreTrouble", key="error-Failed", facts={}, message="the database cannot be used now")
    return Problem(name=type(error).__name__, key=error.key, facts=facts, message=writable(str(error)))


def writable(text: str) -> str:
    """What somebody sent us and gets back: not all of it, and no half letters."""
    return text[:LONGEST_FACT].encode(errors="replace").decode()
