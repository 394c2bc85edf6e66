"""Bots think in processes of their own: what they answer, and what a lost one costs."""

import asyncio
import fcntl
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from subprocess import PIPE
from typing import Final, TypeVar

import pytest
import uvloop

from zoorama.bots.registry import BOTS, make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find
from zoorama.server.thinkers import NoThought, Thinkers, Thought

T = TypeVar("T")
Loop = Callable[[], asyncio.AbstractEventLoop]

LOOPS: Final[dict[str, Loop]] = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
TASKS: Final = Path("/proc/self/task")
CHILDREN: Final = any(TASKS.glob("*/children"))
PATIENCE: Final = 120.0  # for a test that hangs; nothing is measured by it
AMPLE: Final = 60.0  # a budget that no thought here needs
SHORT: Final = 0.05

# The worker program, with bots at the table that nobody would invite.
UNRULY: Final = """
import fcntl, os, sys, time
from zoorama.bots.registry import BOTS, BotKind
from zoorama.bots.bot import Bot
from zoorama.server import thinker

if "HELD" in os.environ:  # a lock that lasts as long as the process
    lock = open(os.environ["HELD"], "a")
    fcntl.flock(lock, fcntl.LOCK_SH)

def say(text):
    print(text, os.getpid(), file=sys.stderr, flush=True)

class Sleeper(Bot):
    def __init__(self, game): say("up")
    def choose(self, view, legal, rng, budget):
        say("asleep")
        while True: time.sleep(60)

class Crasher(Sleeper):
    def choose(self, view, legal, rng, budget): os._exit(3)

class Failing(Sleeper):
    def choose(self, view, legal, rng, budget): raise ValueError(f"SECRET {view}")

class Babbling(Sleeper):
    def choose(self, view, legal, rng, budget):
        print("the first one, I think", flush=True)
        return legal[0]

class Cheating(Sleeper):
    def choose(self, view, legal, rng, budget):
        print('{"number": 1, "index": %d}' % len(legal), flush=True)
        return legal[0]

class Hasty(Sleeper):
    def choose(self, view, legal, rng, budget):
        print('{"number": 7, "index": 0}', flush=True)
        return legal[0]

class Shouting(Sleeper):
    def choose(self, view, legal, rng, budget):
        print("x" * 1_000_000, file=sys.stderr, flush=True)
        say("done")
        return legal[0]

UNINVITED = (Sleeper, Crasher, Failing, Babbling, Cheating, Hasty, Shouting)
BOTS.update((bot.__name__.lower(), BotKind(bot)) for bot in UNINVITED)
thinker.main()
"""

# A server that has one worker asleep and one with nothing to do.
SERVER: Final = """
import asyncio, logging, sys
from tests.server.test_thinkers import *
logging.basicConfig(stream=sys.stdout, format="%(message)s")
async def serve():
    thinkers = Thinkers(2, (sys.executable, "-c", UNRULY))
    await thinkers.start()
    asleep = asyncio.create_task(thinkers.choose(thought("sleeper"), 2.0))
    await thinkers.choose(thought("shouting"), AMPLE)
    await asleep
asyncio.run(serve())
"""


