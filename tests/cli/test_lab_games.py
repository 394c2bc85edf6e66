"""`zoorama lab tournament`, `study`, `merge`, and games played apart."""

import errno
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import GAME, Run
from tests.lab.games import a_row
from zoorama.lab.rows import Row, as_line
from zoorama.text import LANGUAGES, Text

TOURNAMENT = ("lab", "tournament", GAME, "--bots", "random,greedy,beginner", "--seats", "2", "--seed", "7")
STUDY = ("lab", "study", GAME, "--bot", "random", "--seed", "7")
SIMULATE = ("simulate", GAME, "--seats", "greedy,random", "--seed", "7")
ZOOP = ("lab", "study", "zoop", "--bot", "random", "--games", "8", "--seed", "1")
languages = pytest.mark.parametrize("language", LANGUAGES)


def digest_in(out: str) -> str:
    (line,) = (line for line in out.splitlines() if line.startswith("Digest: "))
    return line


@languages
def test_a_tournament_tells_standings_pairs_and_ratings(zoorama: Run, language: str) -> None:
    text = Text(language)
    ran = zoorama(*TOURNAMENT, "--games", "4", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for key in ("tournament-standings", "tournament-pairs", "tournament-other", "contest-rating", "lab-digest"):
        assert text.say(key) in ran.out
    row = next(line for line in ran.out.splitlines() if line.startswith("│ greedy "))
    assert "1000" in row
    assert row.split("│")[2].strip() == "8", "four games against each of two others"


@languages
def test_a_study_tells_seats_lengths_points_and_what_wins(zoorama: Run, language: str) -> None:
    text = Text(language, GAME)
    ran = zoorama(*STUDY, "--games", "8", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for key in ("study-by-seat", "study-lengths", "study-scores", "study-effects", "score-animals"):
        assert text.say(key) in ran.out


def test_options_and_numbers_of_players_are_swept(zoorama: Run) -> None:
    ran = zoorama(*ZOOP, "--seats", "3,4", "--option", "colours=3,4", "--option", "games=1", "--data", "games.jsonl")
    assert (ran.code, ran.err) == (0, "")
    assert "4 players, colours=4: What wins?" in ran.out
    assert "Options: strict_calls=false, games=1" in ran.out, "what is the same everywhere is told once"
    assert len(Path("games.jsonl").read_text().splitlines()) == 2 * 2 * 8


def test_lists_are_swept_with_semicolons(zoorama: Run) -> None:
    words = ("lab", "study", "zooloretto", "--bot", "random", "--games", "8", "--seed", "1", "--seats", "4")
    ran = zoorama(*words, "--option", "set_aside=panda;camel")
    assert (ran.code, ran.err) == (0, "")
    assert "4 players, set_aside=panda: What wins?" in ran.out
    assert "4 players, set_aside=camel: What wins?" in ran.out


def test_all_numbers_of_players(zoorama: Run) -> None:
    ran = zoorama(*STUDY, "--games", "8", "--seats", "all")
    assert [f"{seats} players: What wins?" in ran.out for seats in (2, 3, 4)] == [True] * 3


PAIR_OF_FOUR = ("lab", "tournament", GAME, "--bots", "random,greedy", "--seats", "4", "--seed", "7")


@pytest.mark.parametrize(
    "words", [TOURNAMENT, STUDY, PAIR_OF_FOUR], ids=["tournament", "study", "fewer bots than seats"]
)
def test_ranges_played_apart_are_merged_to_the_whole(zoorama: Run, words: tuple[str, ...]) -> None:
    """Also in processes, and where a range was played twice."""
    whole = zoorama(*words, "--numbers", "0:9", "--data", "whole.jsonl")
    for numbers, more in (("0:2", ()), ("2:7", ("--jobs", "2")), ("5:9", ())):
        assert zoorama(*words, "--numbers", numbers, "--data", f"{numbers[0]}.jsonl", *more).code == 0
    merged = zoorama("lab", "merge", "5.jsonl", "0.jsonl", "2.jsonl", "--data", "merged.jsonl")
    assert (merged.code, merged.err) == (0, "")
    assert digest_in(merged.out) == digest_in(whole.out)
    assert sorted(Path("merged.jsonl").read_text().splitlines()) == sorted(Path("whole.jsonl").read_text().splitlines())
    assert "Numbers: 0:9" in merged.out


def test_a_simulation_played_apart_gives_the_same_standings(zoorama: Run) -> None:
    whole = zoorama(*SIMULATE, "--games", "12")
    assert zoorama(*SIMULATE, "--games", "12", "--data", "whole.jsonl").out == whole.out
    for first in (0, 6):
        zoorama(*SIMULATE, "--numbers", f"{first}:{first + 6}", "--data", f"{first}.jsonl")
    merged = zoorama("lab", "merge", "0.jsonl", "6.jsonl")
    assert merged.code == 0
    rows = [line.split() for line in whole.out.splitlines() if line.startswith("│")]
    assert rows == [line.split() for line in merged.out.splitlines() if line.startswith("│")]
    assert Path("0.jsonl").read_text() + Path("6.jsonl").read_text() == Path("whole.jsonl").read_text()


def test_a_match_played_apart_is_merged_too(zoorama: Run) -> None:
    words = ("lab", "match", GAME, "--one", "greedy", "--against", "random", "--seed", "7")
    for first in (0, 3):
        assert zoorama(*words, "--numbers", f"{first}:{first + 3}", "--data", f"{first}.jsonl").code == 0
    ran = zoorama("lab", "merge", "0.jsonl", "3.jsonl")
    assert (ran.code, ran.err) == (0, "")
    assert "Numbers: 0:6" in ran.out


def test_a_gap_between_ranges_is_told(zoorama: Run) -> None:
    for numbers in ("0:8", "9:12"):
        zoorama(*SIMULATE, "--numbers", numbers, "--data", f"{numbers[0]}.jsonl")
    assert "Numbers: 0:8, 9:12" in zoorama("lab", "merge", "0.jsonl", "9.jsonl").out


@pytest.mark.parametrize(
    "words",
    [
        (*TOURNAMENT, "--games", "2"),
        (*STUDY, "--games", "8"),
        ("lab", "match", GAME, "--one", "greedy", "--against", "random", "--games", "2"),
        ("lab", "ladder", GAME, "--bots", "random,greedy", "--games", "2"),
    ],
    ids=["tournament", "study", "match", "ladder"],
)
def test_a_report_is_written(zoorama: Run, words: tuple[str, ...]) -> None:
    assert zoorama(*words, "--report", "found.html").code == 0
    page = Path("found.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") >= 2


@pytest.mark.parametrize(
    "words", [(*TOURNAMENT, "--games", "2"), (*STUDY, "--games", "8")], ids=["tournament", "study"]
)
def test_tables_are_shown_even_if_the_page_cannot_be_written(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "found.html")

    monkeypatch.setattr(Path, "write_text", full)
    ran = zoorama(*words, "--report", "found.html")
    assert ran.code != 0
    assert "found.html" in ran.err
    assert digest_in(ran.out)


def merge_files() -> None:
    Path("folder.html").mkdir()
    Path("bad.jsonl").write_text("{}\n")
    Path("empty.jsonl").write_text("")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((*TOURNAMENT, "--bots", "random"), "at least two different bots"),
        ((*TOURNAMENT, "--bots", "random,hal"), "There is no opponent “hal”."),
        ((*TOURNAMENT, "--bots", "greedy,rounds", "--seats", "3"), "With 3 players there is no level “rounds”"),
        ((*TOURNAMENT, "--seats", "5"), "is for 2 to 4 players, not 5"),
        ((*TOURNAMENT, "--minutes", "0", "--report", "found.html"), "no games to tell about"),
        ((*TOURNAMENT, "--numbers", "5"), "“5” for --numbers is not a range such as 1000:2000"),
        ((*TOURNAMENT, "--numbers", "5:5"), "“5:5” for --numbers"),
        ((*TOURNAMENT, "--numbers", "-1:5"), "“-1:5” for --numbers"),
        ((*TOURNAMENT, "--numbers", "0:9999999999"), "at most 1000000000"),
        ((*TOURNAMENT, "--report", "found.txt"), "ends in .html, not “found.txt”"),
        ((*TOURNAMENT, "--report", "nowhere/found.html"), "nowhere/found.html"),
        ((*TOURNAMENT, "--report", "folder.html"), "folder.html"),
        (("lab", "ladder", GAME, "--report", "folder.html"), "folder.html"),
        ((*TOURNAMENT, "--data", "found.csv"), "(.jsonl) or Parquet (.parquet), not as “found.csv”"),
        ((*TOURNAMENT, "--data", "nowhere/found.jsonl"), "nowhere/found.jsonl"),
        ((*STUDY, "--games", "7"), "at least 8 games of a variant; there are 7"),
        ((*STUDY, "--seats", "9"), "9"),
        ((*STUDY, "--seats", "few"), "few"),
        ((*STUDY, "--seats", "9" * 5000), "2 to 4 can play"),
        ((*STUDY, "--bot", "rounds", "--seats", "2,3"), "With 3 players there is no level “rounds”"),
        ((*ZOOP, "--option", "colours=3", "--option", "colours=4"), "The option colours is given twice"),
        ((*STUDY, "--bot", "hal"), "There is no opponent “hal”."),
        ((*ZOOP, "--option", "colours=3,7"), "7"),
        ((*ZOOP, "--option", "speed=3"), "speed"),
        (("lab", "merge"), "also needs: FILE…"),
        (("lab", "merge", "nowhere.jsonl"), "nowhere.jsonl"),
        (("lab", "merge", "bad.jsonl"), "Line 1 of bad.jsonl is no game"),
        (("lab", "merge", "empty.jsonl"), "no games to tell about"),
    ],
)
def test_what_cannot_be_is_refused_before_anybody_plays(zoorama: Run, words: tuple[str, ...], said: str) -> None:
    merge_files()
    assert said in zoorama(*words).refused()
    assert not Path("found.html").exists()


