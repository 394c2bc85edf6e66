"""O Zoo le Mio as bits: what is for sale and what it would bring to whom, the bid, and every zoo."""

from typing import Final

from zoorama.bots.learned.features import o_zoo_le_mio_layouts as layouts
from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.features.o_zoo_le_mio_layouts import LINKS, VALUES, layout_of, outcomes_of
from zoorama.bots.learned.features.scales import FLAG, Scale, one_hot
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, BUSH, FAMILIES, ROW, SEATS, STARS, YEARS
from zoorama.games.o_zoo_le_mio.score import drawn, ranks_higher
from zoorama.games.o_zoo_le_mio.state import NOBODY, UNSAID, State, Zoo

VERSION: Final = 1
MOST: Final = SEATS[-1]

# The table.
COUNT_OF_SEATS: Final = one_hot(len(SEATS))
YEAR: Final = one_hot(YEARS)
PLACE: Final = one_hot(MOST)
TILES_IN_ROW: Final = Scale((1, 2, 3, 4, 5, 7))
TILES_IN_STACK: Final = Scale((1, 6, 11, 16))
STARS_IN_STACK: Final = Scale((1, 4, 7, 10, 13, 16))
BUSHES_IN_STACK: Final = Scale((1, 4, 7, 10, 13))
# Tiles.
STARS_OF_HALF: Final = Scale(tuple(range(1, STARS + 1)))
BUSHES_OF_TILE: Final = Scale((1, 2, 3))
EXITS: Final = Scale((2, 3, 4, 5))
STARS_IN_ROW: Final = Scale((1, 2, 3, 5, 7))
BUSHES_IN_ROW: Final = Scale((1, 2, 4))
# What a tile would bring to a zoo: visitors, trees and benches, and what the others would lose.
GAIN: Final = Scale((1, 2, 3, 4, 5, 6))
LOSS: Final = Scale((0, 1, 2, 3))
LEAD: Final = Scale((-4, -2, 0, 1, 3, 5, 8))  # in stars, of the half that joins
LATER_GAIN: Final = Scale((1, 2, 3, 4))
LATER_LOSS: Final = Scale((1, 2))
# Coins.
BID: Final = one_hot(16)
BID_LEVEL: Final = Scale((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20))
PURSE: Final = Scale((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25))
OVERBID: Final = Scale((-8, -4, -2, 0, 1))  # half coins over a rival's purse
RICHER: Final = Scale((-8, -5, -3, -1, 0, 1, 2, 4, 6, 9))
# A zoo.
VALUE: Final = Scale((1, 2, 3, 4, 5, 6, 8, 10))
HELD: Final = Scale((1, 2))
TILES: Final = Scale((1, 2, 3, 4, 5, 6, 8, 10))
BENCHES: Final = Scale((1, 2, 3, 4, 5, 7))
# Mine against a rival's.
AHEAD: Final = Scale((-8, -4, -2, -1, 1, 2, 4, 8))  # half stars, the newer one ahead by one
APPEAL: Final = Scale((-7, -4, -2, -1, 0, 1, 2, 3, 5, 8))
POINTS: Final = Scale((-30, -18, -10, -5, -2, 0, 1, 3, 6, 11, 19, 31))
FINAL_POINTS: Final = Scale((-60, -40, -28, -20, -14, -9, -5, -2, 0, 1, 3, 6, 10, 15, 21, 29, 41, 61))

GAIN_WIDTH: Final = GAIN.width + LOSS.width + 2 * LEAD.width + (ROW - 1) * (LATER_GAIN.width + LATER_LOSS.width)
ZOO_WIDTH: Final = PURSE.width + TILES.width + BENCHES.width + ATTRACTIONS * HELD.width + layouts.WIDTH
RIVAL_WIDTH: Final = (
    RICHER.width + APPEAL.width + POINTS.width + FINAL_POINTS.width + ATTRACTIONS * AHEAD.width + OVERBID.width
)
BLOCKS: Final[tuple[tuple[str, int], ...]] = (
    ("seats", len(SEATS)),
    ("year", YEARS),
    ("options: bush_rows, upkeep", 2),
    ("drawing, over", 2),
    ("who lays", MOST),
    ("place on the pole, by seat", MOST * MOST),
    ("tiles in the row and the stack", TILES_IN_ROW.width + TILES_IN_STACK.width),
    ("what is in the stack", FAMILIES * STARS_IN_STACK.width + BUSHES_IN_STACK.width),
    ("the tile at auction", FAMILIES * STARS_OF_HALF.width + BUSHES_OF_TILE.width + EXITS.width),
    ("the tiles after it", FAMILIES * STARS_IN_ROW.width + BUSHES_IN_ROW.width),
    ("my bid, and what it leaves me", 16 + BID_LEVEL.width + PURSE.width),
    ("my values", ATTRACTIONS * VALUE.width),
    ("zoos", MOST * ZOO_WIDTH),
    ("what the row's tiles would bring", MOST * GAIN_WIDTH),
    ("me and each rival", (MOST - 1) * RIVAL_WIDTH),
)
WIDTH: Final = sum([width for _, width in BLOCKS])

