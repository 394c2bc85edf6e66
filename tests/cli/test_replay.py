import json
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from tests.cli.command import Run, begun, finished, write
from tests.records.earlier import OLD_GAMES, OLD_RECORDS
from zoorama.codec import Json
from zoorama.records.files import load


def test_all_steps_are_told_with_the_final_score(zoorama: Run) -> None:
    ran = zoorama("replay", str(write(finished())), "--all")
    assert ran.code == 0
    assert "   1  Anna: Roll two dice" in ran.out
    assert "   2  chance: The dice show a crocodile and an ostrich" in ran.out
    assert "        Anna rolled a crocodile and an ostrich." in ran.out
    assert f"\n{len(finished().moves):4}  " in ran.out
    assert "Anna wins!" in ran.out


def test_an_unfinished_game_has_no_score_sheet(zoorama: Run) -> None:
    ran = zoorama("replay", str(write(begun())), "--all")
    assert ran.code == 0
    assert "   7  Ben: Load the lion onto truck 2" in ran.out
    assert "Final score" not in ran.out


@pytest.mark.parametrize("game", OLD_GAMES)
@pytest.mark.parametrize("kind", ["", "-unfinished", "-certificate"])
def test_what_an_earlier_version_wrote_is_told_to_its_end(zoorama: Run, game: str, kind: str) -> None:
    file = OLD_RECORDS / f"{game}{kind}.json"
    ran = zoorama("replay", str(file), "--all")
    assert (ran.code, ran.err) == (0, "")
    assert ("Final score" in ran.out) == (kind != "-unfinished")
    assert f"\n{len(load(file)[1].moves):4}  " in ran.out


def test_without_a_keyboard_all_steps_are_told(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.command.Keyboard.isatty", lambda self: False)
    assert "   7  Ben: Load" in zoorama("replay", str(write(begun()))).out


def shown(out: str) -> list[str]:
    """Where the replay stood, step by step."""
    return [line for line in out.splitlines() if line.startswith(("Move ", "Before "))]


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        pytest.param("q", ["Before the first move"], id="it begins before the first move"),
        pytest.param("", ["Before the first move"], id="a keyboard that ends is a stop"),
        pytest.param(
            "\n\nq", ["Before the first move", "Move 1 of 7", "Move 2 of 7"], id="Enter leads to the next move"
        ),
        pytest.param("\nb\nq", ["Before the first move", "Move 1 of 7", "Before the first move"], id="b leads back"),
        pytest.param("b\nq", ["Before the first move", "Before the first move"], id="not before the beginning"),
        pytest.param("7\n\nq", ["Before the first move", "Move 7 of 7", "Move 7 of 7"], id="not beyond the end"),
        pytest.param("5\n0\nq", ["Before the first move", "Move 5 of 7", "Before the first move"], id="jumps"),
        pytest.param("B\nQ", ["Before the first move", "Before the first move"], id="capital letters will do"),
    ],
)
def test_stepping(zoorama: Run, typed: str, steps: list[str]) -> None:
    ran = zoorama("replay", str(write(begun())), typed=typed)
    assert ran.code == 0
    assert shown(ran.out) == steps


@pytest.mark.parametrize("said", ["8", "-1", "x", "?", "9" * 5000, "[/]"])
def test_what_leads_nowhere_is_answered(zoorama: Run, said: str) -> None:
    ran = zoorama("replay", str(write(begun())), typed=f"{said}\nq")
    assert ran.code == 0
    assert "is not possible here: 0 to 7" in " ".join(ran.out.split())
    assert shown(ran.out) == ["Before the first move"]


