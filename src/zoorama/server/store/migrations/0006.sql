-- The finished analysis of a finished game. By another evaluator, or in another format, it is computed anew.
CREATE TABLE analyses (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  evaluator TEXT NOT NULL,
  format BIGINT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  answer TEXT NOT NULL
);
