"""What people may call themselves."""

from typing import Final

LONGEST_NAME: Final = 40


def is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()
