"""The studies run on the arena's records."""

import pytest

from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.lab.studies.o_zoo_le_mio_balance import Balance, observe, report

OZ = find("o_zoo_le_mio")
GAMES = 4


@pytest.fixture(scope="module")
def balance() -> Balance:
    found = Balance()
    for number, record in play(new_job(OZ, ("random",) * 4, OZ.types.options(), 3, range(GAMES))):
        found.add(observe(OZ, number, record))
    return found


def test_every_victory_is_counted_once_by_seat_and_once_by_flag(balance: Balance) -> None:
    for shares in (balance.seats, balance.flags):
        assert [share.times for share in shares] == [GAMES] * 4
        assert sum(share.won for share in shares) == pytest.approx(GAMES)


def test_every_tile_laid_has_a_price_under_both_its_families(balance: Balance) -> None:
    paid = [coins for prices in balance.prices.values() for coins in prices]
    assert sorted(balance.prices) == [0, 1, 2, 3, 4]
    assert len(paid) % 2 == 0
    assert 0 < len(paid) <= 2 * 25 * GAMES
    assert min(paid) == 0 < max(paid)


def test_the_report_has_a_row_for_every_seat_and_family(balance: Balance) -> None:
    lines = report(balance)
    assert [line.split()[1] for line in lines[2:6]] == ["1", "2", "3", "4"]
    assert [line.split()[1] for line in lines[9:]] == ["apes", "mammals", "birds", "reptiles", "sea_animals"]
