"""Where games are played, for how long, and how it ends: what every command that plays many games shares."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType
from typing import Final

import click

from zoorama.cli.errors import Mistake
from zoorama.cli.installing import install_command
from zoorama.cli.parameters import F, Numbers, Whole
from zoorama.lab.on_ray import LOCAL, OnRay, OtherVersion, Unreachable
from zoorama.lab.run import InProcess, InProcesses, Runner

numbers_option: Final = click.option("--numbers", metavar="A:B", type=Numbers(), help="argument-numbers")


def running_options(function: F) -> F:
    """`--jobs` and `--on`, for whatever plays many games."""
    function = click.option("--on", metavar="ray|ADDRESS", help="argument-on")(function)
    return click.option("--jobs", metavar="N", type=Whole(1, 256), help="argument-jobs-or-ray")(function)


def chosen_runner(jobs: int | None, on: str | None) -> Runner:
    if on is None:
        return InProcess() if jobs in (None, 1) else InProcesses(jobs or 1)
    if on != LOCAL and jobs is not None:
        raise Mistake("error-on-jobs", address=on)
    try:
        import ray  # noqa: F401  # asked for before anybody plays
    except ModuleNotFoundError as error:
        raise Mistake("error-ray-extra", name=str(error.name), install=install_command("ray")) from error
    return OnRay(on, jobs)


@contextmanager
def playing() -> Iterator[None]:
    """Games that cannot be played where they should be are told of."""
    try:
        with terminated_as_interrupted():
            yield
    except Unreachable as error:
        raise Mistake("error-on-address", address=str(error)) from error
    except OtherVersion as error:
        raise Mistake("error-on-version", version=str(error.args[0])) from error
    except BrokenExecutor as error:
        raise Mistake("error-lab-worker") from error


def clock(minutes: float | None) -> Callable[[], bool]:
    """Whether there is time to begin more games."""
    end = None if minutes is None else monotonic() + minutes * 60
    return lambda: end is None or monotonic() < end


@contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """Who is asked to end by the system keeps what there is, as after Ctrl-C."""
    if current_thread() is not main_thread():  # only the main thread may say what signals do
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
