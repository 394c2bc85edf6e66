-- What a person answered to puzzles. Of the trainer the day is -1, else it counts from 1970, by UTC.
CREATE TABLE puzzle_answers (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  day BIGINT NOT NULL,
  tried TEXT NOT NULL,
  solved BOOLEAN NOT NULL,
  closed BOOLEAN NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (person, puzzle, day)
);
