"""`zoorama analyse`: a graph, the errors in words, rates; data; what cannot be analysed."""

import json
import pickle
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import GAME, GREEDY, Run, begun, finished, write
from tests.fair.certificates import play_certificate, printed
from zoorama.analysis.analyse import Part
from zoorama.analysis.effort import Effort
from zoorama.analysis.report import Draw, Error, grade
from zoorama.codec import Codec
from zoorama.engine.game import LUCK, AnyGame
from zoorama.engine.record import Player, Record
from zoorama.games import find
from zoorama.records.walk import walk
from zoorama.terminal.chances import Graph
from zoorama.text import LANGUAGES, Text

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision is said to be an error that loses more and more, and chances drift to the first seat."""
    monkeypatch.setattr("zoorama.cli.analyse.look_at", look_at)
    monkeypatch.setattr("zoorama.analysis.analyse.luck_factor", lambda game, seats: 1.0)


def look_at(game: AnyGame, record: Record, stretch: range, *, given: int) -> Part:
    codec, end, seats = Codec(game), len(record.moves), len(record.players)
    errors, draws = [], []
    for position in list(walk(game, record))[stretch.start : stretch.stop]:
        move = record.moves[position.number]
        played = codec.encode(move.action)
        if move.seat == LUCK:
            draws.append(Draw(position.number, played, [position.number / 1000, -position.number / 1000]))
        elif len(legal := game.legal(position.state, move.seat)) > 1:
            better = codec.encode(next(one for one in legal if one != move.action))
            lost = 0.02 + position.number / end / 4
            errors.append(
                Error(position.number, move.seat, played, better, lost, lost / 2, lost * 1.5, grade(lost) or "slight")
            )
    numbers = [*stretch, *([end] if stretch.stop == end else [])]
    chances = [[0.5 + number / end / 2, *[(0.5 - number / end / 2) / (seats - 1)] * (seats - 1)] for number in numbers]
    lost_by_seat = [[one.lost for one in errors if one.seat == seat] for seat in range(seats)]
    return Part(chances, errors, lost_by_seat, draws)


def test_a_finished_game_is_told_with_graph_errors_and_rates(zoorama: Run, told: None) -> None:
    ran = zoorama("analyse", str(write(finished())))
    assert (ran.code, ran.err) == (0, "")
    assert "with Anna, Lola." in ran.out
    assert "Anna wins!" in ran.out
    assert "█" in ran.out
    assert "Played: Take truck" in ran.out
    assert "Better: Roll two dice" in ran.out
    assert "blunder" in ran.out
    assert "The 10 worst of" in ran.out
    assert "How well everyone decided" in ran.out


def test_errors_are_lettered_in_graph_and_list(zoorama: Run, told: None) -> None:
    lines = zoorama("analyse", str(write(finished()))).out.split("\n")
    listed = [line.split()[1] for line in lines if line.startswith("│ ") and line.split()[1] in "abcdefghij"]
    assert listed == list("abcdefghij")
    drawn = "".join(line.strip() for line in lines if set(line.strip()) <= set("abcdefghij "))
    assert set(drawn.replace(" ", "")) <= set("abcdefghij")
    assert "j" in drawn


def test_letters_of_one_place_stand_side_by_side() -> None:
    graph = Graph([[0.5, 0.5]] * 101, ("Anna", "Ben"), 40, lambda share: f"{share:.0%}")
    assert graph.placed({50: "a", 51: "b", 100: "c", 99: "d"}).split() == ["ab", "cd"]


def test_all_errors_are_listed_if_asked_for(zoorama: Run, told: None) -> None:
    file = str(write(finished()))
    few, many = zoorama("analyse", file).out, zoorama("analyse", file, "--all").out
    assert few.count("Better:") == 10 < many.count("Better:")
    assert "worst of" not in many


def test_luck_and_skill_are_told_where_they_are_known(
    zoorama: Run, told: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(write(finished()))
    ran = zoorama("analyse", file)
    assert "Skill" in ran.out
    assert "What chance decided most" in ran.out
    assert "The dice show" in ran.out
    monkeypatch.setattr("zoorama.analysis.analyse.luck_factor", lambda game, seats: None)
    assert "Skill" not in zoorama("analyse", file).out


@languages
def test_it_fits_a_narrow_terminal_in_every_language(
    zoorama: Run, told: None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = (Player("Wolfeschlegelsteinhausen", ""), replace(GREEDY, name="熊猫熊猫熊猫熊猫熊猫"))
    ran = zoorama("analyse", str(write(replace(finished(), players=names))), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    text = Text(language)
    for key in ("analysis-chances", "analysis-errors", "analysis-rates", "analysis-luckiest"):
        assert text.say(key) in ran.out
    assert max(map(len, ran.out.split("\n"))) <= 80


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.analysis.errors.effort_for", lambda *asked: Effort(1, 2, (2,), 1))


def test_real_figures_are_data(zoorama: Run, hurried: None) -> None:
    record = finished()
    found = json.loads(zoorama("analyse", str(write(record)), "--json").out)
    assert list(found) == ["format", "game", "version", "evaluator", "chances", "errors", "rates", "luck"]
    assert len(found["chances"]) == len(record.moves) + 1
    assert found["chances"][-1] == [1.0, 0.0]
    assert all(sum(line) == pytest.approx(1) for line in found["chances"])
    for error in found["errors"]:
        assert record.moves[error["move"]].seat == error["seat"]
        assert 0 < error["low"] <= error["lost"] <= error["high"]


class AsIfElsewhere:
    """What goes to processes and comes back, without them."""

    def __init__(self, processes: int) -> None:
        assert processes == 2

    def map(self, work: Any, items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            travelled, handed = pickle.loads(pickle.dumps((work, item)))
            yield pickle.loads(pickle.dumps(travelled(handed)))


def test_in_processes_the_figures_are_the_same(zoorama: Run, hurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.cli.analyse.InProcesses", AsIfElsewhere)
    file = str(write(finished()))
    assert zoorama("analyse", file, "--json", "--jobs", "2").out == zoorama("analyse", file, "--json").out


@pytest.mark.soak
def test_any_number_of_processes_gives_the_same_figures(zoorama: Run) -> None:
    file = str(write(finished()))
    assert zoorama("analyse", file, "--json", "--jobs", "2").out == zoorama("analyse", file, "--json").out


def test_a_certificate_is_analysed_too(zoorama: Run, told: None) -> None:
    Path("certificate.json").write_text(printed(play_certificate(find(GAME), 2)), encoding="utf-8")
    ran = zoorama("analyse", "certificate.json")
    assert (ran.code, ran.err) == (0, "")


@languages
def test_of_a_study_only_its_own_moves_are_judged(
    zoorama: Run, hurried: None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays it did not play the game it begins from."""
    monkeypatch.setattr("zoorama.analysis.analyse.luck_factor", lambda game, seats: 1.0)
    certificate = play_certificate(find(GAME), 2)
    assert certificate.luck is not None
    given = len(certificate.record.moves) - 12
    study = replace(certificate, luck=replace(certificate.luck, given=given, arrivals=()))
    Path("study.json").write_text(printed(study), encoding="utf-8")
    found = json.loads(zoorama("analyse", "study.json", "--json").out)
    assert len(found["chances"]) == len(certificate.record.moves) + 1
    assert 0 < sum(rate["decisions"] for rate in found["rates"]) <= 12
    assert all(told["move"] >= given for told in (*found["errors"], *found["luck"]["draws"]))
    sums = [luck + skill for luck, skill in zip(found["luck"]["luck"], found["luck"]["skill"], strict=True)]
    assert sums == pytest.approx(
        [last - first for first, last in zip(found["chances"][given], found["chances"][-1], strict=True)]
    )
    said = Text(language).say("analysis-given", count=given)
    assert said in " ".join(zoorama("analyse", "study.json", "--lang", language).out.split())


