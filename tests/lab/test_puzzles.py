"""How puzzles are found and proved."""

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from zoorama.analysis.evaluator import Shares
from zoorama.analysis.sampling import Decision, Sampler
from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, View
from zoorama.engine.match import Match
from zoorama.games import find
from zoorama.lab.studies import puzzles, puzzles_again
from zoorama.lab.studies.puzzle_proof import BAR, LOOKS, pick, prove
from zoorama.lab.studies.puzzles import next_number, play_game, puzzles_in, search
from zoorama.puzzles.collection import puzzles_of
from zoorama.puzzles.puzzle import read_puzzle, write_puzzle

DICE = find("zooloretto_dice")


class Told:
    """A sampler of which the test says what each choice is worth, and by how much its samples vary."""

    def __init__(self, worths: list[float], spread: float) -> None:
        self.worths = worths
        self.spread = spread
        self.rng = np.random.default_rng(1)
        self.decision: Any = type("Decision", (), {"seat": 0, "legal": list(range(len(worths)))})()
        self.drawn = 0

    def outcomes(self, actions: list[int], samples: int) -> Shares:
        self.drawn += samples
        noise = self.rng.normal(0, self.spread, (samples, len(actions)))
        own = np.array([self.worths[action] for action in actions]) + noise
        return np.stack([own, 1 - own], axis=2)

    def sample(self, actions: list[int], samples: int) -> Shares:
        return self.outcomes(actions, samples)[:, :, 0]


def told(worths: list[float], spread: float = 0.05) -> Sampler:
    return cast(Sampler, Told(worths, spread))


def test_a_choice_that_leads_all_others_is_proved_against_each_of_them() -> None:
    found = prove(told([0.3, 0.5, 0.4, 0.1]), 1)
    assert found is not None
    assert found.leads[1] == (0, 0, 0)
    assert [round(lead, 1) for lead, *_ in found.leads] == [0.2, 0, 0.1, 0.4]
    assert all(low >= BAR for choice, (_, low, _) in enumerate(found.leads) if choice != 1)
    assert [round(own, 1) for own, _ in found.chances] == [0.3, 0.5, 0.4, 0.1]


def test_no_choice_is_proved_where_another_is_as_good_or_little_worse() -> None:
    assert prove(told([0.5, 0.5, 0.1]), 0) is None
    assert prove(told([0.5, 0.48, 0.1]), 0) is None


def test_what_stays_uncertain_is_given_up() -> None:
    sampler = Told([0.5, 0.42], 1.0)
    assert prove(cast(Sampler, sampler), 0) is None
    assert sampler.drawn <= sum(LOOKS)


def test_more_choices_need_a_wider_interval() -> None:
    few, many = prove(told([0.5, 0.3]), 0), prove(told([0.5, *[0.3] * 40]), 0)
    assert few is not None
    assert many is not None
    assert few.leads[1][2] - few.leads[1][1] < many.leads[1][2] - many.leads[1][1]


def test_the_best_is_picked_only_where_it_leads() -> None:
    assert pick(told([0.2, 0.6, 0.3]), [0, 1, 2]) == 1
    assert pick(told([0.6, 0.6, 0.3], 0.01), [0, 1, 2]) is None


class TakesLast(Bot):
    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        return legal[-1]


def test_who_misses_a_puzzle_is_named_also_where_a_lower_level_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "specs", lambda game, seats: {"keen": "learned"})
    monkeypatch.setattr(puzzles, "make_bot", lambda level, game: TakesLast())
    match = Match(DICE, ("Anna", "Ben"), dealer=Rng(1))
    while len(legal := match.legal(seat := match.turn().seats[0])) == 1:
        match.act(seat, legal[0])
    decision = Decision(len(match.moves), seat, legal, 0, match.state())
    assert puzzles.missed_by(DICE, 2, decision, best=0, seed=1) == ("keen",)
    assert puzzles.missed_by(DICE, 2, decision, best=len(legal) - 1, seed=1) == ()


def test_a_file_is_gone_on_with_after_its_last_game(tmp_path: Path) -> None:
    out, known = tmp_path / "puzzles.jsonl", puzzles_of(DICE)[:3]
    assert next_number(out, seed=1) == 0
    out.write_text("".join(write_puzzle(puzzle) + "\n" for puzzle in known))
    assert next_number(out, seed=1) == known[-1].source.number + 1
    assert next_number(out, seed=2) == 0


def test_a_puzzle_that_is_proved_again_keeps_its_place_and_one_that_is_not_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for_two = [puzzle for puzzle in puzzles_of(DICE) if puzzle.seats == 2][:2]
    solved = [replace(puzzle, proof=replace(puzzle.proof, evaluator="last year's")) for puzzle in for_two]
    others = [place for place in range(len(solved[0].legal)) if place != solved[0].best]
    wrong = replace(solved[0], best=others[0])
    file = tmp_path / "zooloretto_dice.jsonl"
    file.write_text("".join(write_puzzle(puzzle) + "\n" for puzzle in (solved[0], wrong, solved[1])))
    monkeypatch.setattr("sys.argv", ["puzzles_again", str(file)])
    monkeypatch.setattr("zoorama.lab.studies.puzzles.WITNESS", "rounds")  # quicker than a search
    puzzles_again.main()
    kept = [read_puzzle(line) for line in file.read_text().splitlines()]
    assert [(puzzle.id, puzzle.best) for puzzle in kept] == [(puzzle.id, puzzle.best) for puzzle in solved]
    assert "last year's" not in {puzzle.proof.evaluator for puzzle in kept}


def test_nothing_is_found_when_the_time_is_up(tmp_path: Path) -> None:
    assert search(DICE, 1, range(10), tmp_path / "none.jsonl", until=0.0, easy=False) == 0


@pytest.mark.soak
def test_the_same_seed_finds_the_same_puzzles() -> None:
    source = puzzles_of(DICE)[0].source
    record = play_game(DICE, source.seed, source.number)
    first, second = (list(puzzles_in(DICE, record, source.seed, source.number, easy=True)) for _ in range(2))
    assert first == second
    assert first
