import re
import shutil
from dataclasses import replace
from datetime import datetime, tzinfo
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import NoReturn, Self

import pytest

from tests.cli.command import GAME, GREEDY, RANDOM, Run, begun, finished, read, write
from tests.records.earlier import OLD_GAMES, OLD_RECORDS
from zoorama.bots.random import Random
from zoorama.bots.registry import BOTS, BotKind
from zoorama.cli import main
from zoorama.engine.game import LUCK
from zoorama.engine.match import replay
from zoorama.engine.record import Move, Player
from zoorama.games import find
from zoorama.games.o_zoo_le_mio.actions import BID, Bid
from zoorama.games.zooloretto_dice.actions import LOAD
from zoorama.games.zooloretto_dice.parts import LION
from zoorama.records import files
from zoorama.records.read import read_record

ALWAYS_ONE = " ".join(["1"] * 500)
PLAY = ("play", GAME, "--seed", "1", "--record", "game.json")
AUCTION = ("play", "o_zoo_le_mio", "--seats", "me,random", "--seed", "1", "--record", "game.json")


def bids(file: str) -> list[Move]:
    """What the person at the keyboard has bid."""
    _, record = read_record(Path(file).read_text(encoding="utf-8"))
    return [move for move in record.moves if move.seat == 0 and isinstance(move.action, Bid)]


def test_a_whole_game_by_always_choosing_1(zoorama: Run) -> None:
    ran = zoorama(*PLAY, "--seats", "me=Anna,greedy,random", typed=ALWAYS_ONE)
    assert ran.code == 0
    assert ran.err == ""
    record = read("game.json")
    assert record.players == (Player("Anna", ""), GREEDY, RANDOM)
    assert replay(find(GAME), record).record() == record
    assert record.result
    assert "Final score" in ran.out
    ended, hint = ran.out.rstrip().split("\n")[-2:]
    assert ended.endswith(("wins!", "share the victory!"))
    assert hint == "What decided the game: zoorama analyse game.json"
    assert str(record.result[0].points) in ran.out


def test_the_same_seed_gives_the_same_game(zoorama: Run) -> None:
    for seed, file in (("5", "a.json"), ("5", "b.json"), ("6", "c.json")):
        zoorama("play", GAME, "--seats", "me,random", "--seed", seed, "--record", file, typed="1 1 1 1 1 1 1 1 q")
    assert read("a.json") == read("b.json") != read("c.json")


def test_without_seats_one_plays_against_two(zoorama: Run) -> None:
    zoorama(*PLAY, typed="q")
    assert read("game.json").players == (
        Player("Player", ""),
        Player("Lola", "greedy"),
        Player("Nora", "greedy"),
    )


def test_without_a_file_the_game_is_recorded_among_ones_data(zoorama: Run, tmp_path: Path) -> None:
    ran = zoorama("play", GAME, typed="1 q")
    kept = list((tmp_path / "home" / "zoorama" / "records").iterdir())
    assert len(kept) == 1
    assert kept[0].name.endswith(f"-{GAME}.json")
    assert str(kept[0]) in ran.out
    assert read(str(kept[0])).moves[0].seat == 0


def test_a_folder_for_the_record_is_made(zoorama: Run) -> None:
    assert zoorama("play", GAME, "--record", "new/folder/game.json", typed="q").code == 130
    assert read("new/folder/game.json").moves == ()


def test_a_hint_says_what_a_strong_bot_would_play_and_why(zoorama: Run) -> None:
    ran = zoorama("play", "--resume", str(write(begun(("Anna", GREEDY)))), typed="h 1 1 q")
    assert ran.code == 130
    said = " ".join(ran.out.split())
    assert re.search(r"Hint: .+ This wins \d+ in 100 games\. Next best: .+ – \d+\.", said)


def test_a_hint_changes_nothing_at_the_table(zoorama: Run) -> None:
    for file, typed in (("a.json", "1 1 1 1 1 1 q"), ("b.json", "h 1 h 1 h 1 h 1 h 1 h 1 q")):
        zoorama("play", GAME, "--seats", "me,random", "--seed", "5", "--record", file, typed=typed)
    assert read("a.json") == read("b.json")


