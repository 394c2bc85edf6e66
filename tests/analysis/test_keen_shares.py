"""How much is left to chance, from how often a keen bot wins among greedy ones."""

from pathlib import Path

import pytest

from zoorama.analysis.keen_shares import explained_by, keen_shares
from zoorama.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_is_left_to_chance_is_on_the_pages_as_strength_was_measured(game: str) -> None:
    strength = (DOCS / "strength.md").read_text(encoding="utf-8")
    page = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert keen_shares(game)
    for one in keen_shares(game):
        low, high = one.skill_interval
        assert f"{one.won * 100:.1f} % [{one.low * 100:.1f}, {one.high * 100:.1f}]" in strength
        told = f"| {one.seats} | {one.won:.1%} [{one.low:.1%}, {one.high:.1%}] | {1 / one.seats:.1%} | "
        told += f"{one.skill:.0%} [{low:.0%}, {high:.0%}] | {1 - one.skill:.0%} |"
        assert told in page


def test_who_plays_explains_nothing_among_equals_and_all_where_one_always_wins() -> None:
    assert explained_by(1 / 3, 3) == pytest.approx(0)
    assert explained_by(0.2, 3) == 0
    assert explained_by(1, 4) == 1
    assert explained_by(0.75, 2) == 0.25
