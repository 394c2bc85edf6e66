-- The client's id of a chat line: the same id again is the same line.
ALTER TABLE chat ADD COLUMN act TEXT;
CREATE UNIQUE INDEX chat_act ON chat (person, table_id, act);
CREATE INDEX chat_at ON chat (at);

-- Cookies of a generation before the person's are void.
ALTER TABLE people ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_seen ON people (seen);

CREATE TABLE operators (person TEXT PRIMARY KEY, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL);
CREATE TABLE operator_links (token TEXT PRIMARY KEY, name TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);

-- No reference to tables: a report outlives the table it is about.
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  at DOUBLE PRECISION NOT NULL,
  reporter TEXT NOT NULL,
  table_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  number BIGINT,
  person TEXT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  context TEXT NOT NULL,
  closed DOUBLE PRECISION
);
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;

CREATE TABLE sanctions (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  until DOUBLE PRECISION,
  lifted DOUBLE PRECISION
);

CREATE TABLE audit (
  id TEXT PRIMARY KEY,
  at DOUBLE PRECISION NOT NULL,
  operator TEXT NOT NULL,
  deed TEXT NOT NULL,
  target TEXT NOT NULL,
  reason TEXT NOT NULL
);
CREATE INDEX audit_at ON audit (at)
