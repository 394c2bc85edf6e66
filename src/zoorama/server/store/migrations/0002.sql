-- The animal a person has chosen.
ALTER TABLE people ADD COLUMN animal TEXT NOT NULL DEFAULT ''
