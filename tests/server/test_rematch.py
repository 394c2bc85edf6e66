"""Who sits where when the same people play again."""

import asyncio
from pathlib import Path

import pytest
from msgspec import Raw

from tests.server.harness import Wire, hot_seat, is_over, joined, running
from zoorama.engine.dealer import Rng
from zoorama.games import GAMES
from zoorama.server.protocol.messages import Pace, ScoreSheet
from zoorama.server.tables import seating
from zoorama.server.tables.model import Sitter, TableModel


def played(ranks: list[int]) -> TableModel:
    sitters = [Sitter(kind="person", person=name, name=name) for name in "ABCD"[: len(ranks)]]
    result = [ScoreSheet(points=0, rank=rank, tiebreaks=[], lines=[]) for rank in ranks]
    return TableModel(
        "zoop", 2, Raw(b"{}"), False, Pace(), "A", 0.0, "", "", sitters, stage="over", result=result
    )  # fmt: skip


@pytest.mark.rule("ZP-3")
@pytest.mark.parametrize(
    ("ranks", "begins"),
    [
        ([1, 2, 2, 4], "A"),
        ([2, 1, 2, 4], "B"),
        ([2, 3, 4, 1], "D"),
        ([1, 3, 1, 4], "C"),  # shared: not again the one who began
    ],
)
def test_the_winner_is_put_first_wherever_they_sit_and_the_others_follow(ranks: list[int], begins: str) -> None:
    model = played(ranks)
    assert seating.winner(model) == begins
    model.begins = begins
    seating.put_first(model)
    order = "".join(sitter.name for sitter in model.sitters)
    assert order[0] == begins
    assert order in "ABCDABCD"


def test_a_winner_who_has_gone_begins_nothing() -> None:
    model = played([1, 2, 2])
    model.begins = "E"
    seating.put_first(model)
    assert [sitter.name for sitter in model.sitters] == ["A", "B", "C"]


def test_only_in_zoop_does_the_winner_begin() -> None:
    assert [game.name for game in GAMES if game.winner_begins] == ["zoop"]


@pytest.mark.rule("ZP-3")
async def test_the_winner_begins_a_rematch_at_a_table(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, "zoop", 3, pace={"window": 0})
        async with wire:
            await wire.play(Rng(3), is_over)
        info = await guest.get(f"/api/tables/{table}")
        winner = next(seat for seat, sheet in enumerate(info["result"]) if sheet["rank"] == 1)
        again = await guest.post(f"/api/tables/{table}/rematch")
        assert again["waiting"] == [0]
        assert again["seats"][0]["name"] == info["seats"][winner]["name"]


@pytest.mark.rule("ZP-3")
async def test_and_also_when_the_seats_were_shuffled_meanwhile(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        table = (await ada.create("zoop", 3, pace={"window": 0}, bots=None))["id"]
        await ben.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/bot", {"bot": "random"})
        await ada.post(f"/api/tables/{table}/start")
        wires = [await joined(guest, table) for guest in (ada, ben)]
        await asyncio.gather(*(play_out(wire, seat) for seat, wire in enumerate(wires)))
        info = await ada.get(f"/api/tables/{table}")
        winner = next(info["seats"][seat]["name"] for seat, sheet in enumerate(info["result"]) if sheet["rank"] == 1)
        again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        for _ in range(5):
            await ada.post(f"/api/tables/{again}/shuffle")
        async with await ben.connect(again) as wire:
            await wire.next("welcome")
            await ada.post(f"/api/tables/{again}/start")
        assert (await ada.get(f"/api/tables/{again}"))["seats"][0]["name"] == winner


async def play_out(wire: Wire, seat: int) -> None:
    while not is_over(wire.latest[seat]):
        if legal := wire.latest[seat]["legal"]:
            await wire.act(seat, legal[0])
        else:
            await wire.next("update")
    await wire.socket.close()
