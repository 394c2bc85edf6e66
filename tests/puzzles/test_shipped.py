"""The puzzles that are shipped: each can be replayed, and each has its proof."""

import pytest

from zoorama.analysis.effort import effort_for
from zoorama.analysis.offer import evaluator_for
from zoorama.analysis.rollout import policy_for
from zoorama.analysis.sampling import Decision, Sampler
from zoorama.bots.sense.sense import sense_of
from zoorama.codec import Codec
from zoorama.engine.dealer import stream
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.match import AnyMatch, replay
from zoorama.games import GAMES
from zoorama.lab.studies.puzzle_proof import AHEAD, BAR, MOST_CHOICES, VariedPolicy
from zoorama.puzzles.collection import puzzles_of
from zoorama.puzzles.puzzle import Puzzle, name_of, position_of, read_puzzle, record_of, write_puzzle

SHIPPED = [game for game in GAMES if puzzles_of(game)]
every_game = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)
FEWEST = 10  # of a game
# Games of which some proofs rest on an earlier calibration, see docs/puzzles.md.
OLDER: set[str] = set()
AGAIN, SAMPLES = 4, 96  # puzzles of a game that are measured again, and by how many samples


def match_of(game: AnyGame, puzzle: Puzzle) -> AnyMatch:
    """Every move is played through the checked door."""
    return replay(game, record_of(game, puzzle))


@every_game
def test_each_puzzle_can_be_replayed_to_its_position_and_has_its_choices_there(game: AnyGame) -> None:
    codec = Codec(game)
    for puzzle in puzzles_of(game):
        match = match_of(game, puzzle)
        assert [codec.encode(action) for action in match.legal(puzzle.seat)] == list(puzzle.legal), puzzle.id
        assert match.view(puzzle.seat) == game.view(position_of(game, puzzle), puzzle.seat)
        assert 0 <= puzzle.best < len(puzzle.legal)


@every_game
def test_the_best_choice_of_each_leads_every_other_by_more_than_the_bar(game: AnyGame) -> None:
    for puzzle in puzzles_of(game):
        proof = puzzle.proof
        assert proof.leads[puzzle.best] == (0, 0, 0), puzzle.id
        for choice, (mean, low, high) in enumerate(proof.leads):
            assert choice == puzzle.best or BAR <= low <= mean <= high, puzzle.id
        assert len(proof.leads) == len(proof.chances) == len(puzzle.legal) <= MOST_CHOICES
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in proof.chances)
        assert puzzle.lead[0] == min(lead for lead, *_ in proof.leads if lead > 0)


@every_game
def test_puzzles_differ_and_are_of_several_table_sizes(game: AnyGame) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= FEWEST
    assert {puzzle.seats for puzzle in puzzles} <= set(game.seats)
    assert len({puzzle.seats for puzzle in puzzles}) > 1


@every_game
def test_an_id_follows_from_the_position_and_a_line_can_be_read_again(game: AnyGame) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.id == name_of(game, puzzle.seats, puzzle.options, puzzle.moves, puzzle.seat)
        assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_proofs_are_by_the_evaluators_there_are_but_for_games_that_are_owned_up_to() -> None:
    assert {game.name for game in SHIPPED if any(is_older(game, puzzle) for puzzle in puzzles_of(game))} == OLDER


def is_older(game: AnyGame, puzzle: Puzzle) -> bool:
    evaluator = evaluator_for(game, puzzle.seats, Codec(game).decode(puzzle.options, Options))
    return evaluator is None or puzzle.proof.evaluator != evaluator.strict.name


@pytest.mark.soak
@every_game
def test_the_lead_is_found_again_with_fresh_samples(game: AnyGame) -> None:
    puzzles = puzzles_of(game)
    for number, puzzle in enumerate(puzzles[:: -(-len(puzzles) // AGAIN)]):
        gained = measured_again(game, puzzle, number)
        assert gained > 0, f"{puzzle.id}: {gained:.3f}, once {puzzle.lead}"


def measured_again(game: AnyGame, puzzle: Puzzle, seed: int) -> float:
    """Over the second best."""
    codec, state = Codec(game), position_of(game, puzzle)
    offered, sense = evaluator_for(game, puzzle.seats, codec.decode(puzzle.options, Options)), sense_of(game)
    assert offered is not None
    assert sense is not None
    evaluator = offered.strict
    policy = VariedPolicy(policy_for(game, puzzle.seats), sense)
    decision = Decision(0, puzzle.seat, game.legal(state, puzzle.seat), 0, state)
    second = puzzle.proof.leads.index(puzzle.lead)
    ahead = max(AHEAD, effort_for(game.name, puzzle.seats).ahead)
    sampler = Sampler(evaluator, policy, decision, ahead, stream(20_000, seed))
    if evaluator.exact:
        worths = sampler.screen(1)
        return float(worths[puzzle.best] - worths[second])
    worths = sampler.sample([puzzle.best, second], SAMPLES)
    return float((worths[:, 0] - worths[:, 1]).mean())
