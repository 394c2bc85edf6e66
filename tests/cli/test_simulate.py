import json
from typing import Any

import pytest

from tests.cli.command import GAME, Run
from zoorama.lab.stats import wilson

FEW = ("simulate", GAME, "--seats", "random,random", "--games", "60", "--seed", "7")


def numbers(zoorama: Run, *more: str) -> Any:  # JSON, looked into by name
    ran = zoorama(*FEW, "--json", *more)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def test_the_results_as_json(zoorama: Run) -> None:
    found = numbers(zoorama)
    assert (found["game"], found["version"], found["seed"], found["games"]) == (GAME, 1, "7", 60)
    assert [seat["player"] for seat in found["seats"]] == ["random", "random"]
    assert sum(seat["won"] for seat in found["seats"]) == pytest.approx(1)
    for seat in found["seats"]:
        assert seat["interval"] == list(wilson(seat["won"] * 60, 60))
    assert found["moves_per_game"] > 20


def test_any_number_of_processes_gives_the_same_numbers(zoorama: Run) -> None:
    assert numbers(zoorama, "--jobs", "2") == numbers(zoorama, "--jobs", "1")


def test_the_same_seed_gives_the_same_numbers_and_another_does_not(zoorama: Run) -> None:
    assert numbers(zoorama) == numbers(zoorama)
    assert numbers(zoorama)["seats"] != numbers(zoorama, "--seed", "8")["seats"]


def test_the_results_as_a_table(zoorama: Run) -> None:
    found = numbers(zoorama)
    ran = zoorama(*FEW)
    assert (ran.code, ran.err) == (0, "")
    assert "Zooloretto – The Dice Game: 60 games, seed 7" in ran.out
    for number, seat in enumerate(found["seats"], 1):
        row = next(line for line in ran.out.splitlines() if line.startswith(f"│{number:5} │"))
        low, high = seat["interval"]
        assert [cell.strip() for cell in row.strip("│").split("│")] == [
            str(number),
            seat["player"],
            f"{seat['won']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{seat['points']:.2f}",
        ]
    assert f"{found['moves_per_game']:.1f} moves per game on average" in ran.out
    assert "Wilson" in ran.out


def test_without_a_seed_one_is_drawn_and_told(zoorama: Run) -> None:
    words = ("simulate", GAME, "--seats", "random,random", "--games", "1", "--json")
    seeds = {int(json.loads(zoorama(*words).out)["seed"]) for _ in range(3)}
    assert len(seeds) == 3
    assert all(0 <= seed < 2**64 for seed in seeds)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("hal,random", "There is no opponent “hal”."),
        ("me,random", "In a simulation only bots play: leave me out of --seats"),
        ("random,me=Anna", "In a simulation only bots play: leave me out of --seats"),
        ("", "There is no opponent “”."),
        ("random", "zooloretto_dice is for 2 to 4 players, not 1."),
        ("random,random,random,random,random", "zooloretto_dice is for 2 to 4 players, not 5."),
    ],
)
def test_seats_that_cannot_be_are_refused(zoorama: Run, seats: str, jobs: str, said: str) -> None:
    assert said in zoorama("simulate", GAME, "--seats", seats, "--jobs", jobs).refused()


@pytest.mark.parametrize(
    ("option", "given"),
    [
        ("--games", "0"),
        ("--games", "-1"),
        ("--games", "many"),
        ("--games", "1e3"),
        ("--games", "10000001"),
        ("--games", ""),
        ("--jobs", "0"),
        ("--jobs", "257"),
        ("--jobs", "two"),
        ("--seed", "-1"),
        ("--seed", str(2**64)),
        ("--seed", "0x10"),
        ("--seed", "9" * 5000),
    ],
)
def test_a_number_out_of_range_is_refused_with_the_range(zoorama: Run, option: str, given: str) -> None:
    said = zoorama("simulate", GAME, "--seats", "random,random", f"{option}={given}").refused()
    assert said.startswith(f"“{given[:500]}")
    assert f"” for {option} is not a whole number from " in said


def test_a_level_that_cannot_be_played_is_told_beside_the_results(zoorama: Run) -> None:
    ran = zoorama("simulate", GAME, "--seats", "exact,greedy,greedy", "--games", "1", "--seed", "7", "--json")
    assert ran.code == 0
    assert "There is no “exact” here with 3 players: “expert” plays instead." in ran.err
    assert json.loads(ran.out)["games"] == 1
