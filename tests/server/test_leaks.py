"""What a watcher may not know changes no byte that the watcher gets, and no moment at which one comes."""

import asyncio
from collections.abc import Iterator

import pytest
from msgspec import json
from msgspec.structs import replace

from tests.laws.table import some_action
from tests.server.harness import ManualClock
from tests.server.twins import Twin, plan_luck, rehearse, shuffled
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, AnyGame, Event, Kind
from zoorama.engine.record import Move
from zoorama.games import GAMES, find
from zoorama.server.protocol.messages import Act, AskPreview, Pace, Ping, Say, Undo
from zoorama.server.tables import broadcast
from zoorama.server.tables.session import Session

OPEN = ("zooloretto", "zooloretto_dice")  # there all that is hidden is luck to come
RUNS, ENOUGH = 20, 100  # games, or acts, for every watcher
TRIES = 20  # to find another deal that sounds alike
LONG = 60  # acts
PACE = Pace(kind="clock", window=0)
TIMED = Pace(kind="clock", window=5)
GAMES_AND_PACES = [*((game, PACE) for game in GAMES), (find("zoop"), TIMED)]


@pytest.mark.parametrize(
    ("game", "pace"), GAMES_AND_PACES, ids=[f"{game.name}-{pace.window}" for game, pace in GAMES_AND_PACES]
)
def test_two_tables_that_differ_only_in_secrets_send_the_same_bytes(
    game: AnyGame, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "GATHERING_TIME", 1e6)  # sent when the test says so
    seats, differed = game.seats[0], 0
    for watcher in (*range(seats), None):
        acts = run = 0
        while acts < ENOUGH and run < RUNS:
            run += 1
            played, secret = asyncio.run(compare(game, seats, pace, watcher, Rng(100 * run + seats)))
            differed += secret
            acts += played
        assert acts >= 20
    assert differed or game.name in OPEN, "the secrets were never different"


def test_the_comparison_notices_a_table_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(session: Session, _: int | None, since: int) -> list[Event]:
        return [event for entry in session.entries[since:] for _, events in entry.steps for event in events]

    monkeypatch.setattr(Session, "events_for", tell_all)
    with pytest.raises(AssertionError, match="after"):
        test_two_tables_that_differ_only_in_secrets_send_the_same_bytes(find("zoop"), PACE, monkeypatch)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
async def test_every_seat_of_a_shared_device_is_sent_what_it_is_told_and_no_other_words(game: AnyGame) -> None:
    twin, rng = Twin(game, game.seats[-1], PACE, Rng(3), ManualClock()), Rng(4)
    await twin.begin()
    for number in range(60):
        if twin.session.turn.kind is Kind.OVER:
            break
        seat = twin.session.turn.seats[rng.below(len(twin.session.turn.seats))]
        legal = twin.session.match.legal(seat)
        await twin.act(Move(seat, legal[rng.below(len(legal))]), f"a{number}")
    model = twin.context.model
    model.sitters = [replace(sitter, person="person 0") for sitter in model.sitters]
    twin.news(0)
    twin.table._catch_up(twin.listeners[0], 0)
    codec = twin.context.encoder.codec
    for message in map(json.decode, twin.news(0)):
        told = [json.decode(codec.dumps(event)) for event in twin.session.events_for(message["seat"], 0)]
        assert message["events"] == told


