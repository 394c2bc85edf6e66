"""What a table hands out is read strictly, and what was changed in it is found."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.fair.certificates import SEED, play_certificate, printed
from zoorama.codec import Codec
from zoorama.engine.errors import UnknownGame, Unreadable
from zoorama.engine.game import LUCK, AnyGame, Fastest
from zoorama.engine.record import Move
from zoorama.engine.score import Score
from zoorama.fair.certificate import Certificate, Luck, Note, read_certificate
from zoorama.fair.dealer import commitment
from zoorama.fair.verify import Mismatch, Verification, check
from zoorama.games import GAMES, find
from zoorama.games.zooloretto_dice.actions import ROLL
from zoorama.games.zoop.actions import FIRST
from zoorama.records.read import read_record

DICE, ZOOP = find("zooloretto_dice"), find("zoop")
ROLLED = play_certificate(DICE, 2)
RACED = play_certificate(ZOOP, 8, bot="greedy")
GUIDE = Path(__file__).parents[2] / "docs" / "luck.md"
EACH_TABLE = pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(game, seats, id=f"{game.name}-{seats}p") for game in GAMES for seats in game.seats]
)


@EACH_TABLE
def test_an_honest_game_holds_after_a_round_trip_through_json(game: AnyGame, seats: int) -> None:
    certificate = play_certificate(game, seats)
    assert read_certificate(printed(certificate)) == (game, certificate)
    assert certificate.luck
    lucky = sum(move.seat == LUCK for move in certificate.record.moves)
    arrivals = len(certificate.luck.arrivals)
    assert check(game, certificate) == Verification(lucky - arrivals, arrivals, None)


def test_races_that_were_dealt_are_computed_like_any_luck() -> None:
    certificate = play_certificate(ZOOP, 8, bot="greedy", clock=False)
    races = sum(isinstance(move.action, Fastest) for move in certificate.record.moves)
    found = check(ZOOP, certificate)
    assert races
    assert (found.arrivals, found.mismatch) == (0, None)
    assert found.recomputed == sum(move.seat == LUCK for move in certificate.record.moves)


def test_a_record_can_be_read_from_a_certificate_or_alone() -> None:
    assert read_record(printed(ROLLED)) == (DICE, ROLLED.record)
    assert read_record(Codec(DICE).dumps(ROLLED.record)) == (DICE, ROLLED.record)
    assert read_certificate(Codec(DICE).dumps(ROLLED.record)) == (DICE, Certificate(ROLLED.record, None, ()))


def mismatch(game: AnyGame, certificate: Certificate) -> Mismatch:
    found = check(game, certificate).mismatch
    assert found is not None
    return found


def with_luck(certificate: Certificate, **changes: Any) -> Certificate:
    assert certificate.luck
    return replace(certificate, luck=replace(certificate.luck, **changes))


def with_moves(certificate: Certificate, moves: list[Move]) -> Certificate:
    return replace(certificate, record=replace(certificate.record, moves=tuple(moves)))


def luck_of(certificate: Certificate) -> Luck:
    assert certificate.luck
    return certificate.luck


def test_another_seed_does_not_fit_the_commitment() -> None:
    other = "00" * 32
    assert mismatch(DICE, with_luck(ROLLED, seed=other)) == Mismatch(
        "commitment", None, commitment(SEED), commitment(other)
    )
    assert mismatch(DICE, with_luck(ROLLED, commitment=commitment(other))).what == "commitment"


def test_another_seed_with_its_own_commitment_gives_other_luck() -> None:
    other = "00" * 32
    found = mismatch(DICE, with_luck(ROLLED, seed=other, commitment=commitment(other)))
    assert found.what == "luck"
    assert found.expected.startswith("Fall(")
    assert found.expected != found.found


@pytest.mark.parametrize("words", [("zebrA", ""), ("", "zebra"), ("", ""), ("zebra", "x"), ("zebra ", "")])
def test_another_contribution_gives_other_luck(words: tuple[str, ...]) -> None:
    assert mismatch(DICE, with_luck(ROLLED, contributions=words)).what == "luck"


def test_of_a_study_the_given_moves_are_held_against_the_rules_and_the_rest_against_the_seed() -> None:
    moves = list(ROLLED.record.moves)
    given = with_luck(ROLLED, given=len(moves))
    assert check(DICE, given) == Verification(0, 0, None, len(moves))
    assert read_certificate(printed(given)) == (DICE, given)
    claimed = mismatch(DICE, with_luck(ROLLED, given=2))
    assert (claimed.what, claimed.move) == ("luck", next(n for n in range(2, len(moves)) if moves[n].seat == LUCK))
    moves[1] = Move(1 - moves[1].seat, moves[1].action)
    broken = mismatch(DICE, with_moves(given, moves))
    assert (broken.what, broken.move) == ("turn", 1)


@pytest.mark.parametrize(
    "claim", [{"given": len(RACED.record.moves) + 1}, {"given": RACED.luck.arrivals[0] + 1 if RACED.luck else 0}]
)
def test_a_study_is_given_no_more_moves_than_there_are_and_no_races(claim: dict[str, int]) -> None:
    with pytest.raises(Unreadable):
        read_certificate(printed(with_luck(RACED, **claim)))


@EACH_TABLE
def test_any_one_outcome_changed_is_found_where_it_is(game: AnyGame, seats: int) -> None:
    certificate = play_certificate(game, seats)
    raced = luck_of(certificate).arrivals
    dealt = [n for n, move in enumerate(certificate.record.moves) if move.seat == LUCK and n not in raced]
    actions = {certificate.record.moves[n].action for n in dealt}
    for n in (dealt[0], dealt[len(dealt) // 2], dealt[-1]):
        other = next(iter(actions - {certificate.record.moves[n].action}))
        moves = list(certificate.record.moves)
        moves[n] = Move(LUCK, other)
        codec = Codec(game)
        expected = Mismatch("luck", n, codec.text(certificate.record.moves[n].action), codec.text(other))
        assert check(game, with_moves(certificate, moves)) == Verification(
            dealt.index(n), sum(r < n for r in raced), expected
        )


def test_a_choice_changed_against_the_rules_is_found() -> None:
    moves = list(ROLLED.record.moves)
    n = next(n for n, move in enumerate(moves) if move.seat == 1)
    moves[n] = Move(0, moves[n].action)
    assert mismatch(DICE, with_moves(ROLLED, moves)) == Mismatch("turn", n, "2", "1")
    after_the_roll = [*ROLLED.record.moves[:2], Move(0, ROLL)]
    found = mismatch(DICE, with_moves(ROLLED, after_the_roll))
    assert (found.what, found.move, found.found) == ("rules", 2, "Roll()")
    assert found.expected.startswith("ZD-")


def test_luck_where_none_is_due_is_found() -> None:
    moves = [Move(LUCK, ROLLED.record.moves[1].action), *ROLLED.record.moves]
    assert mismatch(DICE, with_moves(ROLLED, moves)) == Mismatch("turn", 0, "1", "-")


def test_moves_after_the_end_are_found() -> None:
    moves = [*ROLLED.record.moves, Move(0, ROLL)]
    assert mismatch(DICE, with_moves(ROLLED, moves)) == Mismatch("turn", len(moves) - 1, "-", "1")


def worse(score: Score) -> Score:
    return replace(score, points=score.points - 1)


def test_another_result_is_found() -> None:
    first, second = ROLLED.record.result
    changed = replace(ROLLED, record=replace(ROLLED.record, result=(worse(first), second)))
    totals = f"{first.points}, {second.points}", f"{first.points - 1}, {second.points}"
    assert mismatch(DICE, changed) == Mismatch("result", None, *totals)
    lines = replace(first, lines=first.lines[1:])
    assert mismatch(DICE, replace(ROLLED, record=replace(ROLLED.record, result=(lines, second)))).what == "result"


def test_a_game_cut_short_does_not_lead_to_its_result() -> None:
    assert mismatch(DICE, with_moves(ROLLED, list(ROLLED.record.moves[:-1]))).what == "result"


def test_luck_that_is_no_race_cannot_pass_for_an_arrival() -> None:
    assert mismatch(DICE, with_luck(ROLLED, arrivals=(1,))).what == "arrival"
    assert mismatch(DICE, with_luck(ROLLED, arrivals=(0,))) == Mismatch("arrival", 0, "Fastest", "Roll()")
    raced = luck_of(RACED).arrivals
    assert mismatch(ZOOP, with_luck(RACED, arrivals=(0, *raced))).move == 0


def test_an_arrival_that_is_not_owned_up_to_is_held_to_the_seed() -> None:
    raced = luck_of(RACED).arrivals
    assert raced
    assert mismatch(ZOOP, with_luck(RACED, arrivals=())).what == "luck"


def test_only_who_ran_can_have_won_a_race() -> None:
    n = luck_of(RACED).arrivals[0]
    refused = []
    for winner in FIRST:
        moves = [*RACED.record.moves[:n], Move(LUCK, winner), *RACED.record.moves[n + 1 :]]
        wrong = check(ZOOP, with_moves(RACED, moves)).mismatch
        refused += [winner] if wrong and (wrong.what, wrong.move) == ("rules", n) else []
    assert RACED.record.moves[n].action not in refused
    assert 2 <= len(FIRST) - len(refused) < len(FIRST)


@pytest.mark.parametrize(
    ("certificate", "problem"),
    [
        pytest.param(replace(ROLLED, luck=None), "no-luck", id="no luck"),
        pytest.param(with_luck(ROLLED, seed=None), "not-finished", id="a seed not revealed"),
        pytest.param(replace(ROLLED, record=replace(ROLLED.record, result=())), "not-finished", id="no result"),
    ],
)
def test_where_nothing_can_be_checked_it_is_said_why(certificate: Certificate, problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        check(DICE, certificate)
    assert error.value.problem == problem


Data = dict[str, Any]


def luck_with(**changes: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["luck"].update(changes)

    return change


def notes(*found: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["notes"] = list(found)

    return change


NOTE = {"type": "Note", "move": 0, "seat": 0, "what": "hint"}
LAST = len(ROLLED.record.moves) - 1


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        (lambda data: data.pop("record"), "record", "wrong-type"),
        (lambda data: data.pop("luck"), "certificate", "missing-field"),
        (lambda data: data.pop("notes"), "certificate", "missing-field"),
        (lambda data: data.update(extra=1), "certificate", "unknown-field"),
        (lambda data: data.update(luck=[]), "certificate.luck", "wrong-type"),
        (lambda data: data["record"].update(extra=1), "certificate.record", "unknown-field"),
        (lambda data: data["luck"].pop("seed"), "certificate.luck", "missing-field"),
        (luck_with(extra=1), "certificate.luck", "unknown-field"),
        (luck_with(seed=1), "certificate.luck.seed", "wrong-type"),
        (luck_with(seed=""), "certificate.luck.seed", "not-hex"),
        (luck_with(seed="g" * 64), "certificate.luck.seed", "not-hex"),
        (luck_with(seed=SEED[:62]), "certificate.luck.seed", "not-hex"),
        (luck_with(seed=SEED + "00"), "certificate.luck.seed", "wrong-length"),
        (luck_with(commitment=None), "certificate.luck.commitment", "wrong-type"),
        (luck_with(commitment="A" * 64), "certificate.luck.commitment", "not-hex"),
        (luck_with(contributions=["zebra"]), "certificate.luck.contributions", "wrong-length"),
        (luck_with(contributions=["zebra", "", ""]), "certificate.luck.contributions", "wrong-length"),
        (luck_with(contributions=["x" * 65, ""]), "certificate.luck.contributions[0]", "wrong-length"),
        (luck_with(contributions=["\x1b[2J", ""]), "certificate.luck.contributions[0]", "unprintable"),
        (luck_with(contributions=[None, ""]), "certificate.luck.contributions[0]", "wrong-type"),
        (luck_with(arrivals=[-1]), "certificate.luck.arrivals[0]", "out-of-range"),
        (luck_with(arrivals=[LAST + 1]), "certificate.luck.arrivals[0]", "out-of-range"),
        (luck_with(arrivals=[1, 1]), "certificate.luck.arrivals[1]", "out-of-range"),
        (luck_with(arrivals=[3, 1]), "certificate.luck.arrivals[1]", "out-of-range"),
        (luck_with(arrivals=[True]), "certificate.luck.arrivals[0]", "wrong-type"),
        (notes(None), "certificate.notes[0]", "wrong-type"),
        (notes(NOTE | {"what": "bribe"}), "certificate.notes[0].what", "unknown-word"),
        (notes(NOTE, NOTE | {"seat": 2}), "certificate.notes[1].seat", "out-of-range"),
        (notes(NOTE | {"move": LAST + 2}), "certificate.notes[0].move", "out-of-range"),
    ],
)
def test_what_is_wrong_with_a_certificate_is_named_with_its_place(
    change: Callable[[Data], object], path: str, problem: str
) -> None:
    data = json.loads(printed(ROLLED))
    change(data)
    with pytest.raises(Unreadable) as error:
        read_certificate(json.dumps(data))
    assert (error.value.path, error.value.problem) == (path, problem)


def test_a_certificate_of_a_game_nobody_has_is_refused() -> None:
    with pytest.raises(UnknownGame):
        read_certificate(printed(ROLLED).replace('"zooloretto_dice"', '"chess"'))


def test_a_certificate_looks_as_it_is_described() -> None:
    data = json.loads(printed(RACED))
    assert list(data) == ["type", "record", "luck", "notes"]
    assert list(data["luck"]) == ["type", "commitment", "seed", "contributions", "arrivals", "given"]
    assert data["notes"][1] == {"type": "Note", "move": 2, "seat": 1, "what": "undo"}
    assert read_certificate(json.dumps(data | {"notes": []}))[1].notes == ()
    assert Note(2, 1, 3) in RACED.notes


def program() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def run_program(certificate: Certificate, folder: Path) -> None:
    (folder / "certificate.json").write_text(printed(certificate), encoding="utf-8")
    exec(compile(program(), GUIDE.name, "exec"), {})


@pytest.mark.parametrize("seats", list(DICE.seats))
def test_the_program_in_the_guide_checks_a_game_without_ours(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    certificate = play_certificate(DICE, seats)
    run_program(certificate, tmp_path)
    rolls = check(DICE, certificate).recomputed
    assert capsys.readouterr().out == f"{rolls} rolls are what the seed gives\n"
    assert "zoorama." not in program()


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param(with_luck(ROLLED, seed="00" * 32), id="seed"),
        pytest.param(with_luck(ROLLED, contributions=("zebra", "x")), id="contribution"),
        pytest.param(with_moves(ROLLED, list(ROLLED.record.moves[2:])), id="a roll left out"),
    ],
)
def test_the_program_in_the_guide_finds_what_was_changed(
    changed: Certificate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AssertionError):
        run_program(changed, tmp_path)
