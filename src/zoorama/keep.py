"""Records on disk."""

from datetime import datetime
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from zoorama.codec import Codec, read_record
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record


def new_file(game: AnyGame) -> Path:
    """Where a game is recorded if nobody says where: a file of its own, even for two games begun at once."""
    folder = user_data_path("zoorama") / "records"
    begun = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.name}"
    names = (f"{begun}{'' if number == 1 else f'-{number}'}.json" for number in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def keep(game: AnyGame, record: Record, file: Path) -> None:
    """Whole or not at all: a crash leaves the record as it was before."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".new")
    draft.write_text(Codec(game).dumps(record) + "\n", encoding="utf-8")
    draft.replace(file)


def load(file: Path) -> tuple[AnyGame, Record]:
    try:
        return read_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Unreadable(str(file), "not-text") from error
