"""A server that joins takes over games that are being played, and people lose no more than a reconnect."""

import asyncio
from contextlib import suppress

import pytest

from tests.server.cluster.roving import play_together
from tests.server.cluster.test_healing import until
from tests.server.cluster.test_together import GAME
from tests.server.harness import hot_seat, running
from tests.server.kill.audit import audit_at_the_table, audit_in_the_store
from tests.server.kill.soak import plans
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from zoorama.engine.dealer import Rng
from zoorama.server.cluster import balancer
from zoorama.server.cluster.balancer import Target, surplus
from zoorama.server.errors import TableClosing
from zoorama.server.store.store import StoreError
from zoorama.server.tables.journal import Journal

PATIENCE = 90.0


def test_games_move_only_from_clearly_too_many_to_the_fewest() -> None:
    assert surplus(250, {}) is None
    assert surplus(12, {"b": 4}) is None, "not worth a reconnect"
    assert surplus(60, {"b": 50, "c": 40}) is None
    assert surplus(100, {"b": 0}) == Target("b", 5), "a few at a time"
    assert surplus(100, {"b": 100, "c": 100, "d": 0}) == Target("d", 5)
    assert surplus(0, {"b": 100}) is None
    assert surplus(100, {"b": 100, "c": 61, "d": 52}) == Target("d", 5)
    assert surplus(100, {"b": 100, "c": 74, "d": 70}) is None
    assert surplus(100, {"b": 100, **{f"c{n}": 64 for n in range(7)}}) == Target("c0", 4), (
        "two share the room for eight"
    )


@pytest.mark.parametrize("other", range(0, 200, 7))
def test_games_never_move_back_and_forth(other: int) -> None:
    """Two servers that move by what they last heard come to rest."""
    games = [200, other]
    for _ in range(100):
        moved = [surplus(games[here], {"other": games[1 - here]}) for here in (0, 1)]
        assert not all(moved)
        for here, target in enumerate(moved):
            if target is not None:
                games[here] -= target.games
                games[1 - here] += target.games
    assert surplus(games[0], {"other": games[1]}) is surplus(games[1], {"other": games[0]}) is None
    assert sum(games) == 200 + other


async def test_a_server_that_joins_takes_games_over(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balancer, "ROUND", 0.3)
    monkeypatch.setattr(balancer, "GAMES", 1)
    monkeypatch.setattr(balancer, "MOST", 2)
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as first:
        addresses = [first.address]
        begun = list[None]()
        games = [
            asyncio.create_task(play_together(addresses, plan, Rng(seed), 0.1, lambda: begun.append(None)))
            for seed, plan in enumerate([*plans(4), *plans(4)])
        ]
        await until(lambda: len(begun) == len(games))
        async with running(where, nats=nats.address) as second:
            addresses.append(second.address)
            await until(lambda: len(second.registry.tables) >= 1)
            stories = [story for story, _ in await asyncio.wait_for(asyncio.gather(*games), PATIENCE)]
            for story in stories:
                await audit_at_the_table(story)
                await audit_in_the_store(first.services.store, story)
            moves = [server.services.metrics.moved._value.get() for server in (first, second)]
            assert moves[0] >= 1
            ledgers = [ledger for story in stories for ledger in story.ledgers]
            assert max(ledger.visits for ledger in ledgers) <= 1 + sum(moves)
            assert {bye for ledger in ledgers for bye in ledger.byes} <= {"restart"}
            assert sum(ledger.visits for ledger in ledgers) > len(ledgers), "some did reconnect"
            assert first.registry.tables.keys().isdisjoint(second.registry.tables)


async def test_a_game_by_the_clock_stays_where_it_is(postgres: Postgres, nats: Nats) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as server:
        pace = {"kind": "clock", "seconds": 30, "reserve": 300}
        await hot_seat(server, GAME, pace=pace)
        _, untimed, _ = await hot_seat(server, GAME)
        assert [table.id for table in server.peers.balancer._movable()] == [untimed]


async def test_a_table_whose_new_server_does_not_answer_goes_on(postgres: Postgres, nats: Nats) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as server:
        ada, table, wire = await hot_seat(server, GAME)
        with pytest.raises(TableClosing):
            await server.peers.hand_over(server.registry.tables[table], "nobody")
        assert (await wire.next("bye"))["reason"] == "restart"
        assert (await ada.get(f"/api/tables/{table}"))["stage"] == "playing"


async def test_a_table_that_cannot_be_saved_stays(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise StoreError("unreachable", {})

    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where, nats=nats.address) as server:
        _, table, wire = await hot_seat(server, GAME)
        seat, update = wire.asked()
        await wire.act(seat, update["legal"][0])
        with monkeypatch.context() as patched:
            patched.setattr(Journal, "save_row", refuse)
            patched.setattr(Journal, "is_behind", lambda *_: True)
            with pytest.raises(StoreError):
                await server.peers.hand_over(server.registry.tables[table], "nobody")
        seat, update = wire.asked()
        assert (await wire.act(seat, update["legal"][0]))["type"] == "ack"


async def test_however_often_tables_move_no_act_is_lost_or_doubled(postgres: Postgres, nats: Nats) -> None:
    """A game of each kind, passed to and fro while four tables are played; races in open windows too."""
    where, rng = await asyncio.to_thread(postgres.fresh_database), Rng(11)
    async with running(where, nats=nats.address) as first, running(where, nats=nats.address) as second:
        addresses = [first.address, second.address]
        games = asyncio.gather(*(play_together(addresses, plan, Rng(seed), 0.02) for seed, plan in enumerate(plans(4))))
        while not games.done():
            await asyncio.sleep(0.05)
            here, there = (first, second) if rng.below(2) else (second, first)
            tables = [table for table in here.registry.tables.values() if table.is_played()]
            if tables:
                with suppress(TableClosing):  # somebody came back before it had gone: it stays
                    await here.peers.hand_over(tables[rng.below(len(tables))], there.peers.id)
        for story, _ in await games:
            await audit_at_the_table(story)
            await audit_in_the_store(first.services.store, story)
        moves = sum(server.services.metrics.moved._value.get() for server in (first, second))
        print(f"{moves:.0f} moves")  # noqa: T201 – shown if it fails
        assert moves > 10
        assert first.registry.tables.keys().isdisjoint(second.registry.tables)
