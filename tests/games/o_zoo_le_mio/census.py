"""Counts the components of O Zoo le Mio."""

from zoorama.games.o_zoo_le_mio.state import State


def census(state: State) -> object:
    """Every tile is face down, in the row, in a zoo or lost, and there only."""
    stacked = [tile for tile, count in enumerate(state.stack.counts) for _ in range(count)]
    laid = [laid.tile for zoo in state.zoos for laid in zoo.laid]
    return sorted(stacked + state.row + laid + state.lost)
