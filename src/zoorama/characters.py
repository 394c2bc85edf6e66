"""Who bots are at a table, and the animals that stand for players."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """A bot's name, written in the reader's letters by the message `character-<name>`, and its face."""

    name: str
    animal: str

    @property
    def key(self) -> str:
        return f"character-{self.name.lower()}"


CHARACTERS: Final = (
    Character("Mira", "fox"),
    Character("Otto", "owl"),
    Character("Kiwi", "frog"),
    Character("Bruno", "bear"),
    Character("Lola", "koala"),
    Character("Pip", "mouse"),
    Character("Nora", "panda"),
    Character("Leo", "lion"),
    Character("Tara", "tiger"),
    Character("Momo", "monkey"),
    Character("Rocky", "raccoon"),
    Character("Hanna", "rabbit"),
    Character("Ida", "penguin"),
    Character("Nils", "polar-bear"),
    Character("Wanda", "wolf"),
    Character("Luna", "cat"),
)
ANIMALS: Final = tuple(character.animal for character in CHARACTERS)


def free_character(names: Collection[str], animals: Collection[str], first: int = 0) -> Character:
    """One that is like nobody at the table; counted from `first`, so that tables differ."""
    turned = [CHARACTERS[(first + step) % len(CHARACTERS)] for step in range(len(CHARACTERS))]
    unlike = [one for one in turned if one.name not in names]
    return next((one for one in unlike if one.animal not in animals), (unlike or turned)[0])


def free_animal(wanted: str, animals: Collection[str]) -> str:
    """The animal asked for; where somebody has it already, the next that nobody has."""
    first = ANIMALS.index(wanted)
    turned = ANIMALS[first:] + ANIMALS[:first]
    return next((animal for animal in turned if animal not in animals), wanted)
