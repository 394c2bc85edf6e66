"""What the zoos of O Zoo le Mio may still score, and what a tile would change in that."""

from typing import Final

from zoorama.bots.sense.o_zoo_le_mio_plots import AGE_BITS, Plot, Site, drawn, site_of
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, YEARS
from zoorama.games.o_zoo_le_mio.state import State

SWAY: Final = 2.0  # stars by which an enclosure must lead to be fairly safe
OPEN_END: Final = 0.06  # what a path still open is worth, for each point of a bench
COIN: Final = 0.5  # points that a coin buys, by and large


class Standings:
    """All zoos in one year, one of them perhaps as it might become."""

    def __init__(self, state: State) -> None:
        self.now, self.later = weights(state)
        years = YEARS - state.year
        self.a_tile = float(-(years + 1)) if state.upkeep else COIN * years
        self.sites: list[Site] = [site_of(zoo, state.tiles) for zoo in state.zoos]
        self.plots: list[Plot] = [site.plot for site in self.sites]
        self.points: list[list[float]] = [self.points_for(attraction) for attraction in range(ATTRACTIONS)]

    def points_for(self, attraction: int) -> list[float]:
        """By seat, what an attraction brings: this year as things are, in later years as they may turn out."""
        points: list[float] = []
        for seat in range(len(self.plots)):
            if self.plots[seat].ranks[attraction] > 0:
                sure, hope = drawn(self.plots, seat, attraction), hoped(self.plots, seat, attraction)
                points.append(self.now * sure + self.later * hope)
            else:
                points.append(0.0)
        return points

    def prospects(self, seat: int) -> float:
        plot = self.plots[seat]
        value = (self.now + self.later) * plot.benches
        for points in self.points:
            value += points[seat]
        return value + self.a_tile * plot.tiles

    def outlook(self, seat: int) -> float:
        """Points in prospect, and room to build."""
        return self.prospects(seat) + OPEN_END * self.later * self.plots[seat].ends

    def lead(self, seat: int) -> float:
        """What a seat can hope to score from now on, beyond what the others can."""
        value = self.outlook(seat)
        for other in range(len(self.plots)):
            if other != seat:
                value -= self.prospects(other) / (len(self.plots) - 1)
        return value

    def lead_with(self, seat: int, builder: int, plot: Plot) -> float:
        """A seat's lead, were the builder's zoo so."""
        plots, points = self.plots, self.points
        self.plots, self.points = plots[:], points[:]
        self.plots[builder] = plot
        for attraction in range(ATTRACTIONS):
            if plot.ranks[attraction] != plots[builder].ranks[attraction]:
                self.points[attraction] = self.points_for(attraction)
        value = self.lead(seat)
        self.plots, self.points = plots, points
        return value

    def best(self, state: State, seat: int, tile: int) -> Plot | None:
        """A seat's zoo with the tile where it does most good; none if it fits nowhere."""
        best: Plot | None = None
        highest = 0.0
        for plot in self.sites[seat].plans_for(state.zoos[seat], state.tiles, tile).values():
            value = self.lead_with(seat, seat, plot)
            if best is None or value > highest:
                best, highest = plot, value
        return best

    def gain(self, state: State, seat: int, tile: int) -> float:
        """How much better it is for a seat to have a tile than to see the others have it."""
        best = self.best(state, seat, tile)
        if best is None:
            return 0.0
        lead = self.lead(seat)
        gain = self.lead_with(seat, seat, best) - lead
        threats = 0.0
        for rival in range(len(self.plots)):
            if rival != seat:
                theirs = self.best(state, rival, tile)
                threats += 0.0 if theirs is None else lead - self.lead_with(seat, rival, theirs)
        return gain + threats / (len(self.plots) - 1)


def weights(state: State) -> tuple[float, float]:
    """What one visitor is worth this year, and in the years after it."""
    year = state.year
    if state.upkeep:
        return (2.0, 0.0) if year == YEARS else (1.0, float(YEARS - year + 1))
    return float(year), (YEARS * (YEARS + 1) - year * (year + 1)) / 2


def hoped(plots: list[Plot], seat: int, attraction: int) -> float:
    """Visitors or trees to be expected, if others may still build: a narrow lead is half a lead."""
    mine = plots[seat].ranks[attraction] >> AGE_BITS
    ahead = 0.0
    for other in range(len(plots)):
        if other != seat:
            lead = (mine - (plots[other].ranks[attraction] >> AGE_BITS)) / SWAY
            ahead += 0.5 - 0.5 * lead / (1.0 + abs(lead))
    return max(0.0, 2.0 - ahead)
