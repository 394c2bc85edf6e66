-- Read by SQLite and PostgreSQL alike. Statements end at a semicolon, so none may contain one.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  seen DOUBLE PRECISION NOT NULL
);

CREATE TABLE transfers (token TEXT PRIMARY KEY, person TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  stage TEXT NOT NULL,
  public BOOLEAN NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  touched DOUBLE PRECISION NOT NULL,
  due DOUBLE PRECISION,
  people TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
-- Few at any time, so they are sorted when asked for: an index on touched would be rewritten with every step.
CREATE INDEX tables_public ON tables (id) WHERE public AND stage <> 'over';

-- The column tables.people once more, to search by.
CREATE TABLE seatings (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX seatings_table ON seatings (table_id);

CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq BIGINT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  kind TEXT NOT NULL,
  seat BIGINT,
  act TEXT,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