async def compare(game: AnyGame, seats: int, pace: Pace, watcher: int | None, rng: Rng) -> tuple[int, bool]:
    """How many acts the two tables went alike, and whether their secrets differed."""
    clock = ManualClock()
    left, right = [Twin(game, seats, pace, Rng(1), clock) for _ in range(2)]
    start = game.start(seats, game.types.options())
    script = rehearse_start(game, seats, rng)
    tries = (plan_luck(game, script, start, start, watcher, rng) for _ in range(TRIES))
    other = next((moves for moves in tries if moves is not None), script)
    left.dealer.script, right.dealer.script = ([move.action for move in moves] for moves in (script, other))
    for twin in (left, right):
        await twin.begin()
    secret, number = script != other, 0
    while number < LONG and (plan := next_acts(game, left, right, watcher, rng)) is not None:
        window = pace.window if left.session.turn.silence is not None else 0
        for twin, moves in zip((left, right), plan, strict=True):
            twin.dealer.script = [move.action for move in moves if move.seat == LUCK]
        for acts in zip(*plan, strict=True):
            if acts[0].seat != LUCK:
                number += 1
                clock.go(rng.below(20) / 10)
                for twin, move in zip((left, right), acts, strict=True):
                    await twin.act(move, f"a{number}")
                await tell_apart(game, left, right, watcher, rng, f"p{number}")
        clock.go(window)
        await tell_apart(game, left, right, watcher, rng, f"w{number}")
        assert not left.dealer.script
        assert not right.dealer.script
        secret = secret or plan[0] != plan[1]
    return number, secret


async def tell_apart(game: AnyGame, left: Twin, right: Twin, watcher: int | None, rng: Rng, name: str) -> None:
    for twin in (left, right):
        await twin.settle()
    await pester(game, left, right, watcher, rng, name)
    assert heard(left) == heard(right), "somebody heard more at one of the tables"
    assert left.news(watcher) == right.news(watcher), f"seat {watcher} after {name}"
    assert left.answers(watcher) == right.answers(watcher)


def rehearse_start(game: AnyGame, seats: int, rng: Rng) -> list[Move]:
    state, moves = game.start(seats, game.types.options()), list[Move]()
    while game.turn(state).kind is Kind.CHANCE:
        moves.append(Move(LUCK, rng.deal(game.chances(state))))
        game.play(state, LUCK, moves[-1].action)
    return moves


def next_acts(
    game: AnyGame, left: Twin, right: Twin, watcher: int | None, rng: Rng
) -> tuple[list[Move], list[Move]] | None:
    """An act, or all answers in a window, with the luck that follows; for each table its own, told alike."""
    for acts in some_acts(left, rng):
        moves = rehearse(game, left.state, acts, rng)
        other = plan_luck(game, moves, left.state, right.state, watcher, rng)
        if other is not None:
            return moves, other
    return None


def some_acts(twin: Twin, rng: Rng) -> Iterator[list[Move]]:
    turn, legal = twin.session.turn, twin.session.match.legal
    seats = sorted(turn.seats, key=lambda _: rng.below(100))
    if turn.silence is not None:
        for _ in range(12):
            yield [Move(seat, shuffled(list(legal(seat)), rng)[0]) for seat in seats]
    else:
        for seat in seats:
            yield from ([Move(seat, action)] for action in shuffled(list(legal(seat)), rng)[:12])


async def pester(game: AnyGame, left: Twin, right: Twin, watcher: int | None, rng: Rng, name: str) -> None:
    """The watcher tries what may be refused, at both tables: the answers may not tell either."""
    seat = rng.below(len(left.listeners) - 1) if watcher is None else watcher
    tried = some_action(game, rng)
    action = left.context.encoder.action(tried)
    legal = left.session.match.legal(seat) if watcher is not None else []
    wished = left.context.encoder.action(legal[rng.below(len(legal))]) if legal else action
    for twin in (left, right):
        if tried not in legal:
            await twin.hear(watcher, Act(id=name, seat=seat, seq=twin.session.seq, action=action))
        await twin.hear(watcher, AskPreview(id=name, seat=seat, action=wished))
        await twin.hear(watcher, Undo(id=f"{name}u", seat=(seat + 1) % (len(twin.listeners) - 1), seq=0))
        await twin.hear(watcher, Say(id=name, text="hello"))
        await twin.hear(watcher, Ping())
        twin.context.broadcast.send_table(twin.table.info)


def heard(twin: Twin) -> list[int]:
    return [len(listener.frames) for listener in twin.listeners]
