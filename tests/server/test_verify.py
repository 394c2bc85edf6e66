"""A finished game is verified by its link, by the command people use, over the network."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.harness import Answered, Json, Wire, hot_seat, is_over, joined, running
from zoorama.engine.dealer import Rng
from zoorama.server import lobby

GAME = "zooloretto_dice"


async def verify(address: str, table: str) -> tuple[int, str]:
    command = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "zoorama", "verify", f"http://{address}/t/{table}",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await command.communicate()
    return command.returncode or 0, said.decode()


CALLS = ("Zoop", "Chase")
RACY = "01" * 32  # a seed under which these players' calls race


def callers(wire: Wire) -> dict[int, Json]:
    """Seats that may call in the window that is open, and what."""
    return {
        seat: call
        for seat, update in wire.latest.items()
        if seat is not None and (call := next((one for one in update["legal"] if one["type"] in CALLS), None))
    }


async def answer_all(wire: Wire, order: list[int], calls: dict[int, Json]) -> list[Json]:
    """Everybody who can calls, in this order; what everybody was told in the end."""
    seq = wire.latest[order[0]]["seq"]
    for seat in order:
        assert (await wire.act(seat, calls.get(seat, {"type": "LetPass"}), seq=seq))["type"] == "ack"
    told: list[Json] = wire.latest[0]["events"]
    return told


async def test_a_zoop_game_with_races_holds_and_the_first_to_arrive_wins_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: RACY)
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, "zoop", 6, pace={"window": 0})
        rng, won = Rng(2), 0
        async with wire:
            while not is_over(wire.latest[0]):
                turn, calls = wire.latest[0]["turn"], callers(wire)
                if turn["kind"] == "together":
                    order = sorted(turn["seats"], key=lambda _: rng.below(1000))
                    told = await answer_all(wire, order, calls)
                    if any(event["type"] == "CallsRaced" for event in told):
                        winner = next(event for event in told if event["type"] in ("CardZooped", "AnimalChased"))
                        first = next(seat for seat in order if seat in calls)
                        assert winner.get("seat", winner.get("hunter")) == first
                        won += 1
                else:
                    seat, asked = wire.asked()
                    await wire.act(seat, asked["legal"][rng.below(len(asked["legal"]))])
        assert won > 0
        certificate = await guest.get(f"/api/tables/{table}/certificate")
        assert len(certificate["luck"]["arrivals"]) == won
        code, said = await verify(server.address, table)
        assert code == 0, said


async def test_a_game_that_goes_on_cannot_be_verified_yet_and_says_so(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, GAME)
        async with wire:
            code, said = await verify(server.address, table)
            assert code == 2, said
            assert "Traceback" not in said


async def test_a_replay_steps_through_the_game_as_its_seat_saw_it(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, "zoop", 3, pace={"window": 0})
        eve = await server.guest("Eve")
        async with wire:
            for _ in range(12):
                seat, asked = wire.asked()
                await wire.act(seat, asked["legal"][0])
            for seat in (0, 1, 2):
                replay = await guest.get(f"/api/tables/{table}/replay", perspective=str(seat))
                assert replay["steps"][-1]["views"] == [wire.latest[seat]["view"]]
                rounds = [step["round"] for step in replay["steps"]]
                assert rounds[0] == 1
                assert rounds == sorted(rounds)
                assert rounds[-1] > 1
                async with await joined(guest, table) as again:
                    told = [event for step in replay["steps"] for event in step["events"]]
                    assert told == again.latest[seat]["events"]
            assert (await eve.get(f"/api/tables/{table}/replay"))["perspective"] == "spectator"
            for perspective in ("0", "open"):
                with pytest.raises(Answered) as refused:
                    await eve.get(f"/api/tables/{table}/replay", perspective=perspective)
                assert refused.value.problem["key"] == "not-allowed-not-your-perspective"
