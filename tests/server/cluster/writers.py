"""Who wrote what, noted by the database itself: triggers that no server knows of, and that refuse nothing.

A server's connections bear its name. Whatever is written to a table is held against the owner that the table has at
that moment, so a late write that slips through the fence is told of even if it did no harm.
"""

from collections import Counter

import asyncpg

NOTE = """
CREATE SCHEMA noted;
CREATE TABLE noted.writes (
  number BIGSERIAL PRIMARY KEY, what TEXT NOT NULL, table_id TEXT NOT NULL, seq BIGINT,
  writer TEXT NOT NULL, owner TEXT NOT NULL, epoch BIGINT NOT NULL
);
CREATE FUNCTION noted.write_down(what TEXT, written TEXT, seq BIGINT) RETURNS VOID LANGUAGE sql VOLATILE AS $$
  INSERT INTO noted.writes (what, table_id, seq, writer, owner, epoch)
  SELECT what, written, seq, current_setting('application_name'), 'zoorama ' || owner, epoch
  FROM public.tables WHERE id = written
$$;
CREATE FUNCTION noted.entry() RETURNS TRIGGER LANGUAGE plpgsql AS
  $$ BEGIN PERFORM noted.write_down('entry', NEW.table_id, NEW.seq); RETURN NULL; END $$;
CREATE FUNCTION noted.line() RETURNS TRIGGER LANGUAGE plpgsql AS
  $$ BEGIN PERFORM noted.write_down('line', NEW.table_id, NEW.number); RETURN NULL; END $$;
CREATE FUNCTION noted.row() RETURNS TRIGGER LANGUAGE plpgsql AS
  $$ BEGIN PERFORM noted.write_down('row', NEW.id, NULL); RETURN NULL; END $$;
CREATE TRIGGER noted AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION noted.entry();
CREATE TRIGGER noted AFTER INSERT OR UPDATE ON chat FOR EACH ROW EXECUTE FUNCTION noted.line();
CREATE TRIGGER noted AFTER UPDATE ON tables FOR EACH ROW
  WHEN (OLD.data IS DISTINCT FROM NEW.data OR OLD.stage <> NEW.stage OR OLD.touched <> NEW.touched)
  EXECUTE FUNCTION noted.row();
"""
STRANGERS = "SELECT what, table_id, seq, writer, owner, epoch FROM noted.writes WHERE writer <> owner ORDER BY number"
UNNOTED = """
SELECT count(*) FROM entries LEFT JOIN noted.writes
ON what = 'entry' AND writes.table_id = entries.table_id AND writes.seq = entries.seq WHERE number IS NULL
"""
ENTRIES = "SELECT table_id, writer, epoch FROM noted.writes WHERE what = 'entry' ORDER BY table_id, seq"


async def note_writers(db: str) -> None:
    """From now on."""
    connection = await asyncpg.connect(db)
    await connection.execute(NOTE)
    await connection.close()


async def audit_writers(db: str) -> int:
    """Nobody but its owner ever wrote to a table, one after the other. Returns how often a log got another."""
    connection = await asyncpg.connect(db)
    try:
        strangers = await connection.fetch(STRANGERS)
        assert not strangers, f"{len(strangers)} writes of others than the owner, such as {dict(strangers[0])}"
        assert await connection.fetchval(UNNOTED) == 0
        return in_turn([tuple(row) for row in await connection.fetch(ENTRIES)])
    finally:
        await connection.close()


def in_turn(entries: list[tuple[str, str, int]]) -> int:
    """Along each log the epoch never falls, and each epoch is one writer's."""
    moves, before, writers = 0, Counter[str](), dict[tuple[str, int], str]()
    for table, writer, epoch in entries:
        assert epoch >= before[table], f"{writer} wrote under epoch {epoch} after {before[table]}"
        assert writers.setdefault((table, epoch), writer) == writer, f"two writers under epoch {epoch}"
        moves += 0 < before[table] < epoch
        before[table] = epoch
    return moves
