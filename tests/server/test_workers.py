"""Bots decide in processes of their own: what they answer, and what a lost one costs."""

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

from zoorama.bots.levels import LOWEST as SWIFT
from zoorama.bots.registry import make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find
from zoorama.server.workers import pool as pool_module
from zoorama.server.workers.pool import BotPool, process_for
from zoorama.server.workers.process import WorkerProcess
from zoorama.server.workers.work import WorkerFailed
from zoorama.server.workers.worker import BotRequest

T = TypeVar("T")
Loop = Callable[[], asyncio.AbstractEventLoop]

LOOPS: Final[dict[str, Loop]] = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
TASKS: Final = Path("/proc/self/task")
CHILDREN: Final = any(TASKS.glob("*/children"))
PATIENCE: Final = 120.0  # for a test that hangs; nothing is measured by it
AMPLE: Final = 60.0  # seconds that no decision here needs
SHORT: Final = 0.05

# The worker program, with bots at the table that nobody would invite.
UNRULY: Final = """
import fcntl, os, sys, time
from zoorama.bots.registry import BOTS, BotKind
from zoorama.bots.bot import Bot
from zoorama.server.workers import worker

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
        print('{"number": 1, "answer": {"index": %d, "chances": []}}' % len(legal), flush=True)
        return legal[0]

class Hasty(Sleeper):
    def choose(self, view, legal, rng, budget):
        print('{"number": 7, "answer": {"index": 0, "chances": []}}', flush=True)
        return legal[0]

class Shouting(Sleeper):
    def choose(self, view, legal, rng, budget):
        print("x" * 1_000_000, file=sys.stderr, flush=True)
        say("done")
        return legal[0]

UNINVITED = (Sleeper, Crasher, Failing, Babbling, Cheating, Hasty, Shouting)
BOTS.update((bot.__name__.lower(), BotKind(bot)) for bot in UNINVITED)
worker.main()
"""


def unruly_worker(_: str) -> WorkerProcess:
    return WorkerProcess((sys.executable, "-c", UNRULY))


