"""Whole games dealt from a committed seed, as a table server would hand them out."""

from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import play_to_end
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, AnyGame, Fastest
from zoorama.engine.match import Match
from zoorama.engine.tally import Odds
from zoorama.fair.certificate import Certificate, Luck, Note
from zoorama.fair.dealer import CommittedDealer, commitment
from zoorama.games import find

SEED = bytes(range(32)).hex()
WORDS = ("zebra", "", "Zoë 🦁: 3,", "", "four", "", "", "8")


class Clock(CommittedDealer):
    """Races go to the last seat in them: somebody arrived first, and it was not luck."""

    def deal(self, odds: Odds[object]) -> object:  # type: ignore[override] # whatever the game deals in
        dealt = super().deal(odds)
        runners = [outcome for outcome in odds.outcomes if isinstance(outcome, Fastest)]
        return runners[-1] if runners else dealt


def play_certificate(game: AnyGame, seats: int, *, bot: str = "random", clock: bool = True) -> Certificate:
    """Bots play to the end."""
    words = WORDS[:seats]
    dealer = Clock(SEED, words) if clock else CommittedDealer(SEED, words)
    match = Match(game, tuple(f"player {seat}" for seat in range(seats)), dealer=dealer)
    record = play_to_end(match, [make_bot(bot, game)] * seats, Rng(seats))
    races = [n for n, move in enumerate(record.moves) if isinstance(move.action, Fastest)] if clock else []
    assert sum(move.seat == LUCK for move in record.moves) == dealer.drawn
    return Certificate(record, Luck(commitment(SEED), SEED, words, tuple(races)), (Note(0, 0, 0), Note(2, 1, 3)))


def printed(certificate: Certificate) -> str:
    return Codec(find(certificate.record.game)).dumps(certificate)
