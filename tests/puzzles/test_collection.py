"""The order of puzzles: the day's, and the trainer's."""

import pytest

from zoorama.games import find
from zoorama.puzzles.collection import FIRST_DAY, daily_puzzle, find_puzzle, next_puzzle, puzzles_of

DICE = find("zooloretto_dice")
PUZZLES = puzzles_of(DICE)


def test_days_follow_the_file_and_begin_again_at_its_end() -> None:
    days = [daily_puzzle(DICE, FIRST_DAY + day) for day in range(len(PUZZLES) + 1)]
    assert days == [*PUZZLES, PUZZLES[0]]


def test_the_trainer_goes_back_from_yesterday_and_never_tells_todays() -> None:
    today, solved = FIRST_DAY + 3, set[str]()
    served = []
    while (puzzle := next_puzzle(DICE, today, solved)) is not None:
        served.append(puzzle)
        solved.add(puzzle.id)
    assert served[:4] == [PUZZLES[2], PUZZLES[1], PUZZLES[0], PUZZLES[-1]]
    assert served[-1] == PUZZLES[4], "tomorrow's is the last"
    assert len(served) == len(PUZZLES) - 1
    assert PUZZLES[3] not in served


def test_a_puzzle_is_found_by_its_id() -> None:
    assert find_puzzle(DICE, PUZZLES[5].id) is PUZZLES[5]
    assert find_puzzle(DICE, "0" * 12) is None


@pytest.mark.parametrize("name", ["zooloretto", "o_zoo_le_mio"])
def test_a_games_puzzles_are_its_own(name: str) -> None:
    assert all(puzzle.game == name for puzzle in puzzles_of(find(name)))
