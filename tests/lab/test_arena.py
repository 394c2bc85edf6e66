"""Jobs: which games they are, whoever plays them."""

import pytest

from zoorama.engine.errors import UnknownBot, Unreadable, WrongSeats
from zoorama.engine.game import Options
from zoorama.engine.match import replay
from zoorama.engine.record import Player, Record
from zoorama.games import find
from zoorama.lab.arena import Job, new_job, play, split

GAME = find("zooloretto_dice")


def job(numbers: range, seed: int = 3, bots: tuple[str, ...] = ("random", "greedy", "random")) -> Job:
    return new_job(GAME, bots, Options(), seed, numbers)


def records(numbers: range, seed: int = 3) -> dict[int, Record]:
    return dict(play(job(numbers, seed)))


def test_a_game_is_a_whole_record_with_its_bots() -> None:
    ((number, record),) = play(job(range(4, 5)))
    assert number == 4
    assert record.players == (Player("random", "random"), Player("greedy", "greedy"), Player("random", "random"))
    assert len(record.moves) > 10
    assert replay(GAME, record).record() == record


def test_the_same_seed_gives_the_same_games() -> None:
    assert records(range(5)) == records(range(5)) != records(range(5), seed=4)


def test_every_game_of_a_seed_is_another() -> None:
    found = records(range(20))
    assert list(found) == list(range(20))
    assert len({record.moves for record in found.values()}) > 15


def test_a_game_does_not_depend_on_which_others_are_played() -> None:
    whole = records(range(8))
    assert records(range(3)) | records(range(3, 8)) == whole
    assert records(range(7, 8))[7] == whole[7]
    assert records(range(1, 8, 3)) == {number: whole[number] for number in (1, 4, 7)}


@pytest.mark.parametrize("size", [1, 3, 7, 100])
def test_a_split_job_is_the_same_games_in_order(size: int) -> None:
    batches = list(split(job(range(2, 9)), size))
    assert [number for batch in batches for number in batch.numbers] == list(range(2, 9))
    assert {len(batch.numbers) for batch in batches[:-1]} <= {size}
    assert [pair for batch in batches for pair in play(batch)] == list(play(job(range(2, 9))))


def test_seats_that_cannot_be_are_refused_before_anybody_plays() -> None:
    with pytest.raises(UnknownBot):
        job(range(1), bots=("hal", "random"))
    with pytest.raises(WrongSeats):
        job(range(1), bots=("random",))
    with pytest.raises(Unreadable):
        job(range(1), bots=("random:7", "random"))


def test_batches_are_made_as_they_are_asked_for() -> None:
    """A billion games are not listed before the first is played."""
    assert next(iter(split(job(range(10**9)), 1))).numbers == range(1)
