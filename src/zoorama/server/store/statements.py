"""The SQL that SQLite and PostgreSQL share, with ? as placeholder."""

TABLE = "stage, public, created, touched, due, data, id, people"  # in the order of UPDATE_TABLE's placeholders

SAVE_PERSON = """
INSERT INTO people (id, name, created, seen, animal) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, created = excluded.created, seen = excluded.seen,
animal = excluded.animal
"""
PERSON = "SELECT id, name, created, seen, animal FROM people WHERE id = ?"

OFFER_TRANSFER = """
INSERT INTO transfers (token, person, until) VALUES (?, ?, ?)
ON CONFLICT (token) DO UPDATE SET person = excluded.person, until = excluded.until
"""
MOST_TRANSFERS = 3  # links of one person
DELETE_OLDER_TRANSFERS = """
DELETE FROM transfers WHERE person = ? AND token NOT IN
(SELECT token FROM transfers WHERE person = ? ORDER BY until DESC, token LIMIT ?)
"""
DELETE_EXPIRED_TRANSFERS = "DELETE FROM transfers WHERE until <= ?"
TAKE_TRANSFER = "DELETE FROM transfers WHERE token = ? RETURNING person"

# Matches nothing if the table is new or its people changed. Otherwise the seatings need no write.
UPDATE_TABLE = """
UPDATE tables SET stage = ?, public = ?, created = ?, touched = ?, due = ?, data = ?
WHERE id = ? AND people = ?
"""
REPLACE_TABLE = """
ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public, created = excluded.created,
touched = excluded.touched, due = excluded.due, people = excluded.people, data = excluded.data
"""
UPSERT_TABLE = f"INSERT INTO tables ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) {REPLACE_TABLE}"
DELETE_SEATINGS = "DELETE FROM seatings WHERE table_id = ?"
INSERT_SEATING = "INSERT INTO seatings (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
INSERT_ENTRY = "INSERT INTO entries (table_id, seq, at, kind, seat, act, body) VALUES (?, ?, ?, ?, ?, ?, ?)"

ONE_TABLE = f"SELECT {TABLE} FROM tables WHERE id = ?"
LOG = "SELECT seq, at, kind, seat, act, body FROM entries WHERE table_id = ? ORDER BY seq"
PUBLIC_TABLES = f"""
SELECT {TABLE} FROM (
SELECT tables.*, row_number() OVER (
PARTITION BY coalesce(nullif(openings.person, ''), tables.id)
ORDER BY tables.stage <> 'gathering', tables.created DESC, tables.id
) AS place
FROM tables LEFT JOIN openings ON openings.table_id = tables.id
WHERE tables.public AND tables.stage <> 'over' AND NOT coalesce(openings.closed, FALSE)
) AS listed WHERE place = 1 ORDER BY touched < ?, stage <> 'gathering', touched DESC LIMIT ?
"""
TABLES_OF = f"""
SELECT {TABLE} FROM tables WHERE id IN (SELECT table_id FROM seatings WHERE person = ?)
ORDER BY stage = 'over', touched DESC LIMIT ?
"""
DUE_TABLES = "SELECT id FROM tables WHERE due <= ? AND {free} ORDER BY due"
BEHIND = """
SELECT id FROM tables WHERE stage = 'playing' AND {free} AND touched <
(SELECT at FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)
"""

INSERT_CHAT = """
INSERT INTO chat (table_id, number, at, person, name, text, act) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, table_id, act) DO NOTHING RETURNING number
"""
BLANKED = "person = '', name = '', text = '', act = NULL"
BLANK_LINE = f"UPDATE chat SET {BLANKED} WHERE table_id = ? AND number = ?"
CHAT = "SELECT number, at, person, name, text, act FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
