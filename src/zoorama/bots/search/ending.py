"""How a simulation ends: at the end of the game, or where it can be judged."""

from typing import Any

from zoorama.bots.sense.sense import Sense
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, AnyGame, Kind, Turn
from zoorama.engine.score import victory


def play_to_quiet(game: AnyGame, sense: Sense[Any], state: Any, rng: Rng) -> list[float]:
    """By seat, the share of the victory: as it is, or as it is judged at the next quiet point."""
    while True:
        turn: Turn = game.turn(state)
        kind = turn.kind
        if kind is Kind.OVER:
            return victory(game.scores(state))
        if kind is Kind.CHANCE:
            game.play(state, LUCK, game.deal(state, rng))
            continue
        if sense.is_quiet(state):
            return sense.judge(state)
        seat = turn.seats[0]
        legal = game.legal(state, seat)
        game.play(state, seat, legal[0] if len(legal) == 1 else sense.pick(state, seat, legal, rng))