NO_TILE: Final = bytes(FAMILIES * STARS_OF_HALF.width + BUSHES_OF_TILE.width + EXITS.width)
NO_BID: Final = bytes(16 + BID_LEVEL.width + PURSE.width)
NO_OVERBID: Final = bytes(OVERBID.width)
NO_GAIN: Final = bytes(GAIN.width + LOSS.width + 2 * LEAD.width)
NO_LATER_GAIN: Final = bytes(LATER_GAIN.width + LATER_LOSS.width)
NO_ZOO: Final = bytes(ZOO_WIDTH)
NO_GAINS: Final = bytes(GAIN_WIDTH)
NO_RIVAL: Final = bytes(RIVAL_WIDTH)


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
        self.appeal: list[int] = []
        for zoo in range(seats):
            appeal = self.zoos[zoo].benches
            for attraction in range(ATTRACTIONS):
                count = drawn(self.zoos, zoo, attraction)
                self.held.append(count)
                self.total[attraction] += count
                appeal += count
            self.appeal.append(appeal)
        self.blocks: list[bytes] = []


def add_table(look: Look) -> None:
    state, blocks = look.state, look.blocks
    blocks.append(COUNT_OF_SEATS[len(look.zoos) - SEATS[0]])
    blocks.append(YEAR[state.year - 1])
    blocks.append(FLAG[state.bush_rows])
    blocks.append(FLAG[state.upkeep])
    blocks.append(FLAG[state.drawing])
    blocks.append(FLAG[state.over])
    blocks.append(PLACE[-1 if state.placing == NOBODY else look.order.index(state.placing)])
    for other in look.order:
        blocks.append(PLACE[state.flags.index(other) if other in state.flags else -1])
    for _ in range(MOST - len(look.order)):
        blocks.append(PLACE[-1])
    blocks.append(TILES_IN_ROW.of(len(state.row)))
    blocks.append(TILES_IN_STACK.of(state.stack.total))


def add_stack(look: Look) -> None:
    faces, counts = look.state.tiles.faces, look.state.stack.counts
    found = [0] * ATTRACTIONS
    for tile in range(len(faces)):
        if counts[tile] > 0:
            face = faces[tile]
            found[face.left] += face.left_stars
            found[face.right] += face.right_stars
            found[BUSH] += face.bushes
    for family in range(FAMILIES):
        look.blocks.append(STARS_IN_STACK.of(found[family]))
    look.blocks.append(BUSHES_IN_STACK.of(found[BUSH]))


def add_row(look: Look) -> None:
    """The tile at auction, and the sum of those after it."""
    state, blocks = look.state, look.blocks
    if state.row:
        face = state.tiles.faces[state.row[0]]
        for family in range(FAMILIES):
            stars = face.left_stars if face.left == family else face.right_stars if face.right == family else 0
            blocks.append(STARS_OF_HALF.of(stars))
        blocks.append(BUSHES_OF_TILE.of(face.bushes))
        blocks.append(EXITS.of(len(face.exits)))
    else:
        blocks.append(NO_TILE)
    found = [0] * ATTRACTIONS
    for index in range(1, len(state.row)):
        face = state.tiles.faces[state.row[index]]
        found[face.left] += face.left_stars
        found[face.right] += face.right_stars
        found[BUSH] += face.bushes
    for family in range(FAMILIES):
        blocks.append(STARS_IN_ROW.of(found[family]))
    blocks.append(BUSHES_IN_ROW.of(found[BUSH]))


def add_mine(look: Look) -> None:
    state, blocks = look.state, look.blocks
    bid, mine = state.bids[look.seat], look.zoos[0]
    if bid == UNSAID:
        blocks.append(NO_BID)
    else:
        blocks.append(BID[min(bid, 15)])
        blocks.append(BID_LEVEL.of(bid))
        blocks.append(PURSE.of(mine.purse - bid))
    for value in mine.value:
        blocks.append(VALUE.of(value))


