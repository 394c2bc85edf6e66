"""Cuts the display face down to the letters we use: web/src/fonts, one file for Latin and one for Cyrillic.

The letters change rarely, so the files are committed and this script needs no place among our dependencies:

    npm pack @fontsource/nunito && tar xf fontsource-nunito-*.tgz
    uv run --with fonttools --with brotli web/build/font.py package
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).resolve().parents[1] / "src" / "fonts"
WEIGHT = 800
LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "œŒŸ‘’‚“”„…–—−‹›•€™"))
CYRILLIC = (*range(0x410, 0x450), *map(ord, "Ёё№"))
FEATURES = ["kern", "liga", "tnum", "lnum", "ccmp", "mark", "locl"]  # tnum: points that change do not shift


def cut(package: Path, script: str, letters: tuple[int, ...]) -> None:
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True)
    font = subset.load_font(package / "files" / f"nunito-{script}-{WEIGHT}-normal.woff2", options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    subset.save_font(font, FONTS / f"nunito-{script}.woff2", options)


if __name__ == "__main__":
    source = Path(sys.argv[1])
    cut(source, "latin", LATIN)
    cut(source, "cyrillic", CYRILLIC)
    shutil.copy(source / "LICENSE", FONTS / "OFL.txt")