NO_NET = "The net of zooloretto_dice cannot be used: NumPy is missing. Bots that search go by rules of thumb instead."


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("me,greedy,beginner", ""),
        ("me,greedy,expert", NO_NET),
        ("me,greedy,search:9", NO_NET),
        ("me,exact,greedy", f"There is no “exact” here with 3 players: “expert” plays instead. {NO_NET}"),
        ("me,keen,keen", f"There is no “keen” here with 3 players: “greedy” plays instead. {NO_NET}"),
    ],
)
def test_a_level_that_cannot_be_played_here_is_played_by_the_one_below(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, seats: str, said: str
) -> None:
    monkeypatch.setitem(BOTS, "learned", BotKind(Random, plays=lambda game: False))
    monkeypatch.setattr("zoorama.cli.seats.trouble", lambda game: "NumPy is missing")
    ran = zoorama(*PLAY, "--seats", seats, typed="q")
    assert ran.code == 130
    assert said in (told := " ".join(ran.out.split()))
    assert told.count("instead") == said.count("instead")


def test_where_no_net_belongs_to_a_game_none_is_missed(zoorama: Run) -> None:
    assert "cannot be used" not in zoorama("play", "zoop", "--seats", "me,greedy,search:9", typed="q").out


def test_the_game_is_picked_from_a_list_if_none_is_named(zoorama: Run) -> None:
    ran = zoorama("play", "--record", "game.json", typed="x 99 1 q")
    assert ran.code == 130
    assert "Which game?" in ran.out
    assert "“x” is not possible here" in ran.out
    assert "“99” is not possible here" in ran.out
    assert Path("game.json").exists()


def test_nobody_picks_a_game_and_nothing_happens(zoorama: Run) -> None:
    ran = zoorama("play")
    assert (ran.code, ran.err) == (130, "")


def test_q_stops_keeps_the_record_and_says_how_to_go_on(zoorama: Run) -> None:
    ran = zoorama(*PLAY, "--seats", "me,random", typed="1 q")
    assert ran.code == 130
    assert "Go on with: zoorama play --resume game.json" in ran.out
    assert [move.seat for move in read("game.json").moves] == [0, LUCK]


def test_the_command_to_go_on_can_be_pasted_into_a_shell(zoorama: Run) -> None:
    ran = zoorama("play", GAME, "--record", "my game.json", typed="q")
    assert "zoorama play --resume 'my game.json'" in ran.out


