"""ASCII signs in place of those that a terminal's encoding lacks."""

import codecs
from typing import Final

PLAIN: Final = "plain"  # the name of this codec error handler

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
        **dict.fromkeys("▁", "_"),
        **dict.fromkeys("▂▃", "."),
        **dict.fromkeys("▄▅", "o"),
        **dict.fromkeys("▆▇█", "#"),
        **dict.fromkeys("╭╮╰╯┏┓┗┛┣┫┳┻╋┌┐└┘├┤┬┴┼╶╴╵╷╸╹╺╻", "+"),
    }
)


def write_plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unwritable = error.object[error.start : error.end].translate(SIGNS)
    return "".join(sign if sign.isascii() else "?" for sign in unwritable), error.end


codecs.register_error(PLAIN, write_plainly)
