"""Errors as the wire shows them."""

from zoorama.engine.errors import ZooramaError
from zoorama.server.protocol.messages import Fact, Problem
from zoorama.server.store.store import StoreError

LONGEST_FACT = 300
NOT_FOUND = Problem(name="NotFound", key="error-NotFound", facts={}, message="there is nothing here")
FAILED = Problem(name="Failed", key="error-Failed", facts={}, message="something went wrong on our side")
# Where the database lies is the host's business.
STORE_FAILED = Problem(name="StoreError", key="error-Failed", facts={}, message="the database cannot be used now")


def problem_of(error: ZooramaError) -> Problem:
    if isinstance(error, StoreError):
        return STORE_FAILED
    facts: dict[str, Fact] = {
        name: encodable(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()
    }
    return Problem(name=type(error).__name__, key=error.key, facts=facts, message=encodable(str(error)))


def encodable(text: str) -> str:
    """What a client sent and gets back, cut short and without unpaired surrogates."""
    return text[:LONGEST_FACT].encode(errors="replace").decode()