class Heard(logging.Handler):
    """What workers say on standard error, as it comes."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.news = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
        self.news.set()

    def pids(self, word: str) -> list[int]:
        return [int(line.split()[-1]) for line in self.lines if f": {word} " in line]

    async def until(self, word: str, times: int = 1) -> list[int]:
        """The processes that said so."""
        while len(self.pids(word)) < times:
            self.news.clear()
            await self.news.wait()
        return self.pids(word)


@pytest.fixture
def heard() -> Iterator[Heard]:
    handler = Heard()
    logger = logging.getLogger("zoorama.thinker")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


def with_thinkers(
    scene: Callable[[Thinkers], Coroutine[None, None, T]],
    workers: int = 1,
    *,
    unruly: bool = False,
    loop: Loop = asyncio.new_event_loop,
) -> T:
    async def play() -> T:
        thinkers = Thinkers(workers, (sys.executable, "-c", UNRULY) if unruly else None)
        await thinkers.start()
        try:
            async with asyncio.timeout(PATIENCE):
                return await scene(thinkers)
        finally:
            await thinkers.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(play())


def opening(game: AnyGame) -> AnyMatch:
    return Match(game, tuple(f"player {seat}" for seat in range(game.seats[0])), dealer=Rng(5))


def thought_at(match: AnyMatch, seat: int, bot: str, seed: int) -> Thought:
    game, codec = match.game, Codec(match.game)
    legal = tuple(codec.dumps(action) for action in match.legal(seat))
    return Thought(bot, game.name, game.version, codec.dumps(match.view(seat)), legal, seed)


def thought(bot: str = "greedy", seed: int = 1) -> Thought:
    match = opening(find("zooloretto"))
    return thought_at(match, match.turn().seats[0], bot, seed)


async def why_none(choosing: Awaitable[int]) -> str:
    with pytest.raises(NoThought) as lost:
        await choosing
    return lost.value.why


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def children() -> set[str]:
    return {pid for listed in TASKS.glob("*/children") for pid in listed.read_text().split()}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_worker_decides_as_the_bot_would_at_the_table(game: AnyGame, bot: str) -> None:
    async def scene(thinkers: Thinkers) -> None:
        match = opening(game)
        for seed in range(40):
            if match.turn().kind is Kind.OVER:
                break
            seat = match.turn().seats[0]
            legal = match.legal(seat)
            index = await thinkers.choose(thought_at(match, seat, bot, seed), AMPLE)
            assert legal[index] == make_bot(bot, game).choose(match.view(seat), legal, Rng(seed))
            match.act(seat, legal[index])
        assert (thinkers.started, thinkers.died, thinkers.overrun) == (1, 0, 0)

    with_thinkers(scene)


def test_the_same_thought_has_the_same_answer_in_every_worker() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for seed in range(10):
            answers = await asyncio.gather(*(thinkers.choose(thought("random", seed), AMPLE) for _ in range(6)))
            assert len(set(answers)) == 1
        assert thinkers.started == 2

    with_thinkers(scene, 2)


def test_one_worker_answers_in_the_order_of_asking() -> None:
    async def scene(thinkers: Thinkers) -> None:
        answered: list[int] = []

        async def ask(number: int) -> None:
            await thinkers.choose(thought(seed=number), AMPLE)
            answered.append(number)

        await asyncio.gather(*(ask(number) for number in range(30)))
        assert answered == list(range(30))

    with_thinkers(scene)


def test_two_workers_answer_everybody_and_begin_in_the_order_of_asking(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        asleep = asyncio.create_task(thinkers.choose(thought("sleeper"), AMPLE))
        await heard.until("asleep")
        answered: list[int] = []

        async def ask(number: int) -> None:
            await thinkers.choose(thought(seed=number), AMPLE)
            answered.append(number)

        await asyncio.gather(*(ask(number) for number in range(20)))
        assert answered == list(range(20))
        assert (thinkers.running, thinkers.waiting) == (1, 0)
        asleep.cancel()
        answers = await asyncio.gather(*(thinkers.choose(thought("random", seed), AMPLE) for seed in range(50)))
        alone = [await thinkers.choose(thought("random", seed), AMPLE) for seed in range(50)]
        assert answers == alone

    with_thinkers(scene, 2, unruly=True)


def test_a_thought_over_its_budget_is_ended_with_its_worker(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert await why_none(thinkers.choose(thought("sleeper"), 1.0)) == "overrun"
        assert not any(map(is_running, await heard.until("asleep")))
        await thinkers.choose(thought(), AMPLE)
        assert (thinkers.started, thinkers.overrun, thinkers.died, thinkers.running) == (2, 1, 0, 0)

    with_thinkers(scene, unruly=True)


def test_waiting_for_a_worker_does_not_count_against_the_budget() -> None:
    async def scene(thinkers: Thinkers) -> None:
        first = asyncio.create_task(thinkers.choose(thought("sleeper"), 2.5))
        second = asyncio.create_task(thinkers.choose(thought(), 2.0))
        assert await why_none(first) == "overrun"
        await second

    with_thinkers(scene, unruly=True)


def test_other_thoughts_go_on_while_one_is_lost() -> None:
    async def scene(thinkers: Thinkers) -> None:
        bots = ["greedy", "crasher", "greedy", "sleeper", "random", "failing", "greedy"]
        choosing = (thinkers.choose(thought(bot), 1.0 if bot == "sleeper" else AMPLE) for bot in bots)
        answers = await asyncio.gather(*choosing, return_exceptions=True)
        lost = {"crasher": "died", "sleeper": "overrun", "failing": "died"}
        for bot, answer in zip(bots, answers, strict=True):
            assert answer.why == lost[bot] if isinstance(answer, NoThought) else isinstance(answer, int)
            assert isinstance(answer, NoThought) == (bot in lost)

    with_thinkers(scene, 2, unruly=True)


@pytest.mark.parametrize("bot", ["crasher", "failing", "babbling", "cheating", "nobody"])
def test_a_worker_that_dies_or_talks_nonsense_is_replaced(bot: str) -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert await why_none(thinkers.choose(thought(bot), AMPLE)) == "died"
        assert await thinkers.choose(thought(), AMPLE) == await thinkers.choose(thought(), AMPLE)
        assert (thinkers.started, thinkers.died, thinkers.overrun) == (2, 1, 0)

    with_thinkers(scene, unruly=True)


def test_an_answer_to_another_question_is_no_answer() -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert await why_none(thinkers.choose(thought("hasty"), AMPLE)) == "died"

    with_thinkers(scene, unruly=True)


def test_a_worker_killed_while_it_has_nothing_to_do_costs_no_thought(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.choose(thought("shouting"), AMPLE)
        (pid,) = await heard.until("done")
        os.kill(pid, signal.SIGKILL)
        while is_running(pid):  # until asyncio has reaped it
            await asyncio.sleep(SHORT)
        await asyncio.sleep(SHORT)
        await thinkers.choose(thought(), AMPLE)
        assert (thinkers.started, thinkers.died) == (2, 1)

    with_thinkers(scene, unruly=True)


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "print('hello')")])
def test_a_program_that_is_no_worker_loses_every_thought_and_nothing_hangs(command: tuple[str, ...]) -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, command)
        await thinkers.start()
        async with asyncio.timeout(PATIENCE):
            assert [await why_none(thinkers.choose(thought(), AMPLE)) for _ in range(2)] == ["died", "died"]
            await thinkers.stop()

    asyncio.run(scene())


def test_the_log_says_where_a_bot_failed_but_not_what_it_saw(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        await why_none(thinkers.choose(thought("failing"), AMPLE))
        told = "\n".join(heard.lines)
        assert "ValueError" in told
        assert "in choose" in told
        assert "no thought of failing at zooloretto: died" in told
        assert "SECRET" not in told
        assert "truck" not in told.lower()

    with_thinkers(scene, unruly=True)


def test_a_cancelled_thought_frees_its_worker_and_leaves_no_answer_behind(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        asleep = asyncio.create_task(thinkers.choose(thought("sleeper"), AMPLE))
        (pid,) = await heard.until("asleep")
        asleep.cancel()
        await thinkers.choose(thought(), AMPLE)
        assert asleep.cancelled()
        assert not is_running(pid)
        assert (thinkers.died, thinkers.overrun) == (0, 0)

    with_thinkers(scene, unruly=True)


def test_thoughts_cancelled_at_any_moment_never_answer_for_others() -> None:
    async def scene(thinkers: Thinkers) -> None:
        alone = [await thinkers.choose(thought("random", seed), AMPLE) for seed in range(8)]
        for pause in range(12):
            asked = [asyncio.create_task(thinkers.choose(thought("random", seed), AMPLE)) for seed in range(8)]
            for _ in range(pause):
                await asyncio.sleep(0)
            for task in asked[::2]:
                task.cancel()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            for answer, right in zip(answers, alone, strict=True):
                assert answer == right or isinstance(answer, asyncio.CancelledError)
            assert answers[1::2] == alone[1::2]
        assert thinkers.died == 0

    with_thinkers(scene, 2)


def test_a_cancelled_thought_that_waits_for_a_worker_is_never_begun(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        first = asyncio.create_task(thinkers.choose(thought("sleeper"), AMPLE))
        await heard.until("asleep")
        second = asyncio.create_task(thinkers.choose(thought("sleeper"), AMPLE))
        await asyncio.sleep(0)
        assert thinkers.waiting == 1
        second.cancel()
        first.cancel()
        await thinkers.choose(thought(), AMPLE)
        assert len(heard.pids("asleep")) == 1

    with_thinkers(scene, unruly=True)


@pytest.mark.parametrize("loop", LOOPS)
def test_stopping_ends_the_workers_and_every_thought(loop: str, heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.choose(thought("sleeper"), AMPLE)) for _ in range(5)]
        pids = await heard.until("asleep", 2)
        await thinkers.stop()
        assert not any(map(is_running, pids))
        assert [await why_none(task) for task in asked] == ["stopping"] * 5
        assert await why_none(thinkers.choose(thought(), AMPLE)) == "stopping"
        assert (thinkers.running, thinkers.waiting) == (0, 0)

    with_thinkers(scene, 2, unruly=True, loop=LOOPS[loop])


@pytest.mark.skipif(not CHILDREN, reason="this system does not list a process's children")
@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("pause", [0, 1, 2, 3, 5, 8])
def test_stopping_while_workers_start_ends_them_too(pause: int, loop: str) -> None:
    before = children()

    async def scene(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.choose(thought(), AMPLE)) for _ in range(2)]
        for _ in range(1 + pause):
            await asyncio.sleep(0)
        await thinkers.stop()
        assert [await why_none(task) for task in asked] == ["stopping"] * 2
        assert children() == before

    with_thinkers(scene, 2, loop=LOOPS[loop])


def test_without_thoughts_no_process_starts() -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert (thinkers.started, thinkers.running) == (0, 0)

    with_thinkers(scene, 2)


def test_ctrl_c_does_not_reach_a_thought(heard: Heard) -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.choose(thought("shouting"), AMPLE)
        (pid,) = await heard.until("done")
        os.kill(pid, signal.SIGINT)
        await thinkers.choose(thought(), AMPLE)
        assert (thinkers.started, thinkers.died) == (1, 0)

    with_thinkers(scene, unruly=True)


def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    """The idle one ends with its input; the one that would sleep for ever, soon after its budget."""
    lock = tmp_path / "held by workers"
    command = [sys.executable, "-c", SERVER]
    env = os.environ | {"HELD": str(lock)}
    server = subprocess.Popen(command, stdout=PIPE, text=True, env=env, cwd=Path(__file__).parents[2])
    assert server.stdout is not None
    said = ""
    while not ("done" in said and "asleep" in said):
        said += server.stdout.readline()
    assert is_held(lock)
    server.kill()
    server.communicate()
    deadline = time.monotonic() + PATIENCE
    while is_held(lock) and time.monotonic() < deadline:
        time.sleep(SHORT)
    assert not is_held(lock)


def is_held(lock: Path) -> bool:
    with lock.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False
