"""The folder of a table: what is solved so far while it is made, and the table itself when it is done."""

import json
from pathlib import Path
from typing import Final

import numpy as np

from zoorama.bots.exact.boards import Values
from zoorama.bots.exact.table import ABOUT, FORMAT, MOST_BYTE
from zoorama.lab.solve.canon import Canon
from zoorama.lab.solve.plan import ROW

WORK: Final = "work.npy"
PROGRESS: Final = "progress.json"
Facts = dict[str, float | int | str]


class Workplace:
    """Values in a file that is mapped into memory, and the layers that are done."""

    def __init__(self, folder: Path, boards: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.resumed = (folder / PROGRESS).is_file() and (folder / WORK).is_file()
        mode = "r+" if self.resumed else "w+"
        self.values: Values = np.lib.format.open_memmap(folder / WORK, mode, np.float32, (boards, ROW))

    def next_layer(self, last: int) -> int:
        """The layer to go on with; `last` if nothing is done yet."""
        if not self.resumed:
            return last
        layer: int = json.loads((self.folder / PROGRESS).read_text(encoding="utf-8"))["layer"]
        return layer

    def note(self, layer: int) -> None:
        """All layers above this one are done and lie in the file."""
        if isinstance(self.values, np.memmap):
            self.values.flush()
        written = self.folder / (PROGRESS + ".new")
        written.write_text(json.dumps({"layer": layer}), encoding="utf-8")
        written.replace(self.folder / PROGRESS)

    def remove(self) -> None:
        del self.values
        for name in (WORK, PROGRESS):
            (self.folder / name).unlink(missing_ok=True)


def write_table(folder: Path, canon: Canon, values: Values, facts: Facts, *, small: bool) -> None:
    """Boards that are played on, as floats or as bytes; `about.json` last, so that half a table is none."""
    kept = values[: canon.open]
    if small:
        kept = np.round(kept * MOST_BYTE).astype(np.uint8)
    np.save(folder / "four.npy", canon.four)
    np.save(folder / "board.npy", canon.board)
    np.save(folder / "values.npy", kept)
    about = {"format": FORMAT, "game": "zooloretto_dice", "seats": 2, **facts}
    (folder / ABOUT).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
