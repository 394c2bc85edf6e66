"""Signs for terminals that have only plain letters, so that a board still says something there."""

import codecs
from typing import Final

PLAIN: Final = "plain"  # the name of this way of writing what cannot be encoded

SIGNS: Final = str.maketrans(
    {
        "■": "x",
        "□": ".",
        "★": "*",
        "⌂": "^",
        "▸": ">",
        "·": ".",
        "•": "-",
        "▮": "#",
        "○": "_",
        "●": "o",
        "◆": "+",
        "①": "1",
        "②": "2",
        "③": "3",
        "④": "4",
        "↺": "<-",
        "↻": "->",
        "×": "x",
        "é": "e",
        "♣": "%",
        "♠": "T",
        "♂": "m",
        "♀": "f",
        "–": "-",
        "−": "-",
        "…": "...",
        "’": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "›": ">",
        "\u00a0": " ",
        "━": "-",
        "─": "-",
        "┃": "|",
        "│": "|",
        **dict.fromkeys("╭╮╰╯┏┓┗┛┣┫┳┻╋┌┐└┘├┤┬┴┼╶╴╵╷╸╹╺╻", "+"),
    }
)


def write_plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unwritable = error.object[error.start : error.end].translate(SIGNS)
    return "".join(sign if sign.isascii() else "?" for sign in unwritable), error.end


codecs.register_error(PLAIN, write_plainly)
