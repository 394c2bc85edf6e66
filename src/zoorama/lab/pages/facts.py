"""What it takes to play the same games again, told at the end of a page."""

from collections.abc import Sequence

from zoorama import __version__
from zoorama.build import IS_COMPILED
from zoorama.codec import TAG, Json
from zoorama.engine.game import AnyGame
from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.pages.page import ranges_of
from zoorama.lab.rows import Row, digest
from zoorama.text import Text

Facts = tuple[tuple[str, str], ...]


def game_name(game: AnyGame, text: Text) -> str:
    return Text(text.language, game.name).say("name")


def contest_facts(contest: Contest, rotations: Sequence[Rotation], text: Text, *, complete: bool) -> Facts:
    numbers = [rotation.number for rotation in rotations]
    games = len(rotations) * contest.seats
    options = contest.jobs[0][0].options
    return common_facts(contest.game, str(contest.seed), games, numbers, options, text) + unfinished(
        text, complete=complete
    )


def rows_facts(game: AnyGame, rows: Sequence[Row], text: Text, *, complete: bool = True) -> Facts:
    options = {name: one for name, one in rows[0].options.items() if all(row.options[name] == one for row in rows)}
    told = common_facts(game, rows[0].seed, len(rows), [row.number for row in rows], options, text)
    return (*told, (text.say("lab-digest"), digest(rows)), *unfinished(text, complete=complete))


def common_facts(game: AnyGame, seed: str, games: int, numbers: Sequence[int], options: Json, text: Text) -> Facts:
    build = text.say("version-compiled" if IS_COMPILED else "version-interpreted")
    return (
        (text.say("lab-game"), text.say("lab-rules", game=game.name, version=game.version)),
        (text.say("lab-games"), str(games)),
        (text.say("lab-seed"), seed),
        (text.say("lab-numbers"), ranges_of(numbers)),
        *(((text.say("lab-options"), shown),) if (shown := options_shown(options)) else ()),
        ("Zoorama", f"{__version__} ({build})"),
    )


def unfinished(text: Text, *, complete: bool) -> Facts:
    return () if complete else ((text.say("lab-stopped"), text.say("contest-interrupted")),)


def options_shown(options: Json) -> str:
    """As they are typed, those that have a value."""
    assert isinstance(options, dict)
    return ", ".join(f"{name}={option_shown(value)}" for name, value in options.items() if name != TAG and value != [])


def option_shown(value: Json) -> str:
    if isinstance(value, list):
        return ",".join(map(option_shown, value))
    return str(value).lower() if isinstance(value, bool | None) else str(value)
