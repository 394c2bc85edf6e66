BEGIN TRANSACTION;
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
INSERT INTO "chat" VALUES('played',0,1700000032.0,'ann','Änne 🦊','Привет, ça va ? 🦒');
INSERT INTO "chat" VALUES('played',1,1700000033.0,'bob','Боб','it''s mine; yours');
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
INSERT INTO "entries" VALUES('played',0,1700000030.5,'start',NULL,NULL,'{"seed":"ab"}');
INSERT INTO "entries" VALUES('played',1,1700000030.5,'act',1,'act-1','{"type":"Draw"}');
INSERT INTO "entries" VALUES('played',2,1700000031.5,'chance',NULL,NULL,'{"tile":"zebra"}');
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('zoorama schema','1');
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created DOUBLE PRECISION NOT NULL,
  seen DOUBLE PRECISION NOT NULL
);
INSERT INTO "people" VALUES('ann','Änne 🦊',1700000000.25,1700000900.5);
INSERT INTO "people" VALUES('bob','Боб',1700000001.0,1700000001.0);
CREATE TABLE seatings (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (person, table_id)
);
INSERT INTO "seatings" VALUES('ann','gathered');
INSERT INTO "seatings" VALUES('ann','played');
INSERT INTO "seatings" VALUES('bob','played');
INSERT INTO "seatings" VALUES('bob','finished');
INSERT INTO "seatings" VALUES('ann','finished');
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "secrets" VALUES('cookies','5eed');
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
INSERT INTO "tables" VALUES('gathered','gathering',1,1700000010.0,1700000010.0,NULL,'["ann"]','{"game":"zoop","seats":["ann"]}');
INSERT INTO "tables" VALUES('played','playing',1,1700000020.0,1700000030.5,1700000090.0,'["ann", "bob"]','{"game":"zooloretto","clock":"é"}');
INSERT INTO "tables" VALUES('finished','over',0,1.5,2.5,NULL,'["bob", "ann"]','{}');
CREATE TABLE transfers (token TEXT PRIMARY KEY, person TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
INSERT INTO "transfers" VALUES('t0ken','bob',1700009000.0);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_public ON tables (id) WHERE public AND stage <> 'over';
CREATE INDEX seatings_table ON seatings (table_id);
COMMIT;
