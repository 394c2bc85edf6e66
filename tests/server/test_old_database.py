"""A database that the previous version wrote: its tables are listed, played on and verified.

fixtures/tables-v1.sql holds for each game it had a table that gathers, one that is being played (a bot plays for
somebody who left, and two rows are behind their log) and one that is over (with hints, undone moves and a race).
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.records.earlier import OLD_GAMES
from tests.server.harness import Guest, Json, Running, is_over, joined, running
from zoorama.engine.dealer import Rng
from zoorama.fair.certificate import read_certificate
from zoorama.fair.verify import check
from zoorama.games import find
from zoorama.server.people import COOKIE
from zoorama.server.tables.model import TableModel, read_model

DUMP = Path(__file__).parent / "fixtures" / "tables-v1.sql"
every_game = pytest.mark.parametrize("game", OLD_GAMES)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "db")) as old:
        old.executescript(DUMP.read_text(encoding="utf-8"))
    return tmp_path / "db"


def stored(db: Path, stage: str, game: str) -> tuple[str, TableModel]:
    with closing(sqlite3.connect(db)) as old:
        rows = old.execute("SELECT id, data FROM tables WHERE stage = ?", (stage,)).fetchall()
    models = {name: read_model(data) for name, data in rows}
    return next((name, model) for name, model in models.items() if model.game == game)


def somebody(server: Running, person: str) -> Guest:
    guest = Guest(server.address)
    guest.http.cookies.set(COOKIE, server.services.people.sign(person))
    return guest


async def verified(guest: Guest, table: str) -> Json:
    certificate: Json = await guest.get(f"/api/tables/{table}/certificate")
    found = check(*read_certificate(json.dumps(certificate)))
    assert found.mismatch is None, found.mismatch
    assert found.recomputed > 0
    assert found.arrivals == len(certificate["luck"]["arrivals"])
    return certificate


@every_game
async def test_its_tables_are_listed_with_options_of_today(game: str, db: Path) -> None:
    tables = {stage: stored(db, stage, game) for stage in ("gathering", "playing", "over")}
    async with running(db) as server:
        host = somebody(server, tables["gathering"][1].host)
        listed = {table["id"]: table for table in (await host.get("/api/me/tables"))["tables"]}
        assert {tables["gathering"][0], tables["playing"][0]} <= listed.keys()
        for table in listed.values():
            assert table["options"]["type"] == find(game).types.options.__name__
        public = [table["id"] for table in (await host.get("/api/tables"))["tables"]]
        assert tables["gathering"][0] in public


@every_game
async def test_a_table_that_gathered_is_filled_and_started(game: str, db: Path) -> None:
    table, model = stored(db, "gathering", game)
    async with running(db) as server:
        host = somebody(server, model.host)
        started = await host.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        assert [seat["name"] for seat in started["seats"]] == ["Ada", "greedy", "Ben"]
        assert (await host.post(f"/api/tables/{table}/start"))["stage"] == "playing"
        async with await joined(host, table) as wire:
            assert [line["text"] for line in wire.messages[0]["chat"]] == ["Hello from the old days"]
            assert wire.latest.keys() == {0, 2}


@every_game
async def test_a_game_is_played_on_to_its_end_and_its_luck_holds(game: str, db: Path) -> None:
    table, model = stored(db, "playing", game)
    with closing(sqlite3.connect(db)) as old:
        acts = old.execute("SELECT seat, act, seq FROM entries WHERE table_id = ? AND act IS NOT NULL", (table,))
        seat, act, seq = acts.fetchall()[0]
    async with running(db) as server:
        ada, rng = somebody(server, model.host), Rng(3)
        async with await joined(ada, table) as wire:
            again = await wire.act(seat, {"type": "Anything"}, seq=0, name=act)
            assert again == {"type": "ack", "id": act, "seq": seq}, "done once, and known by its id"
            while not any(is_over(update) for update in wire.latest.values()):
                asked = [(seat, update["legal"]) for seat, update in wire.latest.items() if update["legal"]]
                if not asked:
                    await wire.next("update")
                    continue
                seat, legal = asked[0]
                answer = await wire.act(seat or 0, legal[rng.below(len(legal))], name=f"new-{wire.acts}")
                assert answer["type"] == "ack" or answer["problem"]["name"] in ("Stale", "NotYourTurn")
        certificate = await verified(ada, table)
        assert {"bot"} <= {note["what"] for note in certificate["notes"]}


@every_game
async def test_a_finished_game_is_replayed_and_verified(game: str, db: Path) -> None:
    table, model = stored(db, "over", game)
    async with running(db) as server:
        guest = somebody(server, model.host)
        certificate = await verified(guest, table)
        assert bool(certificate["luck"]["arrivals"]) == (game == "zoop")
        assert {note["what"] for note in certificate["notes"]} == (set() if game == "zoop" else {"hint", "undo"})
        replay = await guest.get(f"/api/tables/{table}/replay", perspective="open")
        assert len(replay["steps"]) > len(certificate["record"]["moves"])
        info = await guest.get(f"/api/tables/{table}")
        assert [sheet["points"] for sheet in info["result"]] == [
            score["points"] for score in certificate["record"]["result"]
        ]
