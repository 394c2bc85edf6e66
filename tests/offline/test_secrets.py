"""What a page is sent is what its own seats may see: no other hand ever leaves the worker."""

import json

import pytest

from tests.offline.device import Device, Json, MemoryPages, device
from zoorama.engine.dealer import Rng
from zoorama.games import GAMES
from zoorama.server.tables.session import Session

TOLD = {"welcome", "update", "ack", "table"}  # kinds of messages; no other is needed to play


def session_of(here: Device, table: str) -> Session:
    live = here.home.registry.tables[table].live
    assert live is not None
    return live.session


def seen_by(here: Device, table: str, seat: int) -> tuple[Json, list[Json]]:
    """The view of a seat, and all that it was ever told, by the rules themselves."""
    session, context = session_of(here, table), here.home.registry.tables[table].context
    codec = context.encoder.codec
    events = [json.loads(codec.dumps(event)) for event in session.events_for(seat, 0)]
    return json.loads(codec.dumps(session.match.view(seat))), events


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_every_message_holds_what_the_own_seat_sees_and_nothing_else(game: str) -> None:
    rng, checked = Rng(5), 0
    async with device(MemoryPages()) as here:
        table = await here.begin(game, 3)
        line = here.open(table)
        (own,) = (await line.next("welcome"))["seats"]
        for _ in range(60):
            update = await line.next()
            assert update["type"] in TOLD
            if update["type"] != "update":
                continue
            view, events = seen_by(here, table, own)
            assert update["seat"] == own
            assert all(event in events for event in update["events"])
            if update["seq"] == session_of(here, table).seq:
                checked += 1
                assert update["view"] == view
            if update["turn"]["kind"] == "over":
                break
            if update["legal"] and not line.unread:
                line.act(update, update["legal"][rng.below(len(update["legal"]))])
    assert checked > 3
