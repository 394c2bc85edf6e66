"""The benchmark of the environments, for moments only: that its figures have their form."""

from io import StringIO

import pytest
from rich.console import Console

from bench.contestants import OURS
from bench.envs import TIC_TAC_TOE, commands, draw, held, rows, tell
from bench.race import Figure, Lap, Race, Row, open_lanes, run

POOL = Row("Zoorama", "zoop (4)", "pool of 4", "ours", "zoop pool")
AEC = Row("Zoorama", "zoop (4)", "AEC", "ours", "zoop AEC")


def test_every_game_is_measured_one_by_one_and_in_a_pool() -> None:
    absent = {"pettingzoo": "not asked for", "pgx": "not asked for", "openspiel": "not asked for"}
    todo = rows(4)
    race = open_lanes(commands(4), {}, absent)
    run(race, todo, 1, 0.02, lambda row: None)
    told = [tell(race, row) for row in todo]
    race.lanes["ours"].close()
    measured = {row.key for row in told if row.rate and row.rate.median > 0}
    assert measured == {f"ours: {name} {how}" for name in OURS for how in ("AEC", "pool")}
    assert {row.missing for row in told if row.rate is None} == {"not asked for"}


def test_rates_are_told_beside_tic_tac_toe() -> None:
    race = Race({}, {}, {AEC.key: [Lap(1, 30_000, 1.0)], TIC_TAC_TOE: [Lap(1, 20_000, 1.0)]})
    page = StringIO()
    draw([tell(race, AEC)], {"ours": {"build": "compiled"}}, Console(file=page, width=140))
    assert "1.50" in page.getvalue()
    assert "yes" in page.getvalue()


@pytest.mark.parametrize(("rate", "met"), [(399_999.0, False), (400_000.0, True)])
def test_a_pool_has_so_many_decisions_a_second_to_make(rate: float, met: bool) -> None:
    assert held(POOL, Figure(rate, rate, rate), None) == ("400 k", met)


def test_without_a_peer_nothing_is_held_against_it() -> None:
    assert held(AEC, Figure(9.0, 9.0, 9.0), None) == ("1 x tic-tac-toe", None)
