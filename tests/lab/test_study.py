"""Studies: what made-up games show is what they were made to show."""

from random import Random

import pytest

from tests.lab.games import a_row
from zoorama.games import GAMES, find
from zoorama.lab.pages.page import Page
from zoorama.lab.pages.study import study_page
from zoorama.lab.rows import Row, play_rows
from zoorama.lab.study import Variant, effect, findings, new_study, spread
from zoorama.text import Text

TRUTH = 2.0


def test_seats_lengths_and_scores_are_those_of_the_rows() -> None:
    rows = [a_row(n, ("g", "g"), (5 + n % 2, 5), rounds=n, choices=2 * n) for n in range(20)]
    found = findings(rows)
    assert found is not None
    assert [seat.won for seat in found.seats] == [0.75, 0.25]  # every second game is shared
    assert found.seats[0].low < 0.75 < found.seats[0].high
    assert [seat.points for seat in found.seats] == [5.5, 5]
    assert found.lengths["rounds"].mean == 9.5
    assert found.lengths["rounds"].quantiles == (0, 4, 9, 14, 18)
    assert found.lengths["choices"].mean == 19
    assert (found.scores["everybody"].mean, found.scores["winners"].mean) == (5.25, 5.5)
    assert found.scores["margin"].mean == 0.5
    assert findings(rows[:7]) is None, "fewer games show nothing"


def test_what_winners_have_more_of_is_found() -> None:
    points = [[3, 1], [0, 4], [2, 2], [5, 1]]
    shares = [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5], [1.0, 0.0]]
    found = effect("trees", points, shares)
    assert (found.winners, found.others) == (3.5, 1.0)
    assert found.difference == 2.5
    assert found.low < 2.5 < found.high
    flat = effect("nothing", [[1, 1]] * 4, shares)
    assert (flat.difference, flat.low, flat.high, flat.deviations) == (0, 0, 0, 0)


def test_the_interval_of_an_effect_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(1)
    held = 0
    for _ in range(300):
        games = [drawn(rng) for _ in range(40)]
        found = effect("trees", [points for points, _ in games], [shares for _, shares in games])
        held += found.low <= TRUTH <= found.high
    assert 0.91 < held / 300 < 0.98


def drawn(rng: Random) -> tuple[list[int], list[float]]:
    """Three players; the winner has two points more than each other on average."""
    winner = rng.randrange(3)
    luck = rng.randint(0, 6)  # common to all at the table
    return [luck + rng.randint(0, 4) + 2 * (seat == winner) for seat in range(3)], [
        float(s == winner) for s in range(3)
    ]


def test_spread_counts_a_game_once_in_its_interval() -> None:
    alike = spread([1.0, 3.0] * 20, [1.0, 1.0, 3.0, 3.0] * 20)
    assert (alike.mean, alike.quantiles) == (2, (1, 1, 1, 3, 3))
    assert alike.high - alike.low == pytest.approx(spread([1.0, 3.0] * 20).high - spread([1.0, 3.0] * 20).low)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_game_can_be_studied_with_every_number_of_players(name: str) -> None:
    game = find(name)
    study = new_study(game, "random", [Variant(seats, game.types.options()) for seats in game.seats], 1)
    rows = list(play_rows(study.batches(range(8), 8)))
    assert len(rows) == 8 * len(game.seats)
    page = study_page(game, rows, Text("en"))
    assert len(page.sections) == 1 + 4 * len(game.seats)
    assert all(row for section in page.sections for table in section.tables for row in table.rows)
    effects = [table for section in page.sections for table in section.tables if table.columns[0] == "Score sheet"]
    assert len(effects[0].rows) >= len(rows[0].lines[0])


def test_variants_are_named_by_what_differs() -> None:
    rows = [
        a_row(n, ("g",) * seats, (1,) * seats, options={"type": "Options", "colours": colours, "games": 1})
        for n in range(8)
        for seats in (2, 3)
        for colours in (3, 4)
    ]
    page = study_page(find("zooloretto_dice"), rows, Text("en"))
    assert page.sections[0].heading == "Overview"
    assert page.sections[1].heading == "2 players, colours=3: Does the seat matter?"
    assert [row[:2] for row in page.sections[0].tables[0].rows] == [("2", "3"), ("2", "4"), ("3", "3"), ("3", "4")]
    assert headings_of(rows[:1] * 8)[0] == "Does the seat matter?"


def headings_of(rows: list[Row]) -> list[str]:
    page: Page = study_page(find("zooloretto_dice"), rows, Text("en"))
    return [section.heading for section in page.sections]
