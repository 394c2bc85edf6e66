"""The result of verifying a game's luck, in the reader's language or as JSON."""

from dataclasses import asdict

from rich.console import Console

from zoorama.codec import Json
from zoorama.engine.errors import Fact
from zoorama.engine.game import AnyGame
from zoorama.fair.certificate import Certificate, Luck
from zoorama.fair.verify import Mismatch, Verification
from zoorama.text import Text


def show_verification(
    game: AnyGame, certificate: Certificate, found: Verification, text: Text, console: Console
) -> None:
    def tell(line: str, style: str = "") -> None:
        console.print(line, style=style, markup=False, highlight=False, soft_wrap=True)

    players = certificate.record.names
    tell(text.say("play-welcome", game=Text(text.language, game.name).say("name"), players=", ".join(players)), "bold")
    for line in luck_lines(certificate.luck, players, text) if certificate.luck else []:
        tell(line)
    if found.given:
        tell(text.say("verify-given", count=found.given))
    tell(text.say("verify-recomputed", count=found.recomputed))
    if found.arrivals:
        tell(text.say("verify-arrivals", count=found.arrivals))
    if found.mismatch:
        tell(mismatch_line(found.mismatch, text), "red")
        tell(text.say("verify-fails"), "bold red")
    else:
        tell(text.say("verify-holds-study" if found.given else "verify-holds"), "bold green")
        tell(text.say("verify-limits"), "dim")


def luck_lines(luck: Luck, players: tuple[str, ...], text: Text) -> list[str]:
    lines = [text.say("verify-commitment", commitment=luck.commitment), text.say("verify-seed", seed=luck.seed or "-")]
    given = [
        text.say("verify-contribution", player=player, contribution=contribution)
        for player, contribution in zip(players, luck.contributions, strict=True)
        if contribution
    ]
    return lines + (given or [text.say("verify-no-contribution")])


def mismatch_line(wrong: Mismatch, text: Text) -> str:
    facts: dict[str, Fact] = {"expected": wrong.expected, "found": wrong.found}
    if wrong.move is not None:
        facts["move"] = wrong.move + 1
    return text.say(f"verify-mismatch-{wrong.what}", **facts)


def verification_json(game: AnyGame, certificate: Certificate, found: Verification) -> dict[str, Json]:
    luck = asdict(certificate.luck) if certificate.luck else {}
    return {
        "holds": found.mismatch is None,
        "game": game.name,
        "players": list(certificate.record.names),
        "commitment": luck.get("commitment"),
        "seed": luck.get("seed"),
        "contributions": list(luck.get("contributions", ())),
        "recomputed": found.recomputed,
        "arrivals": found.arrivals,
        "given": found.given,
        "mismatch": asdict(found.mismatch) if found.mismatch else None,
    }
