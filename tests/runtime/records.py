"""Seeded games and a digest of their records: the same text runs in every build, and as a program of its own."""

from hashlib import sha256

from zoorama.bots.registry import make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import stream
from zoorama.engine.game import Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.record import Player
from zoorama.games import GAMES


def digest_of(name: str, bot: str, count: int) -> str:
    """Of so many games' records, byte by byte. The number of seats goes round."""
    game = next(game for game in GAMES if game.name == name)
    codec, found = Codec(game), sha256()
    for seed in range(count):
        seats = game.seats[seed % len(game.seats)]
        match: AnyMatch = Match(game, (Player(bot, bot),) * seats, dealer=stream(seed, 0))
        rng = stream(seed, 1)
        while (turn := match.turn()).kind is not Kind.OVER:
            seat = turn.seats[rng.below(len(turn.seats))]
            match.act(seat, make_bot(bot, game).choose(match.view(seat), match.legal(seat), rng))
        found.update(codec.dumps(match.record()).encode())
    return found.hexdigest()


def all_digests(bot: str, count: int) -> dict[str, str]:
    return {game.name: digest_of(game.name, bot, count) for game in GAMES}