def test_ctrl_c_ends_the_replay(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    assert zoorama("replay", str(write(begun()))).code == 0


def test_the_last_step_shows_the_score(zoorama: Run) -> None:
    last = str(len(finished().moves))
    assert "Anna wins!" in zoorama("replay", str(write(finished())), typed=f"{last}\nq").out
    assert "Anna wins!" not in zoorama("replay", str(write(finished())), typed="1\nq").out


def test_the_board_is_drawn_as_it_stood(zoorama: Run) -> None:
    ran = zoorama("replay", str(write(begun())), typed="3\nq")
    board = ran.out[ran.out.rindex("Truck 1") : ran.out.rindex("Move 3 of 7")]
    assert board.count("lion") == 2, "one on the truck, one at the pens"
    assert "To load: coin" in board


Change = dict[str, Json]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"version": 2}, "zooloretto_dice has no rules version 2", id="a version nobody knows"),
        pytest.param({"game": "chess"}, "There is no game “chess”", id="a game nobody knows"),
        pytest.param({"players": ["Anna"]}, "is for 2 to 4 players, not 1", id="too few players"),
        pytest.param({"players": []}, "record.players: has length 0", id="no players"),
        pytest.param({"players": ["A\x1b[2J", "B"]}, "record.players[0]", id="a command to the terminal for a name"),
        pytest.param({"extra": 1}, "record: has no “extra”", id="a field nobody knows"),
        pytest.param({"moves": None}, "record.moves: is null, should be a list", id="no moves"),
        pytest.param({"moves": [{"type": "Move", "seat": 0}]}, "record.moves[0]: lacks action", id="half a move"),
        pytest.param({"result": [[]]}, "record.result[0]", id="a result of another kind"),
    ],
)
def test_a_changed_record_is_refused_with_the_place(zoorama: Run, change: Change, said: str) -> None:
    file = write(begun())
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    for command in (("replay",), ("play", "--resume")):
        assert said in zoorama(*command, str(file)).refused()


def test_an_edited_move_is_refused_with_its_rule(zoorama: Run) -> None:
    file = write(begun())
    file.write_text(file.read_text().replace('{"type":"Fall","first":"lion","second":"coin"}', '{"type":"Roll"}'))
    said = zoorama("replay", str(file)).refused()
    assert said.startswith("moves[1]: the rules do not allow this move (ZD-")


def test_an_edited_seat_is_refused(zoorama: Run) -> None:
    file = write(begun())
    file.write_text(file.read_text().replace('"seat":1', '"seat":0', 1))
    assert zoorama("replay", str(file)).refused().startswith("moves[4]: ")


def test_an_edited_result_is_refused(zoorama: Run) -> None:
    result = finished().result
    file = write(replace(finished(), result=(replace(result[0], points=99), result[1])))
    assert zoorama("replay", str(file)).refused() == (
        "result: the moves lead to another result. The record was changed."
    )


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.99])
def test_a_truncated_record_is_refused(zoorama: Run, part: float) -> None:
    file = write(finished())
    text = file.read_text()
    file.write_text(text[: int(len(text) * part)])
    assert "not JSON, or cut off, at line 1" in zoorama("replay", str(file)).refused()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", "is not text."),
        (b"\xff\xfe{\x00}\x00", "is not text."),
        (b"\x00" * 100, "not JSON"),
        (b"", "not JSON"),
        (b"[" * 200_000, "nested too deeply"),
        (b"1" * 10_000, "too many digits"),
        (b"[]", "record: is a list, should be an object."),
        (b'{"game": "zooloretto_dice", "game": "zoop"}', "“game” is there twice."),
        (b"{}", "record: lacks game, version."),
    ],
    ids=["an image", "UTF-16", "zeros", "nothing", "a pit", "a long number", "a list", "twice", "an empty object"],
)
def test_what_is_no_record_is_refused(zoorama: Run, content: bytes, said: str) -> None:
    Path("file").write_bytes(content)
    for command in (("replay",), ("play", "--resume")):
        assert said in zoorama(*command, "file").refused()


def test_a_file_that_is_not_there_is_refused(zoorama: Run) -> None:
    for command in (("replay",), ("play", "--resume")):
        assert zoorama(*command, "nowhere.json").refused() == "There is no file nowhere.json."


def test_a_folder_is_no_record(zoorama: Run) -> None:
    Path("folder").mkdir()
    for command in (("replay",), ("play", "--resume")):
        assert zoorama(*command, "folder").refused() == "folder is a folder, not a file."


def test_a_file_one_may_not_read_is_told(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(file: Path) -> NoReturn:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr("zoorama.cli.replay.load", denied)
    assert zoorama("replay", "game.json").refused() == "You are not allowed to open or write game.json."


def test_a_refused_record_is_left_as_it_was(zoorama: Run) -> None:
    Path("file").write_text("my diary")
    zoorama("play", "--resume", "file").refused()
    assert Path("file").read_text() == "my diary"
    assert [file.name for file in Path().iterdir()] == ["file"]
