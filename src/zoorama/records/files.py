"""Records on disk."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from zoorama.codec import Codec
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.records.read import read_record


def claim(file: Path) -> bool:
    """Create the file, so that nobody else records there; False if it exists already."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def claim_new(game: AnyGame) -> Path:
    """A file of its own for a game that nobody named a file for, even if two games begin in one second."""
    folder = user_data_path("zoorama") / "records"
    begun = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.name}"
    file = folder / f"{begun}.json"
    number = 1
    while not claim(file):
        number += 1
        file = folder / f"{begun}-{number}.json"
    return file


def save(game: AnyGame, record: Record, file: Path) -> None:
    """Whole or not at all: after a crash the file holds the previous record."""
    draft = file.with_name(file.name + ".new")
    draft.write_text(Codec(game).dumps(record) + "\n", encoding="utf-8")
    draft.replace(file)


def load(file: Path) -> tuple[AnyGame, Record]:
    return read_record(content(file), str(file))


def content(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(str(file), "not-text") from error
