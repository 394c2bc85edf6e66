"""The SQL both databases understand; PostgreSQL writes the parameter ?1 as $1."""

TABLE = "id, stage, public, created, touched, due, people, data"

KEEP_SECRET = "INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = ?1"

SAVE_PERSON = """
INSERT INTO people (id, name, created, seen) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, created = excluded.created, seen = excluded.seen
"""
PERSON = "SELECT id, name, created, seen FROM people WHERE id = ?1"

OFFER_TRANSFER = """
INSERT INTO transfers (token, person, until) VALUES (?1, ?2, ?3)
ON CONFLICT (token) DO UPDATE SET person = excluded.person, until = excluded.until
"""
DROP_LATE_TRANSFERS = "DELETE FROM transfers WHERE until <= ?1"
TAKE_TRANSFER = "DELETE FROM transfers WHERE token = ?1 RETURNING person"

# Every step of a game: one statement while the people stay the same, and the seatings are left alone.
TOUCH_TABLE = """
UPDATE tables SET stage = ?2, public = ?3, created = ?4, touched = ?5, due = ?6, data = ?8
WHERE id = ?1 AND people = ?7
"""
SAVE_TABLE = f"""
INSERT INTO tables ({TABLE}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public, created = excluded.created,
touched = excluded.touched, due = excluded.due, people = excluded.people, data = excluded.data
"""
CLEAR_SEATS = "DELETE FROM seatings WHERE table_id = ?1"
SEAT = "INSERT INTO seatings (table_id, person) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, kind, seat, act, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"

ONE_TABLE = f"SELECT {TABLE} FROM tables WHERE id = ?1"
LOG = "SELECT seq, at, kind, seat, act, body FROM entries WHERE table_id = ?1 ORDER BY seq"
PUBLIC_TABLES = f"SELECT {TABLE} FROM tables WHERE public AND stage <> 'over' ORDER BY touched DESC LIMIT ?1"
TABLES_OF = f"""
SELECT {TABLE} FROM tables WHERE id IN (SELECT table_id FROM seatings WHERE person = ?1)
ORDER BY stage = 'over', touched DESC LIMIT ?2
"""
DUE_TABLES = "SELECT id FROM tables WHERE due <= ?1 ORDER BY due"

SAY = "INSERT INTO chat (table_id, number, at, person, name, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
CHAT = "SELECT number, at, person, name, text FROM chat WHERE table_id = ?1 ORDER BY number DESC LIMIT ?2"

PRUNE = "DELETE FROM tables WHERE stage = ?1 AND touched < ?2"
ANSWER = "SELECT count(*) FROM meta"
