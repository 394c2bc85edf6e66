"""Studies: somebody plays on from a step of a finished game, against bots, with luck of the study's own."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import Finished, analysed, play_game, play_on, serving, stored_game
from tests.server.harness import EAGER, PLENTY, Answered, Guest, Json, joined, reconnecting, running
from tests.server.test_verify import verify
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import position
from zoorama.engine.record import Record
from zoorama.games import GAMES, find
from zoorama.records.walk import walk
from zoorama.server.store.store import StoreError
from zoorama.server.tables.check import check
from zoorama.server.tables.journal import Journal
from zoorama.server.tables.replay import moves_by_step
from zoorama.server.tables.session import Session

STEP = 20
BOT = (False, "greedy")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    return play_game(tmp_path_factory.mktemp("finished"))


async def refused(asking: Any) -> tuple[int, str]:
    with pytest.raises(Answered) as answer:
        await asking
    return answer.value.status, str(answer.value.problem["key"])


async def begin(guest: Guest, table: str, step: int = STEP, seat: int = 1, **wish: Any) -> Json:
    study: Json = await guest.post(f"/api/tables/{table}/study", {"step": step, "seat": seat, **wish})
    return study


async def replayed(guest: Guest, table: str) -> list[Json]:
    steps: list[Json] = (await guest.get(f"/api/tables/{table}/replay", perspective="open"))["steps"]
    return steps


async def test_a_study_is_a_private_table_in_play_and_marked_wherever_it_is_shown(
    game: Finished, tmp_path: Path
) -> None:
    async with serving(game, tmp_path / "copy") as (server, _):
        eve, ben = await server.guest("Eve"), await server.guest("Ben")
        study = await begin(eve, game.table, contribution="my words")
        marked = {"table": game.table, "step": STEP, "begins": STEP, "brought": False}
        assert (study["stage"], study["public"], study["study"]) == ("playing", False, marked)
        assert [(seat["mine"], seat["bot"]) for seat in study["seats"]] == [BOT, (True, None), BOT]
        assert study["luck"]["seed"] is None
        assert study["luck"]["contributions"][1] == "my words"
        (listed,) = (await eve.get("/api/me/tables"))["tables"]
        assert listed["study"] == marked
        assert (await eve.get("/api/tables"))["tables"] == []
        seen = (await ben.get(f"/api/tables/{study['id']}"))["study"]
        assert seen == {**marked, "table": None}, "the link lets whoever has it in there"
        assert (await ben.get(f"/api/tables/{game.table}"))["study"] is None


async def test_it_goes_on_from_that_position_outlives_a_restart_and_is_replayed_from_the_beginning(
    game: Finished, tmp_path: Path
) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        study = (await begin(ada, game.table))["id"]
        before = await replayed(ada, game.table)
        async with await joined(ada, study) as wire:
            while not wire.latest[1]["legal"]:
                await wire.next("update")
            for _ in range(3):
                await wire.act(1, wire.latest[1]["legal"][0])
                while not wire.latest[1]["legal"]:
                    await wire.next("update")
            view = wire.latest[1]["view"]
    async with serving(game, tmp_path / "copy") as (server, ada):
        async with await joined(ada, study) as wire:
            assert wire.latest[1]["view"] == view
            await play_on(wire)
        after = await replayed(ada, study)
        assert after[: STEP + 1] == before[: STEP + 1]
        assert after[STEP + 1 :] != before[STEP + 1 : len(after)]
        info = await ada.get(f"/api/tables/{study}")
        assert (info["stage"], info["study"]["begins"]) == ("over", STEP)
        assert await ada.get(f"/api/tables/{study}/replay", perspective="1")
        await expect_certificate(server.address, ada, study)
        await expect_own_analysis(ada, study)
        again = await begin(ada, study, step=STEP + 2, seat=0)
        assert again["study"] == {"table": study, "step": STEP + 2, "begins": STEP + 2, "brought": False}
        assert (await check(server.services.store)).damaged == []


async def expect_certificate(address: str, guest: Guest, study: str) -> None:
    """It is verified from where the study begins, and says so."""
    certificate = await guest.get(f"/api/tables/{study}/certificate")
    assert certificate["luck"]["given"] == STEP
    code, said = await verify(address, study)
    assert code == 0, said
    assert f"its first {STEP} moves come from another game" in said


async def expect_own_analysis(guest: Guest, study: str) -> None:
    """Chances of the whole game, but only decisions of those who play the study."""
    report = (await analysed(guest, study))[-1]["report"]
    assert len(report["chances"]) == len(await replayed(guest, study))
    assert all(error["move"] >= STEP for error in report["errors"])
    assert sum(rate["decisions"] for rate in report["rates"]) > 0


async def test_its_luck_is_its_own_and_the_given_moves_cannot_be_taken_back(game: Finished, tmp_path: Path) -> None:
    async with serving(game, tmp_path / "copy") as (server, ada):
        source = await server.registry.table(game.table)
        assert source.live is not None
        moves = source.live.session.match.moves
        step = next(number for number in range(10, len(moves)) if moves[number - 1].seat == moves[number].seat >= 0)
        seat = moves[step].seat
        study = await begin(ada, game.table, step=step, seat=seat)
        session = (await server.registry.table(study["id"])).live
        assert session is not None
        assert session.session.match.can_undo(seat), "at the other table it could have been"
        assert session.session.dealer.committed.drawn == 0
        async with await joined(ada, study["id"]) as wire:
            assert not wire.latest[seat]["undo"]
            await wire.send(type="undo", id="u1", seat=seat, seq=wire.latest[seat]["seq"])
            assert (await wire.next("refused"))["problem"]["key"] == "error-CannotUndo"
            await wire.act(seat, wire.latest[seat]["legal"][0])


async def test_a_study_that_cannot_be_is_refused_with_a_reason(game: Finished, tmp_path: Path) -> None:
    few = replace(EAGER, quotas=replace(PLENTY, tables=1, exempt=()))
    async with serving(game, tmp_path / "copy", few) as (server, _):
        eve = await server.guest("Eve")
        end = len(await replayed(eve, game.table)) - 1
        for wish, expected in (
            ({"step": end}, (409, "not-allowed-study-of-the-end")),
            ({"step": end + 1}, (400, "unreadable-out-of-range")),
            ({"step": -1}, (400, "unreadable-not-understood")),
            ({"seat": 3}, (409, "not-allowed-no-such-seat")),
            ({"level": "random"}, (409, "not-allowed-no-such-level")),
            ({"level": "wizard"}, (409, "not-allowed-no-such-level")),
        ):
            assert await refused(begin(eve, game.table, **wish)) == expected
        assert (await begin(eve, game.table, level="beginner"))["seats"][0]["bot"] == "beginner"
        assert await refused(begin(eve, game.table)) == (429, "too-many-tables")


async def test_a_study_is_stored_begun_or_not_at_all(
    game: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(game, tmp_path / "copy") as (server, _):
        eve, store = await server.guest("Eve"), server.services.store
        before = await store.consistency.tables()

        async def crash(*_: object) -> None:
            raise StoreError("unreachable", {"where": "db", "reason": "gone"})

        with monkeypatch.context() as broken:
            broken.setattr(Journal, "append", crash)
            assert (await refused(begin(eve, game.table)))[0] >= 500
        assert await store.consistency.tables() == before
        assert set(server.registry.tables) <= {game.table}
        assert (await begin(eve, game.table))["stage"] == "playing"


@pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
async def test_every_seat_is_shown_its_own_view_of_any_position_and_a_spectator_theirs(
    rules: AnyGame, tmp_path: Path
) -> None:
    seats, rng = rules.seats[0], Rng(5)
    async with running(tmp_path / "db", replace(EAGER, pause=60)) as server:
        table, record = await stored_game(server, rules, seats, rng)
        source = (await server.registry.table(table)).live
        assert source is not None
        steps = moves_by_step(source.session.entries)
        for number in range(4):
            seat, step = number % seats, rng.below(steps.index(len(record.moves)))
            eve, ben = await server.guest("Eve"), await server.guest("Ben")
            study = await begin(eve, table, step=step, seat=seat)
            assert study["study"]["begins"] == steps[step]
            async with await joined(eve, study["id"]) as own, await joined(ben, study["id"]) as other:
                live = (await server.registry.table(study["id"])).live
                assert live is not None
                assert live.session.match.moves[: steps[step]] == list(record.moves[: steps[step]])
                for wire, viewer in ((own, seat), (other, None)):
                    assert set(wire.latest) == {viewer}
                    update = wire.latest[viewer]
                    now = until(live.session, update["seq"])
                    assert update["view"] == shown(rules, now, viewer)
                    assert update["events"] == told(rules, now, viewer)


def until(session: Session, seq: int) -> Record:
    """A bot may have moved since."""
    moves = sum(len(entry.steps) for entry in session.entries[:seq])
    return replace(session.match.record(), moves=tuple(session.match.moves[:moves]))


def shown(rules: AnyGame, record: Record, viewer: int | None) -> Json:
    view: Json = json.loads(Codec(rules).dumps(rules.view(position(rules, record, len(record.moves)), viewer)))
    return view


def told(rules: AnyGame, record: Record, viewer: int | None) -> list[Json]:
    events = [event.to(viewer) for moment in walk(rules, record) for event in moment.events]
    return [json.loads(Codec(rules).dumps(event)) for event in events if event is not None]


async def test_a_position_in_the_midst_of_sealed_choices_or_luck_is_played_to_the_end(tmp_path: Path) -> None:
    """In Zoop from every kind of turn, with bots in a hurry; then the log is read again and verified."""
    rules, rng = find("zoop"), Rng(7)
    async with running(tmp_path / "db", EAGER) as server:
        table, record = await stored_game(server, rules, 3, rng)
        kinds = [rules.turn(moment.state).kind for moment in walk(rules, record)]
        source = (await server.registry.table(table)).live
        assert source is not None
        steps, eve, studies = moves_by_step(source.session.entries), await server.guest("Eve"), []
        for before, kind in ((Kind.ONE, Kind.CHANCE), (Kind.TOGETHER, Kind.TOGETHER), (Kind.TOGETHER, Kind.ONE)):
            latest = range(len(kinds) - 1, 0, -1)  # little is left to play
            moves = next(number for number in latest if kinds[number - 1 : number + 1] == [before, kind])
            study = (await begin(eve, table, step=steps.index(moves), seat=0))["id"]
            async with await joined(eve, study) as wire:
                await play_on(wire)
            studies.append(study)
        for study in studies:
            code, said = await verify(server.address, study)
            assert code == 0, said
    async with running(tmp_path / "db", EAGER) as server:
        eve = reconnecting(eve, server)
        for study in studies:
            assert (await replayed(eve, study))[-1]["standings"]
        assert (await check(server.services.store)).damaged == []