def test_the_command_to_go_on_is_the_one_the_person_used(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOORAMA_COMMAND", "scripts/play")
    assert "Go on with: scripts/play --resume game.json" in zoorama(*PLAY, typed="q").out


def test_a_keyboard_that_ends_is_a_stop(zoorama: Run) -> None:
    ran = zoorama(*PLAY, "--seats", "me,random", typed="1")
    assert ran.code == 130
    assert len(read("game.json").moves) == 2


def test_ctrl_c_keeps_the_record(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1"])

    def listen(*_: object, **__: object) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", listen)
    ran = zoorama(*PLAY, "--seats", "me,random")
    assert ran.code == 130
    assert len(read("game.json").moves) == 2
    assert "--resume game.json" in ran.out


def test_a_stopped_game_goes_on_where_it_was(zoorama: Run) -> None:
    file = write(begun(("Anna", RANDOM)))
    ran = zoorama("play", "--resume", str(file), "--seed", "1", typed=ALWAYS_ONE)
    assert ran.code == 0
    record = read("game.json")
    assert record.moves[:7] == begun().moves
    assert replay(find(GAME), record).record() == record


def test_luck_that_was_owed_falls_when_the_game_goes_on(zoorama: Run) -> None:
    file = write(replace(begun(), moves=begun().moves[:5]))
    zoorama("play", "--resume", str(file), "--seed", "1", typed="q")
    assert [move.seat for move in read("game.json").moves[5:]] == [LUCK]


def test_a_finished_game_shows_its_end_when_resumed(zoorama: Run) -> None:
    ran = zoorama("play", "--resume", str(write(finished())))
    assert ran.code == 0
    assert "Anna wins!" in ran.out
    assert read("game.json") == finished()


def test_a_game_among_bots_has_nobody_to_resume_it(zoorama: Run) -> None:
    file = write(begun((GREEDY, RANDOM)))
    assert "add me to --seats" in zoorama("play", "--resume", str(file)).refused()


def test_a_bot_of_a_resumed_game_plays_on_as_itself(zoorama: Run) -> None:
    file = write(begun(("Anna", Player("random 1", "random"))))
    zoorama("play", "--resume", str(file), "--seed", "1", typed="q")
    assert read("game.json").moves[7] in (Move(1, LOAD[LION][truck]) for truck in range(3))


def test_a_person_called_like_a_bot_is_asked_when_the_game_goes_on(zoorama: Run) -> None:
    file = write(begun((RANDOM, "random 2")))
    ran = zoorama("play", "--resume", str(file), "--seed", "1", typed="q")
    assert "▸ random 2" in ran.out
    assert read("game.json").moves == begun().moves, "it was the turn of random 2"


@pytest.mark.parametrize("game", OLD_GAMES)
def test_a_game_that_an_earlier_version_recorded_goes_on_with_its_bots(zoorama: Run, game: str) -> None:
    file = Path(shutil.copy(OLD_RECORDS / f"{game}-unfinished.json", "old.json"))
    ran = zoorama("play", "--resume", "old.json", "--seed", "1", typed="1 q")
    assert (ran.code, ran.err) == (130, "")
    _, record = read_record(file.read_text(encoding="utf-8"))
    assert len(record.moves) > 40
    assert [player.bot != "" for player in record.players] == [False] + [True] * (len(record.players) - 1)
    assert '"players":[{"type":"Player","name":"Zoë","bot":""}' in file.read_text(encoding="utf-8")


def test_undo_takes_back_the_last_choice(zoorama: Run) -> None:
    file = write(begun())
    ran = zoorama("play", "--resume", str(file), typed="u q")
    assert "Number, ? for help, u to undo" in ran.out
    assert "Taken back." in ran.out
    assert read("game.json").moves == begun().moves[:6]


def test_undo_is_refused_where_it_would_not_be_fair(zoorama: Run) -> None:
    file = write(begun())
    ran = zoorama("play", "--resume", str(file), typed="u u q")
    assert "You can take back only your own last move" in ran.out
    assert read("game.json").moves == begun().moves[:6]


def test_a_question_mark_explains_the_choices_and_the_keys(zoorama: Run) -> None:
    ran = zoorama(*PLAY, typed="? q")
    assert "• Roll two dice from the supply" in ran.out
    for key in "?ublq":
        assert f"\n  {key}  " in ran.out
    assert "ZD-1  a rule, for instance ZD-1" in ran.out


@pytest.mark.parametrize("said", ["ZD-14", "zd-14"])
def test_a_rule_is_told_by_its_id(zoorama: Run, said: str) -> None:
    ran = zoorama(*PLAY, typed=f"{said} q")
    assert "ZD-14 End of the game" in ran.out
    assert "this round is the last" in ran.out


def test_b_draws_the_table_again(zoorama: Run) -> None:
    once = zoorama("play", GAME, "--record", "a.json", typed="q").out.count("Truck 1")
    assert zoorama("play", GAME, "--record", "b.json", typed="b q").out.count("Truck 1") == once + 1


def test_l_tells_what_happened_so_far(zoorama: Run) -> None:
    ran = zoorama(*PLAY, "--seats", "me=Anna,random", typed="1 l q")
    assert ran.out.count("You rolled ") == 2


def test_the_log_does_not_hide_that_something_was_taken_back(zoorama: Run) -> None:
    ran = zoorama(*PLAY, "--seats", "me=Anna,random", typed="1 1 u l q")
    assert ran.out.count("You loaded the") == 2
    assert ran.out.count("Taken back.") == 2


@pytest.mark.parametrize(
    "said",
    ["0", "99", "-1", "x", "ZD-99", "1.0", "\ufffd", "1" * 5000, "[red]", "[/]", "{$x}", "\x1b[2J", "²", "--help"],
)
def test_garbage_is_answered_with_what_is_a_choice(zoorama: Run, said: str) -> None:
    ran = zoorama(*PLAY, "--seats", "me,random", typed=f"{said} q")
    assert ran.code == 130
    assert "is not possible here: 1 to 1, or ? for help." in " ".join(ran.out.split())
    assert read("game.json").moves == ()


def test_a_bid_is_typed_as_its_number_of_coins(zoorama: Run) -> None:
    ran = zoorama(*AUCTION, typed="3 q")
    assert "  0  Bid nothing\n  1  Bid 1 coin\n" in ran.out
    assert [move.action for move in bids("game.json")] == [BID[3]]
    assert "You took the tile for 3 coins." in ran.out


def test_a_bid_of_nothing_is_typed_as_0(zoorama: Run) -> None:
    zoorama(*AUCTION, typed="0 q")
    assert bids("game.json")[0].action == BID[0]


@pytest.mark.parametrize("said", ["9", "-1", "00009", ""])
def test_a_bid_that_cannot_be_is_answered_with_those_that_can(zoorama: Run, said: str) -> None:
    ran = zoorama(*AUCTION, typed=f"{said} q")
    assert f"“{said}” is not possible here: 0 to 8, or ? for help." in ran.out
    assert bids("game.json") == []


def test_whoever_has_no_coins_bids_with_enter_alone(zoorama: Run) -> None:
    """All is spent on the first tile; its place has a number from 1 as everywhere."""
    ran = zoorama(*AUCTION, typed="8 0 1  q")
    assert "“0” is not possible here: 1 to " in ran.out
    assert "Enter, or ? for help" in ran.out
    assert [move.action for move in bids("game.json")] == [BID[8], BID[0]]


def test_an_empty_line_is_no_choice(zoorama: Run) -> None:
    assert "“” is not possible here" in zoorama(*PLAY, typed=" q").out


def test_bytes_that_are_no_text_are_no_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"\xff\xfe\nq\n"), encoding="utf-8"))
    assert main(PLAY) == 130
    assert "is not possible here" in capsys.readouterr().out


