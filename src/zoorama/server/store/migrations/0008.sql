-- Which server has which table, where several share a database. When a server's time is up is told by the database's clock.
CREATE TABLE servers (id TEXT PRIMARY KEY, until DOUBLE PRECISION NOT NULL);

-- The owner is empty while a table is nobody's. The epoch counts how often it was taken.
ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
