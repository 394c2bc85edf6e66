"""A process in which bots decide: a request a line comes in, an answer a line goes out."""

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

READY: Final = b"ready\n"  # the first line, when everything is imported
GRACE: Final = 3.0  # seconds beyond the budget in which the server should have ended the process


@dataclass(frozen=True)
class BotRequest:
    """What a bot is to decide; its view and the legal actions as the codec encodes them."""

    bot: str
    game: str
    version: int
    view: str
    legal: tuple[str, ...]
    seed: int
    seconds: float  # the time it may take


@dataclass(frozen=True)
class NumberedRequest:
    number: int
    request: BotRequest


@dataclass(frozen=True)
class BotAnswer:
    number: int  # of the request
    index: int  # among the legal actions


REQUESTS: Final = msgspec.json.Decoder(NumberedRequest)


def decide(request: BotRequest) -> int:
    game = find(request.game, request.version)
    codec = Codec(game)
    view = codec.loads(request.view, View)
    legal = [codec.loads(action, Action) for action in request.legal]
    bot, budget = make_bot(request.bot, game), Budget(seconds=request.seconds)
    return legal.index(bot.choose(view, legal, Rng(request.seed), budget))


def answer(line: bytes) -> bytes:
    numbered = REQUESTS.decode(line)
    # If the server is gone, the alarm ends a decision that never ends.
    signal.setitimer(signal.ITIMER_REAL, numbered.request.seconds + GRACE)
    index = decide(numbered.request)
    signal.setitimer(signal.ITIMER_REAL, 0)
    return msgspec.json.encode(BotAnswer(numbered.number, index)) + b"\n"


def write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def log_place_only(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error's message may quote a hidden hand, and this goes to a log: the place has to do."""
    traceback.print_tb(trace)
    sys.stderr.write(f"{kind.__name__}\n")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process at once; the server ends this one
    sys.excepthook = log_place_only
    write_line(READY)
    for line in sys.stdin.buffer:
        write_line(answer(line))


if __name__ == "__main__":
    main()