def test_a_terminal_without_our_letters_gets_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = BytesIO()
    stdout = TextIOWrapper(screen, encoding="ascii", write_through=True)
    monkeypatch.setattr("sys.stdout", stdout)
    assert main(["rules", GAME, "--lang", "ru"]) == 0
    assert screen.getvalue().startswith(b"????")


def test_two_people_share_a_keyboard(zoorama: Run) -> None:
    ran = zoorama(*PLAY, "--seats", "me=Anna,me=Ben", typed=ALWAYS_ONE)
    assert ran.code == 0
    assert "Anna, your move:" in ran.out
    assert "Ben, your move:" in ran.out
    assert "Hand over" not in ran.out, "nothing is hidden in this game, so nobody has to look away"
    assert {move.seat for move in read("game.json").moves} == {LUCK, 0, 1}


def test_people_without_names_are_told_apart(zoorama: Run) -> None:
    zoorama(*PLAY, "--seats", "me,me,random,random", typed="q")
    assert read("game.json").names == ("Player 1", "Player 2", "Mira", "Otto")


@pytest.mark.parametrize(
    "name", ["[/x]", "[red]", "[bold]Zoë[/bold]", ":lion:", "Анна", "王", "{ $x }", "a=b", "🦁", "greedy 2"]
)
def test_a_name_is_shown_as_it_was_given(zoorama: Run, name: str) -> None:
    ran = zoorama(*PLAY, "--seats", f"me={name},random", typed="q")
    assert ran.code == 130
    assert read("game.json").players == (Player(name, ""), Player("Mira", "random"))
    assert f"▸ {name}" in ran.out


