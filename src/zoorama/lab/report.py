"""The results of a contest as JSON, written to a file while it goes on."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from zoorama.bots.learned.offer import net_for
from zoorama.build import IS_COMPILED
from zoorama.codec import Json
from zoorama.lab.contest import Contest, Pairing, Rotation
from zoorama.lab.correction import Corrected, corrected_of
from zoorama.lab.ladder import plays_as
from zoorama.lab.shares import Share, shares_of


@dataclass(frozen=True)
class Rating:
    """A bot's rating, as plain numbers: what needs NumPy stays in `ratings`."""

    bot: str
    value: float
    low: float
    high: float


def report(
    contest: Contest, rotations: Sequence[Rotation], ratings: Sequence[Rating], *, complete: bool
) -> dict[str, Json]:
    shares, corrections = shares_of(contest, rotations), corrected_of(contest, rotations)
    pairs = zip(contest.pairings, shares, corrections, strict=True)
    return {
        "game": contest.game.name,
        "version": contest.game.version,
        "compiled": IS_COMPILED,
        "net": net_for(contest.game) is not None,  # which guides searches where it can be read
        "seats": contest.seats,
        "seed": str(contest.seed),  # larger than some readers of JSON can bear
        "options": contest.jobs[0][0].options,
        "evaluator": contest.evaluator,  # by whose word luck was taken out, where it was
        "complete": complete,  # all games that were asked for
        "plays_as": {bot: plays_as(bot, contest.game, contest.seats) for bot in bots_in(contest)},
        "pairings": [pairing_json(one, share, luckless) for one, share, luckless in pairs if share is not None],
        "ratings": [{"bot": one.bot, "rating": one.value, "interval": [one.low, one.high]} for one in ratings],
    }


def bots_in(contest: Contest) -> list[str]:
    return sorted({bot for pairing in contest.pairings for bot in (pairing.one, pairing.rest)})


def pairing_json(pairing: Pairing, share: Share, luckless: Corrected | None) -> Json:
    return {
        "one": pairing.one,
        "rest": pairing.rest,
        "games": share.games,
        "won": share.won,
        "interval": [share.low, share.high],
        "won_by_seat": list(share.by_seat),
        "seconds": asdict(share.seconds),
        "luck_corrected": None if luckless is None else corrected_json(luckless),
    }


def corrected_json(found: Corrected) -> Json:
    return {
        "won": found.won,
        "interval": [found.low, found.high],
        "parts": list(found.parts),
        "worth": found.worth,
    }


def save(found: Json, file: Path) -> None:
    """Whole or not at all: whoever is killed while writing leaves the previous results."""
    draft = file.with_name(file.name + ".new")
    draft.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    draft.replace(file)