@languages
def test_a_game_that_is_not_over_is_refused(zoorama: Run, language: str) -> None:
    said = zoorama("analyse", str(write(begun())), "--lang", language).refused()
    assert said == Text(language).say("not-analysed-not-over", file="game.json")


def test_a_game_that_nothing_can_judge_is_refused(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.analysis.analyse.evaluator_for", lambda game, seats, options: None)
    said = zoorama("analyse", str(write(finished()))).refused()
    assert "rules version 1 with 2 players (options: –)." in said


@pytest.mark.parametrize(
    ("content", "said"),
    [("{", "not JSON"), ("[]", "should be an object"), ('{"game": "chess", "version": 1}', "There is no game")],
)
def test_what_cannot_be_read_is_refused(zoorama: Run, content: str, said: str) -> None:
    Path("game.json").write_text(content, encoding="utf-8")
    assert said in zoorama("analyse", "game.json").refused()


def test_a_record_that_breaks_the_rules_is_refused(zoorama: Run) -> None:
    record = finished()
    file = str(write(replace(record, moves=record.moves[:-1])))
    assert "result" in zoorama("analyse", file).refused()
    assert "no file" in zoorama("analyse", "nowhere.json").refused()


def test_after_a_game_it_is_told_how_to_analyse_it(zoorama: Run) -> None:
    seed = ("--seed", "1", "--record", "mine.json")
    ran = zoorama("play", GAME, "--seats", "me,greedy", *seed, typed=" ".join(["1"] * 300))
    assert ran.code == 0
    assert ran.out.rstrip().endswith("What decided the game: zoorama analyse mine.json")
    assert find(GAME).name in Path("mine.json").read_text(encoding="utf-8")
