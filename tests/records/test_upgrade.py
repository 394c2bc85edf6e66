"""What version 0.1.0 wrote is still read, replayed and verified.

For each game it had, the fixtures hold a finished record, an unfinished one, and a table's certificate.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.records.earlier import OLD_GAMES, OLD_RECORDS
from zoorama.codec import Codec, Json
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import LUCK, AnyGame
from zoorama.engine.match import replay
from zoorama.engine.record import Player
from zoorama.fair.certificate import read_certificate
from zoorama.fair.verify import Verification, check
from zoorama.games import find
from zoorama.records.files import load
from zoorama.records.read import read_record
from zoorama.records.upgrade import is_certificate, upgrade, upgrade_options, upgrade_player

GAMES = [find(name, 1) for name in OLD_GAMES]  # the rules of their time
WRITTEN = [(game, kind) for game in GAMES for kind in ("", "-unfinished", "-certificate")]
each_file = pytest.mark.parametrize(("game", "kind"), WRITTEN, ids=[f"{game.name}{kind}" for game, kind in WRITTEN])
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def file(game: AnyGame, kind: str) -> Path:
    return OLD_RECORDS / f"{game.name}{kind}.json"


def old(game: AnyGame, kind: str) -> Any:  # JSON, looked into by name
    return json.loads(file(game, kind).read_text(encoding="utf-8"))


@each_file
def test_a_record_of_an_earlier_version_is_read_and_replayed(game: AnyGame, kind: str) -> None:
    found, record = load(file(game, kind))
    assert found is game
    assert replay(game, record).record() == record
    assert bool(record.result) == (kind != "-unfinished")


@each_file
def test_only_the_players_and_tags_are_written_otherwise_today(game: AnyGame, kind: str) -> None:
    data = old(game, kind)
    before = data["record"] if kind == "-certificate" else data
    _, record = load(file(game, kind))
    today: Any = Codec(game).encode(record)
    assert today["options"].pop("type") == game.types.options.__name__
    before["options"].pop("type")
    assert [player["name"] for player in today.pop("players")] == before.pop("players")
    assert today == before


@each_file
def test_players_are_the_people_and_bots_they_were(game: AnyGame, kind: str) -> None:
    _, record = load(file(game, kind))
    assert record.players[0] == Player("Zoë", "")
    assert {player.bot for player in record.players[1:]} <= {"greedy", "random"}
    for player in record.players[1:]:
        assert player.name.split(" ")[0] == player.bot


@each_game
def test_an_old_certificate_is_verified(game: AnyGame) -> None:
    data = old(game, "-certificate")
    assert data["type"] == "Paper"
    lucky = sum(move["seat"] == LUCK for move in data["record"]["moves"])
    races = len(data["luck"]["arrivals"])
    assert races == (2 if game.name == "zoop" else 0)
    assert check(*read_certificate(json.dumps(data))) == Verification(lucky - races, races, None)


@each_game
def test_an_old_certificate_that_was_changed_is_found_out(game: AnyGame) -> None:
    data = old(game, "-certificate")
    data["luck"]["contributions"][0] = "zebrA"
    mismatch = check(*read_certificate(json.dumps(data))).mismatch
    assert mismatch is not None
    assert mismatch.what == "luck"


@each_file
def test_what_is_upgraded_stays_as_it_is_when_upgraded_again(game: AnyGame, kind: str) -> None:
    once = upgrade(old(game, kind), game)
    assert upgrade(once, game) == once
    assert is_certificate(once) == (kind == "-certificate")
    if kind != "-certificate":
        assert once == Codec(game).encode(load(file(game, kind))[1])


@pytest.mark.parametrize(
    ("name", "bot"),
    [("greedy", "greedy"), ("greedy 2", "greedy"), ("random 11", "random"), ("Anna", ""), ("greedyguts", ""), ("", "")],
)
def test_a_bot_was_known_by_the_first_word_of_its_name(name: str, bot: str) -> None:
    assert upgrade_player(name) == {"type": "Player", "name": name, "bot": bot}


def test_a_person_may_be_called_like_a_bot_today() -> None:
    player: Json = {"type": "Player", "name": "greedy 2", "bot": ""}
    assert upgrade_player(player) == player


def test_options_are_those_of_their_own_game_only() -> None:
    zoop, oz = find("zoop"), find("o_zoo_le_mio")
    renamed: Json = {"type": zoop.types.options.__name__, "games": 3}
    assert upgrade_options({"type": "ZoopOptions", "games": 3}, zoop) == renamed
    assert upgrade_options(renamed, zoop) == renamed
    assert upgrade_options({"type": "ZoopOptions"}, oz) == {"type": "ZoopOptions"}
    dice = find("zooloretto_dice")
    assert upgrade_options({"type": "ZooOptions"}, dice) == {"type": "ZooOptions"}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"players": "Anna, Ben"}, "record.players"),
        ({"players": ["Anna", None]}, "record.players[1]"),
        ({"players": ["Anna\x1b[2J", "Ben"]}, "record.players[0].name"),
        ({"options": "ZoopOptions"}, "record.options"),
        ({"options": {"type": "ChessOptions"}}, "record.options.type"),
    ],
)
def test_what_no_version_wrote_is_refused(change: dict[str, Json], path: str) -> None:
    data = old(find("zoop"), "") | change
    with pytest.raises(Unreadable) as refused:
        read_record(json.dumps(data))
    assert refused.value.path == path
