"""The bots on top: the shipped net, what a foreign one is answered, and that choices follow the values."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from zoorama.bots.exact import net, offer
from zoorama.bots.exact.bot import RoundSearch
from zoorama.bots.exact.net import WEIGHTS, BadWeights, Net, shipped
from zoorama.bots.exact.table import ABOUT, BadTable, Table
from zoorama.bots.greedy import Greedy
from zoorama.bots.registry import bots_for, default_bot, make_bot, offered_bots, parse_spec
from zoorama.bots.selfplay import play_to_end
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.errors import UnknownBot
from zoorama.engine.game import Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.score import victory
from zoorama.games import find

DICE = find("zooloretto_dice")


def test_the_net_is_small_and_has_a_card() -> None:
    folder = files("zoorama.bots.exact")
    assert len((folder / WEIGHTS).read_bytes()) <= 100_000
    assert "against exact play" in (folder / WEIGHTS.replace(".npz", ".md")).read_text(encoding="utf-8")


def test_master_beats_greedy() -> None:
    bots = [make_bot("master", DICE), make_bot("greedy", DICE)]
    won = 0.0
    for number in range(4):
        rng = stream(3, number)
        seats = bots if number % 2 else bots[::-1]
        record = play_to_end(Match(DICE, ("a", "b"), dealer=rng.split()), seats, rng)
        won += victory(list(record.result))[seats.index(bots[0])]
    assert won >= 3


def test_a_choice_depends_on_the_view_alone_and_is_the_best_there_is() -> None:
    match: AnyMatch = Match(DICE, ("a", "b"), dealer=Rng(4))
    first, second = make_bot("rounds", DICE), offer.make_rounds(DICE)
    assert isinstance(first, RoundSearch)
    for number in range(60):
        if match.turn().kind is Kind.OVER:
            break
        seat = match.turn().seats[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = first.choose(view, legal, Rng(number))
        assert chosen == second.choose(view, legal, Rng(number + 1))
        worth = first.chances(view, legal, Rng(number))
        assert worth[legal.index(chosen)] >= max(worth) - 1e-6
        assert all(0 <= value <= 1 for value in worth)
        match.act(seat, chosen)


def test_with_three_seats_it_plays_greedily() -> None:
    match: AnyMatch = Match(DICE, ("a", "b", "c"), dealer=Rng(4))
    bot, greedy = make_bot("rounds", DICE), Greedy(DICE)
    for number in range(30):
        seat = match.turn().seats[0]
        chosen = bot.choose(match.view(seat), match.legal(seat), Rng(number))
        assert chosen == greedy.choose(match.view(seat), match.legal(seat), Rng(number))
        assert bot.chances(match.view(seat), match.legal(seat), Rng(number)) == []
        match.act(seat, chosen)


@pytest.fixture
def fresh() -> Iterator[None]:
    """What can be read is found out anew, in this test and after it."""
    offer.net.cache_clear()
    yield
    offer.net.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_the_net_plays_where_numpy_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "rounds" in bots_for(DICE)
    assert "rounds" not in bots_for(find("zoop"))
    assert offered_bots(DICE, 2)[-1] == "master"
    offer.net.cache_clear()
    monkeypatch.setitem(sys.modules, "zoorama.bots.exact.net", None)
    assert "rounds" not in bots_for(DICE)
    assert "master" not in offered_bots(DICE, 2)
    with pytest.raises(UnknownBot, match="random, beginner, greedy"):
        make_bot("rounds", DICE)


@pytest.mark.usefixtures("fresh")
def test_a_net_that_cannot_be_read_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "WEIGHTS", "net.py")
    assert "rounds" not in bots_for(DICE)


def a_table(folder: Path, about: str) -> None:
    """One that says of every position that it is even."""
    (folder / ABOUT).write_text(about)
    np.save(folder / "four.npy", np.zeros(13 * 20 * 29 * 40, np.int32))
    np.save(folder / "board.npy", np.zeros(53, np.int32))
    np.save(folder / "values.npy", np.full((1, 49), 102, np.uint8))


def test_exact_is_offered_where_a_table_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOORAMA_SOLVED", str(tmp_path))
    assert "exact" not in bots_for(DICE)
    a_table(tmp_path, '{"format": 1}')
    assert "exact" in bots_for(DICE)
    match: AnyMatch = Match(DICE, ("a", "b"), dealer=Rng(4))
    assert offer.make_solved(DICE).choose(match.view(0), match.legal(0), Rng(1)) in match.legal(0)
    codes = np.zeros((2, 5), np.int64)
    assert Table(tmp_path).values(codes, codes[:, 0], codes[:, 0]).tolist() == pytest.approx([0.4, 0.4])


def test_a_table_is_opened_only_where_it_may_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(offer, "table", lambda: opened.append("table"))
    for spec in ("greedy", "search:9", "rounds", "exact"):
        parse_spec(spec, DICE)
    assert default_bot(DICE) == "greedy"
    assert opened == []
    assert "exact" not in offered_bots(DICE, 2)
    assert opened == ["table"]


@pytest.mark.parametrize("about", ['{"format": 0}', "{", "[]"])
def test_a_table_of_another_kind_is_not_offered(about: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOORAMA_SOLVED", str(tmp_path))
    a_table(tmp_path, about)
    assert "exact" not in bots_for(DICE)
    with pytest.raises(BadTable):
        Table(tmp_path)


@pytest.mark.parametrize("broken", [{}, {"rows": np.zeros((3, 3), np.float32)}])
def test_foreign_weights_are_refused(broken: dict[str, np.ndarray]) -> None:
    with pytest.raises(BadWeights):
        Net(broken)


def test_a_missing_or_broken_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("none.npz", "net.py"):
        monkeypatch.setattr(net, "WEIGHTS", name)
        with pytest.raises(BadWeights):
            shipped()
