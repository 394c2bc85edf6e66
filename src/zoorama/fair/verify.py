"""Whether the luck of a finished game is the luck its server had committed itself to."""

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
class Flaw:
    """The first thing that is wrong: the commitment, luck, an arrival, a turn, a move by the rules, or the result."""

    what: str
    move: int | None  # counted from 0
    expected: str
    found: str


@dataclass(frozen=True)
class Finding:
    recomputed: int  # outcomes that came out as recorded
    arrivals: int  # races that no seed decides
    flaw: Flaw | None


def check(game: AnyGame, certificate: Certificate) -> Finding:
    luck, seed = revealed(certificate)
    fitting = commitment(seed)
    if fitting != luck.commitment:
        return Finding(0, 0, Flaw("commitment", None, luck.commitment, fitting))
    match: AnyMatch = Match(game, certificate.record.players, certificate.record.options)
    dealer = CommittedDealer(seed, luck.contributions)
    arrivals = set(luck.arrivals)
    for move in certificate.record.moves:
        flaw = flaw_of_luck(match, move, dealer, arrivals) or flaw_by_the_rules(match, move)
        if flaw:
            return found_in(match, arrivals, flaw)
    return found_in(match, arrivals, flaw_of_result(match, certificate.record.result))


def found_in(match: AnyMatch, arrivals: set[int], flaw: Flaw | None) -> Finding:
    """As far as the match went."""
    lucky = sum(move.seat == LUCK for move in match.moves)
    raced = sum(number < len(match.moves) for number in arrivals)
    return Finding(lucky - raced, raced, flaw)


def revealed(certificate: Certificate) -> tuple[Luck, str]:
    """What there is to check, and the seed it hangs on."""
    if certificate.luck is None:
        raise Unreadable("certificate", "no-luck")
    if certificate.luck.seed is None or not certificate.record.result:
        raise Unreadable("certificate", "not-finished")
    return certificate.luck, certificate.luck.seed


def flaw_of_luck(match: AnyMatch, move: Move, dealer: Dealer, arrivals: set[int]) -> Flaw | None:
    """A race that arrival decided uses up its outcome too, so that calling luck a race moves no later luck."""
    number, tell = len(match.moves), Codec(match.game).text
    lucky = move.seat == LUCK and match.turn().kind is Kind.CHANCE
    due: Action | None = dealer.deal(match.chances()) if lucky else None
    if number in arrivals:
        race = lucky and isinstance(move.action, Fastest)
        return None if race else Flaw("arrival", number, Fastest.__name__, tell(move.action))
    if due is None:
        return None
    return None if due == move.action else Flaw("luck", number, tell(due), tell(move.action))


def flaw_by_the_rules(match: AnyMatch, move: Move) -> Flaw | None:
    """Plays the move, if the checked door lets it in."""
    number, tell = len(match.moves), Codec(match.game).text
    try:
        if move.seat == LUCK:
            match.luck(move.action)
        else:
            match.act(move.seat, move.action)
    except IllegalAction as illegal:
        return Flaw("rules", number, illegal.rule, tell(move.action))
    except NotYourTurn as early:
        owed = ", ".join(str(seat + 1) for seat in early.owed)
        return Flaw("turn", number, owed or "-", str(move.seat + 1) if move.seat != LUCK else "-")
    return None


def flaw_of_result(match: AnyMatch, claimed: tuple[Score, ...]) -> Flaw | None:
    result = match.record().result
    return None if result == claimed else Flaw("result", None, points(result), points(claimed))


def points(scores: tuple[Score, ...]) -> str:
    return ", ".join(str(score.points) for score in scores) or "-"