def test_a_name_is_shown_as_it_was_given_on_the_score_sheet_too(zoorama: Run) -> None:
    ran = zoorama("play", "--resume", str(write(replace(finished(), players=(Player("[/x]", ""), GREEDY)))))
    assert ran.code == 0
    assert "[/x]" in ran.out[ran.out.index("Final score") : ran.out.index("Total")]
    assert "[/x] wins!" in ran.out


def test_a_record_is_never_overwritten(zoorama: Run) -> None:
    write(begun())
    before = Path("game.json").read_bytes()
    said = zoorama(*PLAY).refused()
    assert said == "game.json exists already. Name another file, or go on with it: --resume game.json"
    assert Path("game.json").read_bytes() == before


def test_a_folder_is_no_place_for_a_record(zoorama: Run) -> None:
    Path("folder").mkdir()
    assert "folder" in zoorama("play", GAME, "--record", "folder").refused()


def test_a_record_below_a_file_is_refused(zoorama: Run) -> None:
    Path("file").write_text("")
    ran = zoorama("play", GAME, "--record", "file/game.json", typed="1")
    assert ran.code == 2
    assert "file" in ran.err
    assert "Traceback" not in ran.err


def test_a_disk_that_is_full_is_told(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(28, "No space left on device", "game.json.new")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    ran = zoorama(*PLAY, typed="1")
    assert ran.code == 2
    assert "game.json.new: No space left on device" in ran.err


def test_a_record_is_whole_or_as_it_was(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up in the middle of writing."""
    write(begun())
    whole = Path("game.json").read_bytes()

    def half(file: Path, text: str, encoding: str) -> NoReturn:
        file.write_bytes(text.encode(encoding)[:20])
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr("pathlib.Path.write_text", half)
    assert zoorama("play", "--resume", "game.json", typed="1").code == 2
    assert Path("game.json").read_bytes() == whole


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("hal,me", "There is no opponent “hal”."),
        ("me,", "There is no opponent “”."),
        ("Me,random", "There is no opponent “Me”."),
        ("me", "zooloretto_dice is for 2 to 4 players, not 1."),
        ("me,random,random,random,random", "zooloretto_dice is for 2 to 4 players, not 5."),
        ("random,greedy", "Nobody is here to play: add me to --seats, or use “zoorama simulate”."),
        ("me,search:0", "“search:0”: “0” is not a whole number from 1 to 1,000,000."),
        ("me,search:1000000000000", "“1000000000000” is not a whole number from 1 to 1,000,000."),
        ("me,random:400", "“random:400”: random takes no number. Write random."),
        (f"me={'x' * 41},random", "cannot be a player’s name: 1 to 40 visible characters"),
        ("me=a\tb,random", "cannot be a player’s name"),
        ("me=\x1b[2J,random", "cannot be a player’s name"),
    ],
)
def test_seats_that_cannot_be_are_refused(zoorama: Run, seats: str, said: str) -> None:
    assert said in zoorama(*PLAY, "--seats", seats).refused()
    assert not Path("game.json").exists()


def test_resuming_takes_everything_from_the_record(zoorama: Run) -> None:
    zoorama(*PLAY, "--seats", "me,random", typed="1 q")
    before = read("game.json")
    for extra in ([GAME], ["--seats", "me,greedy"], ["--record", "other.json"], ["--option", "x=1"]):
        ran = zoorama("play", *extra, "--resume", "game.json")
        assert ran.code == 2
        assert "--resume" in ran.err
    assert read("game.json") == before


def test_two_games_begun_in_the_same_second_have_a_file_each(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(files, "user_data_path", lambda _: tmp_path)
    monkeypatch.setattr(files, "datetime", Noon)
    for _ in range(2):
        assert zoorama("play", GAME, typed="q").code == 130
    names = sorted(file.name for file in (tmp_path / "records").iterdir())
    assert names == [f"2026-01-02-120000-{GAME}-2.json", f"2026-01-02-120000-{GAME}.json"]


class Noon(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(2026, 1, 2, 12)
