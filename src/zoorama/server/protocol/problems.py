"""Errors as the wire shows them."""

from zoorama.engine.errors import Refused, ZooramaError
from zoorama.server.errors import ServerError
from zoorama.server.protocol.messages import Fact, Problem
from zoorama.server.store.store import StoreError

LONGEST_FACT = 300
NOT_FOUND = Problem(name="NotFound", key="error-NotFound", facts={}, message="there is nothing here")
FAILED = Problem(name="Failed", key="error-Failed", facts={}, message="something went wrong on our side")
TOLD = ("full", "other-tab")  # problems of a database that is the person's own
# Where any other lies is the host's business.
STORE_FAILED = Problem(name="StoreError", key="error-Failed", facts={}, message="the database cannot be used now")


class ToldElsewhere(ServerError):
    """What another server, which has the table, refused."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message, dict(problem.facts), problem.key)
        self.problem = problem


def problem_of(error: ZooramaError) -> Problem:
    if isinstance(error, ToldElsewhere):
        return error.problem
    if isinstance(error, StoreError) and error.problem not in TOLD:
        return STORE_FAILED
    facts: dict[str, Fact] = {
        name: encodable(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()
    }
    return Problem(name=type(error).__name__, key=error.key, facts=facts, message=encodable(str(error)))


def status_of(error: ZooramaError) -> int:
    """Of the answer over HTTP."""
    match error:
        case ServerError():
            return error.status
        case Refused():
            return 409
        case StoreError():
            return 503  # ours, not the client's: the same request may succeed later
    return 400


def encodable(text: str) -> str:
    """What a client sent and gets back, cut short and without unpaired surrogates."""
    return text[:LONGEST_FACT].encode(errors="replace").decode()
