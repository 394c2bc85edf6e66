"""Brings what version 0.1.0 wrote to today's format.

Options were tagged by a class name of each game's own, players were display names, a certificate was tagged `Paper`.
Whatever else is wrong with the data stays as it is, for the reader to refuse.
"""

from typing import Final

from zoorama.codec import TAG, Json
from zoorama.engine.game import AnyGame

CERTIFICATE: Final = "Certificate"  # the tag of a record with more around it, as table servers hand it out
OLD_CERTIFICATE: Final = "Paper"
OLD_OPTIONS: Final = {"zooloretto": "ZoolorettoOptions", "zoop": "ZoopOptions", "o_zoo_le_mio": "ZooOptions"}
OLD_BOTS: Final = ("random", "greedy")  # people could not have a name that begins with one of these words


def is_certificate(data: Json) -> bool:
    return isinstance(data, dict) and data.get(TAG) in (CERTIFICATE, OLD_CERTIFICATE)


def upgrade(data: Json, game: AnyGame) -> Json:
    """A record of this game, or a certificate with one."""
    if isinstance(data, dict) and is_certificate(data):
        return {**data, TAG: CERTIFICATE, "record": upgrade_record(data["record"], game)}
    return upgrade_record(data, game)


def upgrade_record(data: Json, game: AnyGame) -> Json:
    if not isinstance(data, dict):
        return data
    upgraded = dict(data)
    if "options" in data:
        upgraded["options"] = upgrade_options(data["options"], game)
    if isinstance(players := data.get("players"), list):
        upgraded["players"] = [upgrade_player(player) for player in players]
    return upgraded


def upgrade_options(data: Json, game: AnyGame) -> Json:
    old = OLD_OPTIONS.get(game.name)
    if old is not None and isinstance(data, dict) and data.get(TAG) == old:
        return {**data, TAG: game.types.options.__name__}
    return data


def upgrade_player(data: Json) -> Json:
    """A bot was known by its display name, such as `greedy` or `greedy 2`."""
    if not isinstance(data, str):
        return data
    first = data.split(" ")[0]
    return {TAG: "Player", "name": data, "bot": first if first in OLD_BOTS else ""}
