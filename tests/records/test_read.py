"""Records are read strictly, with the game they were played by; text that is no record is refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.codec.mutate import mutated
from tests.codec.samples import played
from zoorama.codec import Codec
from zoorama.engine.errors import UnknownGame, UnknownVersion, Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.match import replay
from zoorama.games import GAMES, find
from zoorama.records.read import digest, read_record
from zoorama.records.upgrade import upgrade

DICE = find("zooloretto_dice")
WHOLE = played(DICE)
MOVES = 4  # of a whole game, enough to change something in


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_is_read_with_the_game_it_was_played_by(game: AnyGame) -> None:
    record = played(game)
    found, read = read_record(Codec(game).dumps(record))
    assert found is game
    assert read == record
    assert replay(found, read).record() == record


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_equal_records_have_equal_digests_and_others_do_not(game: AnyGame) -> None:
    one = digest(game, played(game, seed=1))
    assert one == digest(game, played(game, seed=1))
    assert one != digest(game, played(game, seed=2))
    assert len(bytes.fromhex(one)) == 32


@pytest.mark.parametrize(
    ("text", "path", "problem"),
    [
        pytest.param("[]", "record", "wrong-type", id="a list"),
        pytest.param("null", "record", "wrong-type", id="null"),
        pytest.param("{}", "record", "missing-field", id="an empty object"),
        pytest.param('{"game": 1, "version": 1}', "record", "missing-field", id="a number for a game"),
        pytest.param('{"game": "zooloretto_dice", "version": "1"}', "record", "missing-field", id="a version as text"),
        pytest.param('{"game": "zooloretto_dice", "version": 1}', "record.type", "unknown-word", id="no class"),
        pytest.param(
            '{"type": "Record", "game": "zooloretto_dice", "version": true}', "record.version", "wrong-type", id="true"
        ),
        pytest.param('{"type": "Record", "game": "zooloretto_dice", "version": 1}', "record", "missing-field", id="-"),
    ],
)
def test_what_is_no_record_is_refused(text: str, path: str, problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_record(text)
    assert (error.value.path, error.value.problem) == (path, problem)


@pytest.mark.parametrize(("name", "version"), [("chess", 1), (DICE.name, 0), (DICE.name, 99), (DICE.name, 10**30)])
def test_a_record_of_a_game_or_version_nobody_knows_is_refused(name: str, version: int) -> None:
    with pytest.raises(UnknownVersion if name == DICE.name else UnknownGame) as error:
        read_record(json.dumps({"type": "Record", "game": name, "version": version}))
    assert error.value.facts["name"] == name
    assert error.value.facts.get("version", "1") == str(version)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_changed_record_is_refused_or_means_what_it_says(data: st.DataObject) -> None:
    codec = Codec(DICE)
    whole = codec.encode(WHOLE)
    whole["moves"] = whole["moves"][:MOVES] if isinstance(whole["moves"], list) else []
    changed = data.draw(mutated(whole))
    try:
        _, read = read_record(json.dumps(changed))
    except (Unreadable, UnknownGame, UnknownVersion):
        return
    assert codec.encode(read) == upgrade(changed, DICE)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(cut=st.integers(0, 10_000), garbage=st.text(max_size=5))
def test_a_record_cut_off_anywhere_is_refused(cut: int, garbage: str) -> None:
    text = Codec(DICE).dumps(WHOLE)
    with pytest.raises(Unreadable):
        read_record(text[: cut % len(text)] + garbage.replace("}", ""))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.text())
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_record(text)