# A server that has one worker asleep and one with nothing to do.
SERVER: Final = """
import asyncio, logging, sys
from tests.server.test_workers import *
logging.basicConfig(stream=sys.stdout, format="%(message)s")
async def serve():
    pool = BotPool(2, unruly_worker)
    await pool.start()
    asleep = asyncio.create_task(pool.choose(request("sleeper", seconds=2.0)))
    await pool.choose(request("shouting"))
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
    logger = logging.getLogger("zoorama.workers")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


def with_pool(
    scene: Callable[[BotPool], Coroutine[None, None, T]],
    workers: int = 1,
    *,
    unruly: bool = False,
    loop: Loop = asyncio.new_event_loop,
) -> T:
    async def play() -> T:
        pool = BotPool(workers, unruly_worker if unruly else process_for)
        await pool.start()
        try:
            async with asyncio.timeout(PATIENCE):
                return await scene(pool)
        finally:
            await pool.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(play())


def opening(game: AnyGame) -> AnyMatch:
    return Match(game, tuple(f"player {seat}" for seat in range(game.seats[0])), dealer=Rng(5))


def request_at(match: AnyMatch, seat: int, bot: str, seed: int, seconds: float = AMPLE) -> BotRequest:
    game, codec = match.game, Codec(match.game)
    legal = tuple(codec.dumps(action) for action in match.legal(seat))
    return BotRequest(bot, game.name, game.version, codec.dumps(match.view(seat)), legal, seed, seconds)


def request(bot: str = "greedy", seed: int = 1, seconds: float = AMPLE) -> BotRequest:
    match = opening(find("zooloretto"))
    return request_at(match, match.turn().seats[0], bot, seed, seconds)


async def reason_of_failure(choosing: Awaitable[int]) -> str:
    with pytest.raises(WorkerFailed) as lost:
        await choosing
    return lost.value.reason


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def children() -> set[str]:
    return {pid for listed in TASKS.glob("*/children") for pid in listed.read_text().split()}


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in ("random", *SWIFT, "search:8")])
def test_a_worker_decides_as_the_bot_would_at_the_table(game: AnyGame, bot: str) -> None:
    async def scene(pool: BotPool) -> None:
        match = opening(game)
        for seed in range(40):
            if match.turn().kind is Kind.OVER:
                break
            seat = match.turn().seats[0]
            legal = match.legal(seat)
            index = await pool.choose(request_at(match, seat, bot, seed))
            assert legal[index] == make_bot(bot, game).choose(match.view(seat), legal, Rng(seed))
            match.act(seat, legal[index])
        assert (pool.started, pool.died, pool.overrun) == (1, 0, 0)

    with_pool(scene)


def test_the_same_decision_has_the_same_answer_in_every_worker() -> None:
    async def scene(pool: BotPool) -> None:
        for seed in range(10):
            answers = await asyncio.gather(*(pool.choose(request("random", seed)) for _ in range(6)))
            assert len(set(answers)) == 1
        assert pool.started == 2

    with_pool(scene, 2)


def test_one_worker_answers_in_the_order_of_asking() -> None:
    async def scene(pool: BotPool) -> None:
        answered: list[int] = []

        async def ask(number: int) -> None:
            await pool.choose(request(seed=number))
            answered.append(number)

        await asyncio.gather(*(ask(number) for number in range(30)))
        assert answered == list(range(30))

    with_pool(scene)


def test_two_workers_answer_everybody_and_begin_in_the_order_of_asking(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        asleep = asyncio.create_task(pool.choose(request("sleeper")))
        await heard.until("asleep")
        answered: list[int] = []

        async def ask(number: int) -> None:
            await pool.choose(request(seed=number))
            answered.append(number)

        await asyncio.gather(*(ask(number) for number in range(20)))
        assert answered == list(range(20))
        assert (pool.running, pool.waiting) == (1, 0)
        asleep.cancel()
        answers = await asyncio.gather(*(pool.choose(request("random", seed)) for seed in range(50)))
        alone = [await pool.choose(request("random", seed)) for seed in range(50)]
        assert answers == alone

    with_pool(scene, 2, unruly=True)


def test_a_decision_over_its_budget_is_ended_with_its_worker(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        assert await reason_of_failure(pool.choose(request("sleeper", seconds=1.0))) == "overrun"
        assert not any(map(is_running, await heard.until("asleep")))
        await pool.choose(request())
        assert (pool.started, pool.overrun, pool.died, pool.running) == (2, 1, 0, 0)

    with_pool(scene, unruly=True)


def test_waiting_for_a_worker_does_not_count_against_the_budget() -> None:
    async def scene(pool: BotPool) -> None:
        first = asyncio.create_task(pool.choose(request("sleeper", seconds=2.5)))
        second = asyncio.create_task(pool.choose(request(seconds=2.0)))
        assert await reason_of_failure(first) == "overrun"
        await second

    with_pool(scene, unruly=True)


def test_other_decisions_go_on_while_one_is_lost() -> None:
    async def scene(pool: BotPool) -> None:
        bots = ["greedy", "crasher", "greedy", "sleeper", "random", "failing", "greedy"]
        choosing = (pool.choose(request(bot, seconds=1.0 if bot == "sleeper" else AMPLE)) for bot in bots)
        answers = await asyncio.gather(*choosing, return_exceptions=True)
        lost = {"crasher": "died", "sleeper": "overrun", "failing": "died"}
        for bot, answer in zip(bots, answers, strict=True):
            assert answer.reason == lost[bot] if isinstance(answer, WorkerFailed) else isinstance(answer, int)
            assert isinstance(answer, WorkerFailed) == (bot in lost)

    with_pool(scene, 2, unruly=True)


@pytest.mark.parametrize("bot", ["crasher", "failing", "babbling", "cheating", "nobody"])
def test_a_worker_that_dies_or_talks_nonsense_is_replaced(bot: str) -> None:
    async def scene(pool: BotPool) -> None:
        assert await reason_of_failure(pool.choose(request(bot))) == "died"
        assert await pool.choose(request()) == await pool.choose(request())
        assert (pool.started, pool.died, pool.overrun) == (2, 1, 0)

    with_pool(scene, unruly=True)


def test_when_too_many_wait_the_next_is_refused_at_once(monkeypatch: pytest.MonkeyPatch, heard: Heard) -> None:
    monkeypatch.setattr(pool_module, "MOST_WAITING", 1)

    async def scene(pool: BotPool) -> None:
        first = asyncio.create_task(pool.choose(request("sleeper")))
        await heard.until("asleep")
        second = asyncio.create_task(pool.choose(request("sleeper"), "a table"))
        await asyncio.sleep(0)
        assert pool.is_full()
        assert await reason_of_failure(pool.choose(request(), "another")) == "full"
        first.cancel()
        second.cancel()

    with_pool(scene, unruly=True)


def test_an_answer_to_another_question_is_no_answer() -> None:
    async def scene(pool: BotPool) -> None:
        assert await reason_of_failure(pool.choose(request("hasty"))) == "died"

    with_pool(scene, unruly=True)


def test_a_worker_killed_while_it_has_nothing_to_do_costs_no_decision(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        await pool.choose(request("shouting"))
        (pid,) = await heard.until("done")
        os.kill(pid, signal.SIGKILL)
        while is_running(pid):  # until asyncio has reaped it
            await asyncio.sleep(SHORT)
        await asyncio.sleep(SHORT)
        await pool.choose(request())
        assert (pool.started, pool.died) == (2, 1)

    with_pool(scene, unruly=True)


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "print('hello')")])
def test_a_program_that_is_no_worker_loses_every_decision_and_nothing_hangs(command: tuple[str, ...]) -> None:
    async def scene() -> None:
        pool = BotPool(1, lambda _: WorkerProcess(command))
        await pool.start()
        async with asyncio.timeout(PATIENCE):
            assert [await reason_of_failure(pool.choose(request())) for _ in range(2)] == ["died", "died"]
            await pool.stop()

    asyncio.run(scene())


def test_the_log_says_where_a_bot_failed_but_not_what_it_saw(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        await reason_of_failure(pool.choose(request("failing")))
        told = "\n".join(heard.lines)
        assert "ValueError" in told
        assert "in choose" in told
        assert "no decision of failing at zooloretto: died" in told
        assert "SECRET" not in told
        assert "truck" not in told.lower()

    with_pool(scene, unruly=True)


def test_a_cancelled_decision_frees_its_worker_and_leaves_no_answer_behind(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        asleep = asyncio.create_task(pool.choose(request("sleeper")))
        (pid,) = await heard.until("asleep")
        asleep.cancel()
        await pool.choose(request())
        assert asleep.cancelled()
        assert not is_running(pid)
        assert (pool.died, pool.overrun) == (0, 0)

    with_pool(scene, unruly=True)


def test_decisions_cancelled_at_any_moment_never_answer_for_others() -> None:
    async def scene(pool: BotPool) -> None:
        alone = [await pool.choose(request("random", seed)) for seed in range(8)]
        for pause in range(12):
            asked = [asyncio.create_task(pool.choose(request("random", seed))) for seed in range(8)]
            for _ in range(pause):
                await asyncio.sleep(0)
            for task in asked[::2]:
                task.cancel()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            for answer, right in zip(answers, alone, strict=True):
                assert answer == right or isinstance(answer, asyncio.CancelledError)
            assert answers[1::2] == alone[1::2]
        assert pool.died == 0

    with_pool(scene, 2)


def test_a_cancelled_decision_that_waits_for_a_worker_is_never_begun(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        first = asyncio.create_task(pool.choose(request("sleeper")))
        await heard.until("asleep")
        second = asyncio.create_task(pool.choose(request("sleeper")))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        second.cancel()
        first.cancel()
        await pool.choose(request())
        assert len(heard.pids("asleep")) == 1

    with_pool(scene, unruly=True)


@pytest.mark.parametrize("loop", LOOPS)
def test_stopping_ends_the_workers_and_every_decision(loop: str, heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.choose(request("sleeper"))) for _ in range(5)]
        pids = await heard.until("asleep", 2)
        await pool.stop()
        assert not any(map(is_running, pids))
        assert [await reason_of_failure(task) for task in asked] == ["stopping"] * 5
        assert await reason_of_failure(pool.choose(request())) == "stopping"
        assert (pool.running, pool.waiting) == (0, 0)

    with_pool(scene, 2, unruly=True, loop=LOOPS[loop])


@pytest.mark.skipif(not CHILDREN, reason="this system does not list a process's children")
@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("pause", [0, 1, 2, 3, 5, 8])
def test_stopping_while_workers_start_ends_them_too(pause: int, loop: str) -> None:
    before = children()

    async def scene(pool: BotPool) -> None:
        asked = [asyncio.create_task(pool.choose(request())) for _ in range(2)]
        for _ in range(1 + pause):
            await asyncio.sleep(0)
        await pool.stop()
        assert [await reason_of_failure(task) for task in asked] == ["stopping"] * 2
        assert children() == before

    with_pool(scene, 2, loop=LOOPS[loop])


def test_without_decisions_no_process_starts() -> None:
    async def scene(pool: BotPool) -> None:
        assert (pool.started, pool.running) == (0, 0)

    with_pool(scene, 2)


def test_ctrl_c_does_not_reach_a_decision(heard: Heard) -> None:
    async def scene(pool: BotPool) -> None:
        await pool.choose(request("shouting"))
        (pid,) = await heard.until("done")
        os.kill(pid, signal.SIGINT)
        await pool.choose(request())
        assert (pool.started, pool.died) == (1, 0)

    with_pool(scene, unruly=True)


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
