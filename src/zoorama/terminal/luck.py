"""The result of verifying a game's luck, in the reader's language or as JSON."""

from dataclasses import asdict

from rich.console import Console

from zoorama.codec import Json
from zoorama.engine.errors import Fact
from zoorama.engine.game import AnyGame
from zoorama.fair.certificate import Certificate, Luck
from zoorama.fair.verify import Finding, Flaw
from zoorama.text import Text


def show_finding(game: AnyGame, certificate: Certificate, finding: Finding, text: Text, console: Console) -> None:
    def tell(line: str, style: str = "") -> None:
        console.print(line, style=style, markup=False, highlight=False, soft_wrap=True)

    players = certificate.record.players
    tell(text.say("play-welcome", game=Text(text.language, game.name).say("name"), players=", ".join(players)), "bold")
    for line in luck_lines(certificate.luck, players, text) if certificate.luck else []:
        tell(line)
    tell(text.say("verify-recomputed", count=finding.recomputed))
    if finding.arrivals:
        tell(text.say("verify-arrivals", count=finding.arrivals))
    if finding.flaw:
        tell(flaw_line(finding.flaw, text), "red")
        tell(text.say("verify-fails"), "bold red")
    else:
        tell(text.say("verify-holds"), "bold green")
        tell(text.say("verify-limits"), "dim")


def luck_lines(luck: Luck, players: tuple[str, ...], text: Text) -> list[str]:
    lines = [text.say("verify-commitment", commitment=luck.commitment), text.say("verify-seed", seed=luck.seed or "-")]
    given = [
        text.say("verify-contribution", player=player, contribution=contribution)
        for player, contribution in zip(players, luck.contributions, strict=True)
        if contribution
    ]
    return lines + (given or [text.say("verify-no-contribution")])


def flaw_line(flaw: Flaw, text: Text) -> str:
    facts: dict[str, Fact] = {"expected": flaw.expected, "found": flaw.found}
    if flaw.move is not None:
        facts["move"] = flaw.move + 1
    return text.say(f"verify-flaw-{flaw.what}", **facts)


def finding_json(game: AnyGame, certificate: Certificate, finding: Finding) -> dict[str, Json]:
    luck = asdict(certificate.luck) if certificate.luck else {}
    return {
        "holds": finding.flaw is None,
        "game": game.name,
        "players": list(certificate.record.players),
        "commitment": luck.get("commitment"),
        "seed": luck.get("seed"),
        "contributions": list(luck.get("contributions", ())),
        "recomputed": finding.recomputed,
        "arrivals": finding.arrivals,
        "flaw": asdict(finding.flaw) if finding.flaw else None,
    }
