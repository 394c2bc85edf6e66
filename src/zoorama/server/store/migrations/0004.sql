-- What a person wants to be told, and how many notices they got on a day of their calendar.
CREATE TABLE notice_people (
  person TEXT PRIMARY KEY,
  wishes TEXT NOT NULL,
  day BIGINT NOT NULL DEFAULT 0,
  sent BIGINT NOT NULL DEFAULT 0
);

-- Where they are told it: a device's push endpoint, an e-mail address, a webhook.
CREATE TABLE notice_targets (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  channel TEXT NOT NULL,
  address TEXT NOT NULL,
  keys TEXT NOT NULL,
  confirmed BOOLEAN NOT NULL,
  created DOUBLE PRECISION NOT NULL
);
CREATE INDEX notice_targets_person ON notice_targets (person);

-- The last question of each kind at each table that a person was told of, or is to be told of when it is due.
CREATE TABLE notices (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  question DOUBLE PRECISION NOT NULL,
  due DOUBLE PRECISION,
  tries BIGINT NOT NULL DEFAULT 0,
  remaining TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (person, table_id, kind)
);
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_table ON notices (table_id)