def test_games_that_do_not_belong_together_are_not_merged(zoorama: Run) -> None:
    zoorama(*SIMULATE, "--numbers", "0:2", "--data", "one.jsonl")
    zoorama(*SIMULATE, "--numbers", "0:2", "--seed", "8", "--data", "other.jsonl")
    assert "other.jsonl has other games" in zoorama("lab", "merge", "one.jsonl", "other.jsonl").refused()
    Path("changed.jsonl").write_text(Path("one.jsonl").read_text().replace('"rounds":', '"rounds":1'))
    said = zoorama("lab", "merge", "one.jsonl", "changed.jsonl").refused()
    assert "changed.jsonl tells game 0 otherwise" in said


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("--seats", "greedy,random"), ("--seats", "greedy,random,random")),
        (("--seats", "greedy,greedy"), ("--seats", "random,random")),
        (("--seats", "greedy,random"), ("--seats", "beginner,search:1")),
    ],
    ids=["other numbers of players", "equals of two kinds", "bots that never met"],
)
def test_games_that_cannot_be_compared_are_not_told_about_together(
    zoorama: Run, one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    for name, words in (("one", one), ("other", other)):
        zoorama("simulate", GAME, *words, "--games", "2", "--seed", "7", "--data", f"{name}.jsonl")
    assert "Merge them apart." in zoorama("lab", "merge", "one.jsonl", "other.jsonl").refused()


def write_rows(name: str, *rows: Row) -> None:
    Path(name).write_text("".join(as_line(row) + "\n" for row in rows))


@languages
def test_who_sat_only_in_rounds_that_are_left_out_is_not_rated(zoorama: Run, language: str) -> None:
    pairs = [("a", "b"), ("b", "a"), ("b", "c"), ("c", "b"), ("a", "c"), ("c", "a")]
    whole = [a_row(number, pair, (2, 1)) for number in range(8) for pair in pairs]
    write_rows("some.jsonl", *whole, a_row(8, ("a", "d"), (1, 2)), a_row(9, ("a", "d"), (1, 2)))
    ran = zoorama("lab", "merge", "some.jsonl", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert Text(language).say("lab-left-out-rounds", games=2, all=50) in " ".join(ran.out.split())
    assert "│ d " not in ran.out


def test_bots_that_met_only_in_rounds_that_are_left_out_are_not_compared(zoorama: Run) -> None:
    apart = [a_row(number, pair, (2, 1)) for number in range(4) for pair in (("a", "b"), ("c", "d"))]
    write_rows("some.jsonl", *apart, a_row(4, ("b", "c"), (2, 1)))
    assert "Merge them apart." in zoorama("lab", "merge", "some.jsonl").refused()


def test_a_range_too_small_for_a_study_is_kept_for_merging(zoorama: Run) -> None:
    ran = zoorama(*STUDY, "--numbers", "5:7", "--data", "few.jsonl")
    assert (ran.code, ran.out) == (0, "2 games in few.jsonl: too few to tell anything by themselves.\n")


@languages
@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("ray", ("--on", "ray"), "zoorama[ray]"),
        ("pyarrow", ("--data", "games.parquet"), "zoorama[parquet]"),
        ("matplotlib", ("--report", "found.html"), "zoorama[lab]"),
    ],
)
def test_a_missing_extra_is_told_with_what_to_install(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, module: str, words: tuple[str, ...], extra: str, language: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = zoorama(*TOURNAMENT, *words, "--lang", language).refused()
    assert f'pip install "{extra}"' in said
    assert not Path("found.html").exists()


def test_a_clusters_own_number_of_processes_is_not_ours_to_say(zoorama: Run) -> None:
    assert "leave --jobs out" in zoorama(*TOURNAMENT, "--on", "10.0.0.5:6379", "--jobs", "2").refused()


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_who_is_stopped_tells_what_there_is(tmp_path: Path, way: signal.Signals) -> None:
    words = [*STUDY, "--games", "1000000", "--data", "games.jsonl", "--report", "found.html", "--lang", "en"]
    command = [sys.executable, "-m", "zoorama", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as running:
        wait_for_lines(tmp_path / "games.jsonl", 20)
        running.send_signal(way)
        out, err = running.communicate()
    assert running.returncode == 130
    assert "Interrupted: these are the games finished before." in err
    assert "Traceback" not in err
    games = len((tmp_path / "games.jsonl").read_text().splitlines())
    assert f"Games: {games}" in out
    assert "Stopped early" in (tmp_path / "found.html").read_text()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_that_is_stopped_sums_up_what_there_is(tmp_path: Path, jobs: str) -> None:
    words = [*SIMULATE, "--games", "1000000", "--jobs", jobs, "--data", "games.jsonl", "--json", "--lang", "en"]
    command = [sys.executable, "-m", "zoorama", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as running:
        wait_for_lines(tmp_path / "games.jsonl", 20)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert running.returncode == 130
    assert err == "Interrupted: these are the games finished before.\n"
    assert json.loads(out)["games"] == len((tmp_path / "games.jsonl").read_text().splitlines())


def test_too_few_games_that_are_kept_nowhere_are_told_without_a_file(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> Iterator[Row]:
        yield a_row(0, ("random", "random"), (2, 1))
        raise KeyboardInterrupt

    monkeypatch.setattr("zoorama.cli.many_games.play_rows", stopped)
    ran = zoorama(*STUDY, "--report", "found.html")
    assert (ran.code, ran.out) == (130, "Too few games to tell anything: 1.\n")
    assert not Path("found.html").exists()


def wait_for_lines(file: Path, lines: int) -> None:
    while not (file.exists() and len(file.read_text().splitlines()) >= lines):
        time.sleep(0.05)
