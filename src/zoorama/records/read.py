"""Records from text: in today's format or an earlier one, alone or inside a certificate."""

import hashlib

from zoorama.codec import Codec, Json, kind_of, parse
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.records.upgrade import is_certificate, upgrade


def read_record(text: str, source: str = "json") -> tuple[AnyGame, Record]:
    """A record, alone or inside a certificate, and the game, in its rules version, that it was played by."""
    game, data = read_document(text, source)
    return game, Codec(game).decode(record_in(data), Record)


def read_document(text: str, source: str = "json") -> tuple[AnyGame, Json]:
    """A record or certificate as data in today's format, and the game of its record. The data is not yet checked."""
    data = parse(text, source)
    game = game_of(record_in(data))
    return game, upgrade(data, game)


def record_in(data: Json) -> Json:
    """What a certificate holds as its record; anything else is to be one itself."""
    return data.get("record") if isinstance(data, dict) and is_certificate(data) else data


def game_of(data: Json) -> AnyGame:
    """The game, in the rules version, that this record names."""
    if not isinstance(data, dict):
        raise Unreadable("record", "wrong-type", {"given": kind_of(data), "wanted": "object"})
    name, version = data.get("game"), data.get("version")
    if not isinstance(name, str) or not isinstance(version, int):
        raise Unreadable("record", "missing-field", {"wanted": "game, version"})
    return find(name, version)


def digest(game: AnyGame, record: Record) -> str:
    """SHA-256 of the record as it is written: equal for equal games."""
    return hashlib.sha256(Codec(game).dumps(record).encode()).hexdigest()
