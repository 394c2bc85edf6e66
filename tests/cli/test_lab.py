"""`zoorama lab`: matches and ladders of bots, in the terminal, in a file, in a picture."""

import json
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import GAME, Run
from zoorama.text import LANGUAGES, Text

MATCH = ("lab", "match", GAME, "--one", "greedy", "--against", "random", "--seed", "7")
LADDER = ("lab", "ladder", GAME, "--bots", "random,greedy", "--seed", "7")
languages = pytest.mark.parametrize("language", LANGUAGES)


def results(zoorama: Run, *words: str) -> Any:  # JSON, looked into by name
    ran = zoorama(*words, "--json", "found.json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(Path("found.json").read_text(encoding="utf-8"))


def test_a_match_tells_share_interval_and_time(zoorama: Run) -> None:
    found = results(zoorama, *MATCH, "--games", "5", "--seats", "3")
    assert (found["game"], found["seats"], found["seed"], found["complete"]) == (GAME, 3, "7", True)
    (pairing,) = found["pairings"]
    assert (pairing["one"], pairing["rest"], pairing["games"]) == ("greedy", "random", 6)  # in whole rotations
    assert pairing["won"] == 1
    assert pairing["interval"][0] < pairing["won"]
    assert pairing["won_by_seat"] == [1, 1, 1]
    assert found["plays_as"] == {"greedy": "greedy", "random": "random"}
    assert 0 < pairing["seconds"]["mean"] <= pairing["seconds"]["percentile_99"] <= pairing["seconds"]["slowest"]
    assert pairing["seconds"]["decisions"] > 100


def test_a_ladder_tells_shares_and_ratings(zoorama: Run) -> None:
    found = results(zoorama, *LADDER, "--games", "4")
    assert [(one["one"], one["rest"], one["games"]) for one in found["pairings"]] == [("greedy", "random", 4)]
    random, greedy = found["ratings"]
    assert (random["bot"], greedy["bot"], greedy["rating"]) == ("random", "greedy", 1000)
    assert random["interval"][0] < random["rating"] < random["interval"][1] < 1000


def test_any_number_of_processes_gives_the_same_results(zoorama: Run) -> None:
    words = ("lab", "ladder", GAME, "--bots", "greedy,random", "--games", "6", "--seed", "2", "--seats", "3")
    here, there = results(zoorama, *words), results(zoorama, *words, "--jobs", "2")
    for found in (here, there):
        for pairing in found["pairings"]:
            del pairing["seconds"]
    assert here == there


@languages
def test_tables_are_in_the_readers_language(zoorama: Run, language: str) -> None:
    text = Text(language)
    ran = zoorama(*LADDER, "--games", "2", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for key in ("one", "rest", "games", "won", "mean", "most", "rating"):
        assert text.say(f"contest-{key}") in ran.out
    assert text.say("contest-rating-note", anchor="greedy") in " ".join(ran.out.split("\n"))
    seats = zoorama(*MATCH, "--games", "2", "--lang", language).out
    assert text.say("contest-seat") in seats


@languages
def test_luck_can_be_taken_out(zoorama: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr("zoorama.lab.contest.luck_in", lambda evaluator, record: [0.25, -0.25])
    words = ("lab", "match", GAME, "--one", "beginner", "--against", "greedy", "--games", "16", "--seed", "1")
    ran = zoorama(*words, "--luck-corrected", "--json", "found.json", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(Path("found.json").read_text())
    title = Text(language).say("contest-corrected", evaluator=found["evaluator"])
    assert title in ran.out
    (pairing,) = found["pairings"]
    assert pairing["luck_corrected"]["won"] == pytest.approx(pairing["won"])  # good luck in one seat, bad in the other
    assert title not in zoorama(*words, "--lang", language).out


def test_luck_that_nothing_can_judge_is_refused(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.lab.luck.evaluator_for", lambda game, seats, options: None)
    assert "Leave --luck-corrected out." in zoorama(*MATCH, "--luck-corrected").refused()


@pytest.mark.parametrize(("games", "intervals"), [("14", 0), ("16", 3)], ids=["seven numbers", "eight numbers"])
def test_a_picture_has_intervals_from_eight_numbers_on(zoorama: Run, games: str, intervals: int) -> None:
    """One of each rating and of the share."""
    assert zoorama(*LADDER, "--games", games, "--picture", "ladder.svg").code == 0
    assert Path("ladder.svg").read_text(encoding="utf-8").count("stroke: #1f7a5c; stroke-width: 2") == intervals


@pytest.mark.parametrize(("name", "begins"), [("ladder.svg", b"<?xml"), ("ladder.png", b"\x89PNG")])
def test_a_picture_is_drawn(zoorama: Run, name: str, begins: bytes) -> None:
    assert zoorama(*LADDER, "--games", "2", "--lang", "ru", "--picture", name).code == 0
    assert Path(name).read_bytes().startswith(begins)


def test_the_same_results_are_the_same_picture(zoorama: Run) -> None:
    for name in ("one.svg", "other.svg"):
        zoorama(*LADDER, "--games", "2", "--picture", name)
    assert Path("one.svg").read_bytes() == Path("other.svg").read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((*MATCH, "--games", "1"), "at least 2 games"),
        ((*MATCH, "--seats", "4", "--games", "3"), "each of the 4 seats; --games is 3"),
        ((*MATCH, "--seats", "5"), "zooloretto_dice is for 2 to 4 players, not 5."),
        ((*MATCH, "--seats", "0"), "“0” for --seats is not a whole number from 1"),
        ((*MATCH, "--minutes", "soon"), "“soon” for --minutes"),
        ((*MATCH, "--minutes", "0"), "there is nothing to tell yet"),
        ((*MATCH, "--against", "hal"), "There is no opponent “hal”."),
        ((*MATCH, "--one", "search:0"), "search:0"),
        ((*MATCH, "--one", "exact", "--seats", "3"), "With 3 players there is no level “exact”"),
        ((*MATCH, "--json", "nowhere/found.json"), "nowhere/found.json"),
        ((*LADDER, "--bots", "random"), "at least two different bots"),
        ((*LADDER, "--bots", "random,greedy,random"), "each named once"),
        ((*LADDER, "--bots", "random,hal"), "There is no opponent “hal”."),
        ((*LADDER, "--bots", "me,greedy"), "only bots play"),
        ((*LADDER, "--bots", "greedy,rounds", "--seats", "4"), "There are: beginner, greedy"),
        ((*LADDER, "--picture", "ladder.txt"), ".svg or .png, not as “ladder.txt”"),
        ((*LADDER, "--picture", "nowhere/ladder.svg"), "nowhere/ladder.svg"),
        (("lab",), "also needs: TASK"),
        (("lab", "juggle"), "match, ladder, tournament, study, merge, train"),
        (("lab", "match", GAME, "--one", "greedy"), "also needs: --against"),
    ],
)
def test_what_cannot_be_is_refused_before_anybody_plays(zoorama: Run, words: tuple[str, ...], said: str) -> None:
    assert said in zoorama(*words).refused()


def test_without_matplotlib_it_says_what_to_install(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert 'pip install "zoorama[lab]"' in zoorama(*LADDER, "--picture", "ladder.svg").refused()
    assert not Path("ladder.svg").exists()


def test_results_so_far_are_kept_while_it_goes_on(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []
    monkeypatch.setattr("zoorama.cli.contests.SAVED_EVERY", 0.0)
    monkeypatch.setattr("zoorama.cli.contests.save", lambda found, file: kept.append(found))
    assert zoorama(*LADDER, "--games", "6", "--json", "found.json").code == 0
    played = [sum(pairing["games"] for pairing in found["pairings"]) for found in kept]
    assert played == [0, 2, 4, 6, 6]
    assert [found["complete"] for found in kept] == [False, False, False, False, True]


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_is_stopped_tells_what_there_is(tmp_path: Path, way: signal.Signals, jobs: str) -> None:
    words = [*MATCH, "--games", "1000000", "--jobs", jobs, "--json", "found.json", "--lang", "en"]
    started = (
        "import sys, zoorama.cli, zoorama.cli.contests as c\n"
        f"if __name__ == '__main__':\n    c.SAVED_EVERY = 0.0\n    sys.exit(zoorama.cli.main({words}))\n"
    )
    (tmp_path / "started.py").write_text(started)
    command = [sys.executable, "started.py"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as running:
        wait_for_games(tmp_path / "found.json")
        running.send_signal(way)
        out, err = running.communicate()
    assert running.returncode == 130
    assert "Interrupted: these are the games finished before." in err
    assert "Traceback" not in err
    (pairing,) = json.loads((tmp_path / "found.json").read_text())["pairings"]
    assert pairing["games"] % 2 == 0
    assert f"│ {pairing['games']:5} │" in out


def wait_for_games(file: Path) -> None:
    while not (file.exists() and json.loads(file.read_text())["pairings"]):
        time.sleep(0.05)


def test_a_killed_worker_is_told_of(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.cli.running.InProcesses", Dying)
    assert "--jobs need less memory" in zoorama(*MATCH, "--jobs", "2", "--json", "found.json").refused()


class Dying:
    """Processes that the system kills."""

    def __init__(self, processes: int) -> None:
        self.batch = 1

    def map(self, work: object, items: object) -> Any:
        raise BrokenProcessPool
        yield  # a generator, as a runner's is
