"""The study of how much of a game is luck: the same luck comes again, decisions do not."""

import json
import sys
from pathlib import Path

import pytest

from zoorama.bots.bot import Bot
from zoorama.bots.registry import make_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK
from zoorama.engine.match import Match
from zoorama.games import find
from zoorama.lab.luck_shares import luck_shares
from zoorama.lab.run import HERE, InProcesses
from zoorama.lab.studies import luck_share
from zoorama.lab.studies.luck_share import NearlyBest, Plan, RepeatedLuck, measure, one_game, report, shown

DOCS = Path(__file__).parents[2] / "docs"
DICE = find("zooloretto_dice")
ZOOP = find("zoop")


def falls(bot: Bot, tosses: int) -> list[object]:
    match = Match(DICE, ("Anna", "Ben"), dealer=RepeatedLuck(7))
    rng = Rng(tosses)
    for _ in range(40):
        seat = match.turn().seats[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), rng))
    return [move.action for move in match.moves if move.seat == LUCK]


def test_the_dice_fall_alike_whatever_is_decided() -> None:
    one, other = falls(make_bot("greedy", DICE), 1), falls(make_bot("random", DICE), 2)
    together = min(len(one), len(other))
    assert together > 5
    assert one[:together] == other[:together]
    assert len(set(map(str, one))) > 3


def test_a_race_does_not_shift_the_pile() -> None:
    dealer, other = RepeatedLuck(5), RepeatedLuck(5)
    dealer.kind = "Fastest"
    dealer.below(2)
    dealer.kind = other.kind = "Give"
    assert [dealer.below(100) for _ in range(5)] == [other.below(100) for _ in range(5)]


def test_the_same_luck_and_tosses_are_the_same_game() -> None:
    bots = [make_bot("greedy", ZOOP)] * 3
    assert one_game(ZOOP, bots, 5, Rng(1)) == one_game(ZOOP, bots, 5, Rng(1))


def test_a_keen_player_tosses_between_what_is_about_as_good() -> None:
    match = Match(DICE, ("Anna", "Ben"), dealer=Rng(4))
    bot = NearlyBest(DICE)
    for _ in range(8):
        seat = match.turn().seats[0]
        view, legal = match.view(seat), match.legal(seat)
        chances = bot.learned.chances(view, legal, Rng(0))
        chosen = {bot.choose(view, legal, Rng(seed)) for seed in range(30)}
        assert chosen == {one for one, chance in zip(legal, chances, strict=True) if chance >= max(chances) - 0.02}
        match.act(seat, bot.choose(view, legal, Rng(1)))


def test_however_shared_out_the_figures_are_the_same() -> None:
    plan = Plan("zoop", 3, "greedy", 2, 9)
    assert measure(plan, 4, HERE) == measure(plan, 4, InProcesses(2))


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["luck_share", *words])
    luck_share.main()


def test_it_tells_a_line_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("zoop", "--seats", "3", "--bot", "greedy", "--lucks", "3", "--replays", "2")
    run(monkeypatch, *words, "--json")
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"], found["bot"], found["lucks"]) == ("zoop", 3, "greedy", 3)
    assert found["share"]["low"] <= found["share"]["value"] <= found["share"]["high"]
    run(monkeypatch, *words)
    assert capsys.readouterr().out.startswith("| zoop | 3 | greedy | ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("zoop", "--seats", "2"), "zoop is for 3 to 8 players"),
        (("zoop", "--bot", "keen"), "no net"),
        (("zoop", "--replays", "1"), "at least twice"),
        (("zoop", "--lucks", "2"), "at least 3 lucks"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, *words)
    assert said in capsys.readouterr().err


def test_the_pages_have_the_measured_figures() -> None:
    page = (DOCS / "analysis.md").read_text(encoding="utf-8")
    assert len({one.game for one in luck_shares()}) == 4
    for one in luck_shares():
        plan = Plan(one.game, one.seats, one.bot, one.replays, 2026)
        assert report(plan, one.lucks, one.found) in page
        assert f"| {one.seats} | {one.bot} | {shown(one.found.share)} |" in page_of(one.game)


def page_of(game: str) -> str:
    return (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
