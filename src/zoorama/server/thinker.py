"""A process that thinks for bots: a question a line comes in, an answer a line goes out."""

import signal
import sys
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import Final

import msgspec

from zoorama.bots.bot import Budget
from zoorama.bots.registry import make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, View
from zoorama.games import find

READY: Final = b"ready\n"  # what it says first, when everything is imported
GRACE: Final = 3.0  # seconds beyond the budget in which the server should have ended a thought


@dataclass(frozen=True)
class Thought:
    """What a bot is to decide; its view and the legal actions as the codec writes them."""

    bot: str
    game: str
    version: int
    view: str
    legal: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Question:
    number: int
    budget: float
    thought: Thought


@dataclass(frozen=True)
class Answer:
    number: int  # of the question
    index: int  # among the legal actions


QUESTIONS: Final = msgspec.json.Decoder(Question)


def decide(thought: Thought, budget: Budget) -> int:
    game = find(thought.game, thought.version)
    codec = Codec(game)
    view = codec.loads(thought.view, View)
    legal = [codec.loads(action, Action) for action in thought.legal]
    return legal.index(make_bot(thought.bot, game).choose(view, legal, Rng(thought.seed), budget))


def answer(line: bytes) -> bytes:
    question = QUESTIONS.decode(line)
    # Where no server is left to end a thought that never ends, the alarm does.
    signal.setitimer(signal.ITIMER_REAL, question.budget + GRACE)
    index = decide(question.thought, Budget(seconds=question.budget))
    signal.setitimer(signal.ITIMER_REAL, 0)
    return msgspec.json.encode(Answer(question.number, index)) + b"\n"


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def tell_where(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error's own words may quote what a hand holds, and this goes to a log: the place has to do."""
    traceback.print_tb(trace)
    sys.stderr.write(f"{kind.__name__}\n")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process at once; the server ends this one
    sys.excepthook = tell_where
    say(READY)
    for line in sys.stdin.buffer:
        say(answer(line))


if __name__ == "__main__":
    main()
