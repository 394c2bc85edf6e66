"""Plays whole games with each game's default bot and writes down what seats 0, 1 and a spectator would be sent."""

import json
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from zoorama.bots.registry import default_bot, make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Event, Kind
from zoorama.engine.match import AnyMatch, Match, Step
from zoorama.games import GAMES
from zoorama.server.protocol.encode import score_sheets
from zoorama.server.protocol.messages import PROTOCOL

TARGET = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Ben", "Chloé", "Дмитрий", "Eve", "Farid", "Grace", "Hugo")
PERSPECTIVES: tuple[int | None, ...] = (0, 1, None)


def update(match: AnyMatch, codec: Codec, seq: int, seat: int | None, events: list[Event]) -> dict[str, Any]:
    turn = match.turn()
    told = [event.to(seat) for event in events]
    return {
        "type": "update",
        "v": PROTOCOL,
        "seq": seq,
        "seat": seat,
        "events": [codec.encode(event) for event in told if event is not None],
        "turn": {"kind": turn.kind.value, "seats": list(turn.seats), "until": None},
        "legal": [] if seat is None else [codec.encode(action) for action in match.legal(seat)],
        "view": codec.encode(match.view(seat)),
        "undo": seat is not None and match.can_undo(seat),
        "clocks": None,
        "standings": to_builtins(score_sheets(match.game.scores(match.state()))),
        "previews": [] if seat is None else [preview(match, codec, seat, action) for action in match.legal(seat)],
    }


def preview(match: AnyMatch, codec: Codec, seat: int, action: Action) -> dict[str, Any] | None:
    state, events = match.state(), list[Event]()
    match.game.play(state, seat, action, events)
    if match.game.turn(state).kind is Kind.CHANCE or any(event.reveals() for event in events):
        return None
    return {
        "events": [codec.encode(told) for event in events if (told := event.to(seat)) is not None],
        "view": codec.encode(match.game.view(state, seat)),
        "standings": to_builtins(score_sheets(match.game.scores(state))),
    }


def updates(match: AnyMatch, codec: Codec, seq: int, steps: list[Step]) -> list[dict[str, Any]]:
    events = [event for _, told in steps for event in told]
    return [update(match, codec, seq, seat, events) for seat in PERSPECTIVES]


def played(game: AnyGame, seats: int, seed: int) -> dict[str, Any]:
    rng = Rng(seed=seed)
    match, codec = Match(game, NAMES[:seats], dealer=rng.split()), Codec(game)
    bot = make_bot(default_bot(game), game)
    sent = [updates(match, codec, 0, [])]
    while match.turn().seats:
        seat = match.turn().seats[rng.below(len(match.turn().seats))]
        steps = match.act(seat, bot.choose(match.view(seat), match.legal(seat), rng))
        sent.append(updates(match, codec, len(sent), steps))
    return {"game": game.name, "players": NAMES[:seats], "steps": sent}


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for game in GAMES:
        for seats in {game.seats[0], game.seats[-1], min(4, game.seats[-1])}:
            file = TARGET / f"{game.name}-{seats}.json"
            file.write_text(json.dumps(played(game, seats, seed=7), ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
