"""The solved game as a folder of arrays, mapped into memory: the exact value of every position between rounds."""

import json
import os
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_data_path

from zoorama.bots.exact.boards import RADIX, Codes, Values, Whole
from zoorama.games.zooloretto_dice.parts import COINS, LION

FORMAT: Final = 1  # of the folder; rises when older ones cannot be read
ABOUT: Final = "about.json"
MOST_BYTE: Final = 255  # one byte a value: the share of the victory in steps of 1/255


class BadTable(Exception):
    """The folder does not hold a table that this version reads."""


def default_folder() -> Path:
    given = os.environ.get("ZOORAMA_SOLVED")
    return Path(given) if given else user_data_path("zoorama") / "solved" / "zooloretto_dice"


def is_there(folder: Path) -> bool:
    return (folder / ABOUT).is_file()


class Table:
    """A judge that knows."""

    def __init__(self, folder: Path) -> None:
        try:
            self.about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
            self.four: NDArray[np.int32] = np.load(folder / "four.npy", mmap_mode="r", allow_pickle=False)
            self.board: NDArray[np.int32] = np.load(folder / "board.npy", mmap_mode="r", allow_pickle=False)
            self.rows: NDArray[Any] = np.load(folder / "values.npy", mmap_mode="r", allow_pickle=False)
            readable = self.about["format"] == FORMAT and self.rows.shape[1:] == ((COINS + 1) ** 2,)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadTable(str(folder)) from error
        if not readable:
            raise BadTable(str(folder))

    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        four = np.zeros(len(codes), np.int64)
        for species in range(LION):
            four = four * RADIX[species] + codes[:, species]
        board = self.board[self.four[four].astype(np.int64) * RADIX[LION] + codes[:, LION]]
        found: Values = self.rows[board, mine * (COINS + 1) + theirs]
        return found / np.float32(MOST_BYTE) if found.dtype == np.uint8 else found
