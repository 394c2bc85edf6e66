-- Who opened a table and from where, for quotas. The origin is a keyed digest, not the address itself.
CREATE TABLE openings (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL,
  origin TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  closed BOOLEAN NOT NULL
);
CREATE INDEX openings_person ON openings (person, at);
CREATE INDEX openings_origin ON openings (origin, at);
