"""Visitors, trees, benches and coins add up at every step."""

import pytest

from tests.games.o_zoo_le_mio.table import START_PATH, ZOO, encircled, laid_in, picture
from zoorama.bots.random import Random
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Event, Kind
from zoorama.games.o_zoo_le_mio.events import BenchesBuilt, IncomePaid, TileLaid, TileWon, TreesMoved, VisitorsMoved
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, FAMILIES, LEFT, TILES, Tile
from zoorama.games.o_zoo_le_mio.state import Options
from zoorama.games.o_zoo_le_mio.view import View

VARIANTS = [Options(bush_rows, upkeep) for bush_rows in (False, True) for upkeep in (False, True)]


class Books:
    """Kept from what is told alone."""

    def __init__(self, seats: int, *, upkeep: bool) -> None:
        self.upkeep = upkeep
        self.purses = [8] * seats
        self.tiles = [0] * seats
        self.visitors = [[0] * FAMILIES for _ in range(seats)]
        self.trees = [0] * seats
        self.benches = [0] * seats

    def enter(self, event: Event) -> None:
        match event:
            case TileWon():
                self.purses[event.seat] -= event.coins
            case TileLaid():
                self.tiles[event.seat] += 1
            case IncomePaid():
                assert event.coins == self.due(event.seat)
                self.purses[event.seat] += event.coins
            case VisitorsMoved():
                self.visitors[event.seat][event.family] = event.visitors
            case TreesMoved():
                self.trees[event.seat] = event.trees
            case BenchesBuilt():
                self.benches[event.seat] += event.built
                assert self.benches[event.seat] == event.benches

    def due(self, seat: int) -> int:
        """OZ-16; with upkeep, OZ-20."""
        if not self.upkeep:
            return self.tiles[seat]
        attracted = sum(self.visitors[seat]) + self.trees[seat] + self.benches[seat]
        return max(attracted - self.tiles[seat], -self.purses[seat])

    def agree(self, view: View) -> bool:
        return (
            self.purses == [zoo.purse for zoo in view.zoos]
            and self.visitors == [list(zoo.visitors) for zoo in view.zoos]
            and self.trees == [zoo.trees for zoo in view.zoos]
            and self.benches == [zoo.benches for zoo in view.zoos]
        )


@pytest.mark.rule("OZ-7", "OZ-11", "OZ-13", "OZ-14", "OZ-15", "OZ-16", "OZ-20")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_adds_up_at_every_step(seats: int, options: Options) -> None:
    rng = Rng(seats)
    state = ZOO.start(seats, options)
    books, bot = Books(seats, upkeep=options.upkeep), Random(ZOO)
    while ZOO.turn(state).kind is not Kind.OVER:
        turn = ZOO.turn(state)
        seat = LUCK if turn.kind is Kind.CHANCE else turn.seats[0]
        view = ZOO.view(state, None)
        action = rng.deal(ZOO.chances(state)) if seat == LUCK else bot.choose(view, ZOO.legal(state, seat), rng)
        heard: list[Event] = []
        ZOO.play(state, seat, action, heard)
        for event in heard:
            books.enter(event)
        check(ZOO.view(state, None), books)


def check(view: View, books: Books) -> None:
    assert books.agree(view)
    assert min(zoo.purse for zoo in view.zoos) >= 0
    for family in range(FAMILIES):
        owners = sum(zoo.enclosures[family] > 0 for zoo in view.zoos)
        assert sum(zoo.visitors[family] for zoo in view.zoos) == (0, 1, 3)[min(owners, 2)]
    gardeners = sum(zoo.bushes > 0 for zoo in view.zoos)
    assert sum(zoo.trees for zoo in view.zoos) == (0, 1, 3)[min(gardeners, 2)]
    for zoo in view.zoos:
        assert zoo.benches == encircled(START_PATH | picture(TILES, laid_in(zoo)))


DEAD_ENDS = Options(tiles=(Tile(APES, 1, BIRDS, 1, 1, (LEFT,)),) * 25)  # most of them fit nowhere


@pytest.mark.parametrize("options", [*VARIANTS, DEAD_ENDS], ids=lambda options: f"{options}"[:40])
def test_a_game_goes_the_same_way_whether_or_not_anybody_listens(options: Options) -> None:
    rng = Rng(5)
    heard, unheard = ZOO.start(4, options), ZOO.start(4, options)
    while ZOO.turn(heard).kind is not Kind.OVER:
        turn = ZOO.turn(heard)
        seat = LUCK if turn.kind is Kind.CHANCE else turn.seats[0]
        legal = ZOO.chances(heard).outcomes if seat == LUCK else ZOO.legal(heard, seat)
        action = legal[rng.below(len(legal))]
        ZOO.play(heard, seat, action, [])
        ZOO.play(unheard, seat, action)
        assert heard == unheard
        for watcher in (0, None):
            view = ZOO.view(heard, watcher)
            assert ZOO.view(ZOO.guess(view, rng), watcher) == view
