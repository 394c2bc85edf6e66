"""Verifies that the luck of a finished game is the luck its server had committed to."""

from dataclasses import dataclass

from zoorama.codec import Codec
from zoorama.engine.dealer import Dealer
from zoorama.engine.errors import IllegalAction, NotYourTurn, Unreadable
from zoorama.engine.game import LUCK, Action, AnyGame, Fastest, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.record import Move
from zoorama.engine.score import Score
from zoorama.fair.certificate import Certificate, Luck
from zoorama.fair.dealer import CommittedDealer, commitment


@dataclass(frozen=True)
class Mismatch:
    """The first thing that is wrong: the commitment, luck, an arrival, a turn, a move by the rules, or the result."""

    what: str
    move: int | None  # counted from 0
    expected: str
    found: str


@dataclass(frozen=True)
class Verification:
    recomputed: int  # outcomes of luck that are what the seed gives
    arrivals: int  # races decided by who reached the server first, which no seed decides
    mismatch: Mismatch | None  # None: the game holds
    given: int = 0  # moves of another game that this one begins from: by the rules, but their luck is not verified here


def check(game: AnyGame, certificate: Certificate) -> Verification:
    """Plays the game again with the revealed seed, up to the first mismatch."""
    luck, seed = revealed(certificate)
    fitting = commitment(seed)
    if fitting != luck.commitment:
        return Verification(0, 0, Mismatch("commitment", None, luck.commitment, fitting), luck.given)
    match: AnyMatch = Match(game, certificate.record.players, certificate.record.options)
    dealer = CommittedDealer(seed, luck.contributions)
    arrivals = set(luck.arrivals)
    for number, move in enumerate(certificate.record.moves):
        given = number < luck.given
        wrong = (None if given else luck_mismatch(match, move, dealer, arrivals)) or rules_mismatch(match, move)
        if wrong:
            return verification(match, luck, wrong)
    return verification(match, luck, result_mismatch(match, certificate.record.result))


def verification(match: AnyMatch, luck: Luck, mismatch: Mismatch | None) -> Verification:
    """Counts the luck of the moves that were played again."""
    lucky = sum(move.seat == LUCK for move in match.moves[luck.given :])
    raced = sum(number < len(match.moves) for number in luck.arrivals)
    return Verification(lucky - raced, raced, mismatch, luck.given)


def revealed(certificate: Certificate) -> tuple[Luck, str]:
    """The luck to verify and its seed; refused while the game is not over."""
    if certificate.luck is None:
        raise Unreadable("certificate", "no-luck")
    if certificate.luck.seed is None or not certificate.record.result:
        raise Unreadable("certificate", "not-finished")
    return certificate.luck, certificate.luck.seed


def luck_mismatch(match: AnyMatch, move: Move, dealer: Dealer, arrivals: set[int]) -> Mismatch | None:
    """Whether luck's move is what the seed gives, or a race where an arrival is claimed.

    A race decided by arrival still consumes one draw, so mislabelling a draw as a race cannot shift later draws.
    """
    number, text = len(match.moves), Codec(match.game).text
    lucky = move.seat == LUCK and match.turn().kind is Kind.CHANCE
    due: Action | None = dealer.deal(match.chances()) if lucky else None
    if number in arrivals:
        race = lucky and isinstance(move.action, Fastest)
        return None if race else Mismatch("arrival", number, Fastest.__name__, text(move.action))
    if due is None or due == move.action:
        return None
    return Mismatch("luck", number, text(due), text(move.action))


def rules_mismatch(match: AnyMatch, move: Move) -> Mismatch | None:
    """Plays the move through the checked door; a mismatch if the rules refuse it."""
    number = len(match.moves)
    try:
        if move.seat == LUCK:
            match.luck(move.action)
        else:
            match.act(move.seat, move.action)
    except IllegalAction as illegal:
        return Mismatch("rules", number, illegal.rule, Codec(match.game).text(move.action))
    except NotYourTurn as early:
        owed = ", ".join(str(seat + 1) for seat in early.owed)
        return Mismatch("turn", number, owed or "-", str(move.seat + 1) if move.seat != LUCK else "-")
    return None


def result_mismatch(match: AnyMatch, claimed: tuple[Score, ...]) -> Mismatch | None:
    result = match.record().result
    return None if result == claimed else Mismatch("result", None, points(result), points(claimed))


def points(scores: tuple[Score, ...]) -> str:
    return ", ".join(str(score.points) for score in scores) or "-"
