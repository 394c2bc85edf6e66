"""What is kept of each game, to notice when it changes: transcripts to read, digests and position counts to compare.

Everything follows from seeds, and is the same in both builds. `scripts/goldens` writes it anew.
What older rules keep is in <game>-<version>, and is never written again.
"""

from pathlib import Path
from typing import Any, Final

from zoorama.bots.random import Random
from zoorama.bots.selfplay import act_by_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import stream
from zoorama.engine.game import LUCK, AnyGame, Event, Kind
from zoorama.engine.match import Match
from zoorama.engine.record import Move, Player
from zoorama.engine.score import ranks
from zoorama.records.read import digest

HERE: Final = Path(__file__).parent
SEEDS: Final = range(1, 6)  # of the games in digests.txt
STARTS: Final = (0, 20, 60, 120)  # moves into the first of these games, where counting starts
ENOUGH: Final = 10_000  # sequences: counting stops when there are more
LONGEST: Final = 12  # moves in a sequence


def golden(game: AnyGame) -> dict[str, str]:
    """The text of every file in tests/golden/<game>."""
    files = {"counts.txt": counts(game), "digests.txt": digests(game)}
    for seats in (game.seats[0], game.seats[-1]):
        files[f"{seats}p-seed{SEEDS[0]}.txt"] = transcript(game, seats, SEEDS[0])
    return files


def random_match(
    game: AnyGame, seats: int, seed: int, most: int, log: list[tuple[Move, list[Event]]]
) -> Match[Any, Any, Any]:
    """A match between random players, to its end or as many moves as asked."""
    match: Match[Any, Any, Any] = Match(game, (Player("random", "random"),) * seats)
    match.listeners.append(lambda move, events: log.append((move, list(events))))
    bot, luck, rng = Random(game), stream(seed, 0), stream(seed, 1)
    while match.turn().kind is not Kind.OVER and len(match.moves) < most:
        turn = match.turn()
        if turn.kind is Kind.CHANCE:
            match.luck(luck.deal(game.chances(match.state())))
        else:
            seat = turn.seats[rng.below(len(turn.seats))]
            act_by_bot(match, seat, bot, rng)
    return match


def transcript(game: AnyGame, seats: int, seed: int) -> str:
    codec = Codec(game)
    log: list[tuple[Move, list[Event]]] = []
    match = random_match(game, seats, seed, game.max_moves, log)
    lines = [
        f"{game.name}, rules version {game.version}: {seats} random players, seed {seed}; * is what reveals",
        codec.text(match.options),
        "",
    ]
    for number, (move, events) in enumerate(log, 1):
        who = "luck" if move.seat == LUCK else f"seat {move.seat}"
        lines.append(f"{number:4}  {who:6}  {codec.text(move.action)}")
        lines += [f"              {codec.text(event)}" + " *" * event.reveals() for event in events]
    scores = game.scores(match.state())
    lines.append("")
    for seat, (rank, score) in enumerate(zip(ranks(scores), scores, strict=True)):
        sheet = ", ".join(f"{line.what} {line.points}" for line in score.lines)
        tiebreaks = "".join(f", then {line.points} {line.what}" for line in score.tiebreaks)
        lines.append(f"seat {seat}  rank {rank}  {score.points} points{tiebreaks}  ({sheet})")
    return "\n".join(lines) + "\n"


def digests(game: AnyGame) -> str:
    lines = ["# SHA-256 of the records of games between random players."]
    for seats in game.seats:
        for seed in SEEDS:
            record = random_match(game, seats, seed, game.max_moves, []).record()
            lines.append(f"{seats}p seed {seed}  {len(record.moves):4} moves  {digest(game, record)}")
    return "\n".join(lines) + "\n"


def counts(game: AnyGame) -> str:
    lines = [
        "# How many sequences of 0, 1, 2 … moves there are, from some moves into the game of seed 1.",
        "# Luck's different outcomes count once each; sealed choices are made in seat order.",
    ]
    for seats in game.seats:
        for start in STARTS:
            match = random_match(game, seats, SEEDS[0], start, [])
            if len(match.moves) == start:
                lines.append(f"{seats}p after {start:3}:  {' '.join(map(str, growth(game, match.state())))}")
    return "\n".join(lines) + "\n"


def growth(game: AnyGame, state: Any) -> list[int]:
    """The number of sequences by length, as far as can be counted quickly."""
    numbers = [1]
    while 0 < numbers[-1] <= ENOUGH and len(numbers) <= LONGEST:
        numbers.append(sequences(game, state, len(numbers)))
    return numbers


def sequences(game: AnyGame, state: Any, length: int) -> int:
    """How many ways there are to make that many moves from here, 1 or more."""
    turn = game.turn(state)
    if turn.kind is Kind.OVER:
        return 0
    seat = LUCK if turn.kind is Kind.CHANCE else turn.seats[0]
    actions = game.chances(state).outcomes if seat == LUCK else game.legal(state, seat)
    if length == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy(state)
        game.play(after, seat, action)
        total += sequences(game, after, length - 1)
    return total