def add_zoo(look: Look, index: int) -> None:
    zoo, blocks = look.zoos[index], look.blocks
    blocks.append(PURSE.of(zoo.purse))
    blocks.append(TILES.of(len(zoo.laid)))
    blocks.append(BENCHES.of(zoo.benches))
    for attraction in range(ATTRACTIONS):
        blocks.append(HELD.of(look.held[ATTRACTIONS * index + attraction]))
    blocks.append(layout_of(zoo, look.state.tiles).block)


def add_gains(look: Look, index: int) -> None:
    """What each tile of the row would bring to this zoo, where it brings most."""
    row, blocks = look.state.row, look.blocks
    for nth in range(ROW):
        if nth >= len(row):
            blocks.append(NO_LATER_GAIN if nth else NO_GAIN)
            continue
        own, loss, left, right = gain_of(look, index, row[nth])
        if nth:
            blocks.append(LATER_GAIN.of(own))
            blocks.append(LATER_LOSS.of(loss))
            continue
        blocks.append(GAIN.of(own))
        blocks.append(LOSS.of(loss))
        blocks.append(LEAD.of(left))
        blocks.append(LEAD.of(right))


def gain_of(look: Look, index: int, tile: int) -> tuple[int, int, int, int]:
    """Of the best place: what the zoo gains, what the others lose, and by how much either half would lead."""
    zoo, face = look.zoos[index], look.state.tiles.faces[tile]
    layout = layout_of(zoo, look.state.tiles)
    rivals = len(look.zoos) - 1
    own, loss, left, right, highest = 0, 0, -VALUES, -VALUES, -VALUES * VALUES
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
    if highest == -VALUES * VALUES:
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


def add_rival(look: Look, index: int) -> None:
    """How I stand against one of the others."""
    state, blocks = look.state, look.blocks
    mine, theirs = look.zoos[0], look.zoos[index]
    blocks.append(RICHER.of(mine.purse - theirs.purse))
    blocks.append(APPEAL.of(look.appeal[0] - look.appeal[index]))
    blocks.append(POINTS.of(points(state, mine) - points(state, theirs)))
    blocks.append(FINAL_POINTS.of(final_points(look, 0) - final_points(look, index)))
    for attraction in range(ATTRACTIONS):
        blocks.append(AHEAD.of(lead(mine, theirs, attraction)))
    bid = state.bids[look.seat]
    if bid == UNSAID:
        blocks.append(NO_OVERBID)
    else:
        above = state.flags.index(look.seat) < state.flags.index(look.order[index])
        blocks.append(OVERBID.of(2 * (bid - theirs.purse) + above))


def lead(mine: Zoo, theirs: Zoo, attraction: int) -> int:
    difference = mine.value[attraction] - theirs.value[attraction]
    if difference or mine.value[attraction] == 0:
        return 2 * difference
    return 1 if ranks_higher(mine, theirs, attraction) else -1


def points(state: State, zoo: Zoo) -> int:
    return zoo.purse if state.upkeep else sum(zoo.points)


def final_points(look: Look, index: int) -> int:
    """What the zoo would end with if nobody laid another tile."""
    state, zoo, appeal = look.state, look.zoos[index], look.appeal[index]
    years = 0 if state.over else YEARS - state.year + 1
    if state.upkeep:
        return zoo.purse + years * (appeal - len(zoo.laid)) + appeal
    return sum(zoo.points) + appeal * years * (YEARS + state.year) // 2


class ZooFeatures(Features[State]):
    def seats(self, state: State) -> int:
        return len(state.zoos)

    def row(self, state: State, seat: int) -> bytes:
        look = Look(state, seat)
        seats, blocks = len(look.zoos), look.blocks
        add_table(look)
        add_stack(look)
        add_row(look)
        add_mine(look)
        for index in range(MOST):
            if index < seats:
                add_zoo(look, index)
            else:
                blocks.append(NO_ZOO)
        for index in range(MOST):
            if index < seats:
                add_gains(look, index)
            else:
                blocks.append(NO_GAINS)
        for index in range(1, MOST):
            if index < seats:
                add_rival(look, index)
            else:
                blocks.append(NO_RIVAL)
        return b"".join(blocks)


FEATURES: Final = ZooFeatures(WIDTH, VERSION)
