"""Files of weights: an archive of arrays that names what it was taught for, and is refused for anything else."""

import io
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import PARTS, Weights
from zoorama.engine.game import AnyGame

ABOUT: Final = "about"  # the part that says whose weights they are: game, rules' version, features' version, width
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # files in the archive bear no date: the same weights are the same bytes


class BadWeights(Exception):
    """What is wrong with a file of weights."""


def about(game: AnyGame, features: Features[Any]) -> str:
    return f"{game.name} {game.version} {features.version} {features.width}"


def write_arrays(file: Path, arrays: Weights) -> None:
    beside = file.with_suffix(".part")
    with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in arrays.items():
            stream = io.BytesIO()
            np.save(stream, array)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy", LONG_AGO), stream.getvalue())
    beside.replace(file)  # whoever reads finds a whole file


def read_arrays(file: Path) -> Weights:
    try:
        with np.load(file, allow_pickle=False) as archive:
            return {name: archive[name] for name in archive.files}
    except FileNotFoundError as error:
        raise BadWeights("missing") from error
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights("not an archive of arrays") from error


def write_weights(file: Path, weights: Weights, game: AnyGame, features: Features[Any]) -> None:
    small: dict[str, NDArray[Any]] = {name: weights[name].astype(np.float16) for name in PARTS}
    write_arrays(file, {**small, ABOUT: np.array(about(game, features))})


def read_weights(file: Path, game: AnyGame, features: Features[Any]) -> Weights:
    arrays = read_arrays(file)
    if set(arrays) != {*PARTS, ABOUT}:
        raise BadWeights("not the parts of a net")
    if str(arrays[ABOUT]) != about(game, features):
        raise BadWeights(f"made for {arrays[ABOUT]}, not for {about(game, features)}")
    check_shapes(arrays, features.width, game.seats[-1])
    return {name: arrays[name] for name in PARTS}


def check_shapes(arrays: Weights, width: int, seats: int) -> None:
    sizes = [width, *(arrays[bias].size for bias in ("first_bias", "second_bias", "last_bias"))]
    for layer, name in enumerate(("first", "second", "last")):
        if arrays[name].shape != (sizes[layer], sizes[layer + 1]) or not np.isfinite(arrays[name]).all():
            raise BadWeights(f"the layer {name} has the wrong shape or no numbers")
    if sizes[-1] != seats:
        raise BadWeights(f"for {sizes[-1]} seats, not {seats}")
