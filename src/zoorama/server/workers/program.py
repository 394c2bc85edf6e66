"""What every worker program does: a request a line comes in, an answer a line goes out."""

import faulthandler
import os
import signal
import sys
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Final

from msgspec import Raw, Struct, json

READY: Final = b"ready\n"  # the first line, when everything is imported
GRACE: Final = 3.0  # seconds beyond its time in which the server should have ended the process


class Request(Struct):
    number: int
    seconds: float  # the time it may take
    request: Raw  # the program's own


class Answer(Struct):
    number: int  # of the request
    answer: Raw


REQUESTS: Final = json.Decoder(Request)


def answer(line: bytes, work: Callable[[bytes], bytes]) -> bytes:
    request = REQUESTS.decode(line)
    # If the server is gone, this ends work that never ends, and says where; an alarm would not on Windows.
    faulthandler.dump_traceback_later(request.seconds + GRACE, exit=True)
    done = work(bytes(request.request))
    faulthandler.cancel_dump_traceback_later()
    return json.encode(Answer(request.number, Raw(done))) + b"\n"


def write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def log_place_only(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error's message may quote a hidden hand, and this goes to a log: the place has to do."""
    traceback.print_tb(trace)
    sys.stderr.write(f"{kind.__name__}\n")


def serve(work: Callable[[bytes], bytes], niceness: int) -> None:
    """Until the server closes our input. Nice, because the server's own loop goes first: people wait for it."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process at once; the server ends this one
    sys.excepthook = log_place_only
    write_line(READY)
    for line in sys.stdin.buffer:
        write_line(answer(line, work))
