"""What people may call themselves, and which names look alike."""

import unicodedata
from itertools import groupby
from typing import Final

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3  # on one letter: as many as Hebrew and Vietnamese need, too few to cover other lines
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, and yet nothing is seen

# Letters by what they are drawn like, in capitals or not, since names are compared without regard to case.
LOOKS: Final = {
    "a": "аαɑ",  # Cyrillic, Greek, Latin alpha
    "b": "вβьъ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε",
    "g": "ԍɡ",
    "h": "нηһ",
    "j": "јϳ",
    "k": "кκ",
    "l": "iі1|ιıӏǀ!",
    "m": "мμ",
    "n": "пո",
    "o": "оο0σօ",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ5$",
    "t": "тτ",
    "u": "υս",
    "v": "ѵν",
    "w": "ԝωш",
    "x": "хχ",
    "y": "уүγ",
    "z": "ζ2",
    "3": "зэӡ",
    "r": "г",
    "6": "б",
    "4": "ч",
    "-": "‐‑‒–—―−_",
    "'": '’‘`´ʼ"“”„',
}
DRAWN: Final = str.maketrans({letter: like for like, letters in LOOKS.items() for letter in letters})
RUNS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))  # two letters drawn like one


def tidy_name(name: str) -> str:
    """One way to write each letter, and single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def is_name(name: str) -> bool:
    printable = 0 < len(name) <= LONGEST_NAME and name.isprintable() and BLANK.isdisjoint(name)
    return printable and is_visible(name) and with_few_marks(name) == name


def is_visible(text: str) -> bool:
    """Something that is drawn by itself: a letter, a digit, a sign."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in text)


def with_few_marks(text: str) -> str:
    """Without the accents of a pile that are more than any language needs."""
    runs = groupby(text, is_mark)
    return "".join("".join(run)[: MOST_MARKS if marks else None] for marks, run in runs)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def skeleton(name: str) -> str:
    """The same for names that a reader could take for one another: letters as they are drawn, without accents."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    drawn = "".join(letter for letter in plain if not is_mark(letter) and letter not in BLANK).translate(DRAWN)
    for pair, like in RUNS:
        drawn = drawn.replace(pair, like)
    return "".join(drawn.split())
