"""O Zoo le Mio's visitors, trees, benches and score sheets."""

from zoorama.engine.score import Line, Score, line
from zoorama.games.o_zoo_le_mio.parts import BUSH, FAMILIES, YEARS
from zoorama.games.o_zoo_le_mio.state import State, Zoo


def drawn(zoos: list[Zoo], seat: int, attraction: int) -> int:
    """Visitors of a family (OZ-11), or trees (OZ-13), that a zoo draws."""
    mine = zoos[seat]
    if mine.value[attraction] == 0:
        return 0
    owners, ahead = 0, 0
    for other in zoos:
        if other.value[attraction] > 0:
            owners += 1
            if ranks_higher(other, mine, attraction):
                ahead += 1
    return 1 if owners == 1 else max(0, 2 - ahead)


def ranks_higher(one: Zoo, other: Zoo, attraction: int) -> bool:
    """By value; newest first where it is equal (OZ-12)."""
    if one.value[attraction] != other.value[attraction]:
        return one.value[attraction] > other.value[attraction]
    return one.since[attraction] > other.since[attraction]


def visitors(zoos: list[Zoo], seat: int) -> int:
    total = 0
    for family in range(FAMILIES):
        total += drawn(zoos, seat, family)
    return total


def sources(zoos: list[Zoo], seat: int) -> list[int]:
    """Visitors, trees and benches of one zoo."""
    return [visitors(zoos, seat), drawn(zoos, seat, BUSH), zoos[seat].benches]


def appeal(zoos: list[Zoo], seat: int) -> int:
    return sum(sources(zoos, seat))


def income(state: State, seat: int) -> int:
    zoo = state.zoos[seat]
    if not state.upkeep:
        return len(zoo.laid)  # OZ-16
    return max(appeal(state.zoos, seat) - len(zoo.laid), -zoo.purse)  # OZ-20


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(len(state.zoos))]


def score(state: State, seat: int) -> Score:
    """Points by what brought them; where coins are points (OZ-20), by what is there at the end."""
    zoo = state.zoos[seat]
    if not state.upkeep:
        return Score(sum(zoo.points), (), source_lines(zoo.earned))
    lines = (*source_lines(sources(state.zoos, seat)), line("coins", zoo.purse))
    return Score(sum(line.points for line in lines), (), lines)


def source_lines(counts: list[int]) -> tuple[Line, ...]:
    return (line("visitors", counts[0]), line("trees", counts[1]), line("benches", counts[2]))


def scores_by_year(state: State) -> list[Score]:
    """The sheets of version 1, which told the years and not what counted in them."""
    if state.upkeep:
        return scores(state)
    return [Score(sum(zoo.points), (), yearly_lines(zoo)) for zoo in state.zoos]


def yearly_lines(zoo: Zoo) -> tuple[Line, ...]:
    points = zoo.points + [0] * (YEARS - len(zoo.points))
    return tuple(line(f"year_{year + 1}", points[year]) for year in range(YEARS))
