"""What the tiles for sale would bring to every zoo: visitors, trees, benches, and what they would cost the others."""

from typing import Final

from zoorama.bots.learned.features.o_zoo_le_mio_layouts import LINKS, VALUES, layout_of, outcomes_of
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, BUSH
from zoorama.games.o_zoo_le_mio.score import drawn
from zoorama.games.o_zoo_le_mio.state import State

NOWHERE: Final = -VALUES * VALUES  # worth less than any place


class Look:
    """A state as one seat looks at it, and what every zoo draws."""

    def __init__(self, state: State, seat: int) -> None:
        seats = len(state.zoos)
        self.state = state
        self.seat = seat
        self.order = [(seat + distance) % seats for distance in range(seats)]
        self.zoos = [state.zoos[other] for other in self.order]
        self.held: list[int] = []  # ATTRACTIONS * zoo + attraction
        self.total = [0] * ATTRACTIONS
        self.draws: list[int] = []
        for zoo in range(seats):
            draws = self.zoos[zoo].benches
            for attraction in range(ATTRACTIONS):
                count = drawn(self.zoos, zoo, attraction)
                self.held.append(count)
                self.total[attraction] += count
                draws += count
            self.draws.append(draws)


def gain_of(look: Look, index: int, tile: int) -> tuple[int, int, int, int]:
    """Of the best place: what the zoo gains, what the others lose, and by how much either half would lead."""
    zoo, face = look.zoos[index], look.state.tiles.faces[tile]
    layout = layout_of(zoo, look.state.tiles)
    rivals = len(look.zoos) - 1
    own, loss, left, right, highest = 0, 0, -VALUES, -VALUES, NOWHERE
    for outcome in outcomes_of(layout, zoo, tile):
        left_value, right_value = outcome // (LINKS * VALUES), outcome // LINKS % VALUES
        left_own, left_loss = takings(look, index, face.left, left_value)
        right_own, right_loss = takings(look, index, face.right, right_value)
        worth = (left_own + right_own + outcome % LINKS) * rivals + left_loss + right_loss
        worth = worth * VALUES + left_value + right_value  # stars decide between equals
        if worth > highest:
            highest = worth
            own, loss = left_own + right_own + outcome % LINKS, left_loss + right_loss
            left, right = left_value, right_value
    if highest == NOWHERE:
        return own, loss, left, right  # it fits nowhere
    if face.bushes:
        bush_own, bush_loss = takings(look, index, BUSH, zoo.value[BUSH] + face.bushes)
        own += bush_own
        loss += bush_loss
    return own, loss, left - best_rival(look, index, face.left), right - best_rival(look, index, face.right)


def takings(look: Look, index: int, attraction: int, value: int) -> tuple[int, int]:
    """Visitors or trees that a zoo gains by reaching this value now, and how many the others lose by it."""
    zoos = look.zoos
    if value < zoos[index].value[attraction]:
        return 0, 0
    alone, ahead = True, 0
    for other in range(len(zoos)):
        if other != index:
            rival = zoos[other].value[attraction]
            if rival > 0:
                alone = False
            if rival > value:
                ahead += 1
    mine = 1 if alone else max(0, 2 - ahead)
    others = 0 if alone else 3 - mine
    before = look.held[ATTRACTIONS * index + attraction]
    return mine - before, look.total[attraction] - before - others


def best_rival(look: Look, index: int, attraction: int) -> int:
    best = 0
    for other in range(len(look.zoos)):
        if other != index:
            best = max(best, look.zoos[other].value[attraction])
    return best
