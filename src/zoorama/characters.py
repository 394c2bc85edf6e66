"""Who bots are at a table, and the animals that stand for players."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """A bot's name, written in the reader's letters by the message `character-<name>`, and its face."""

    name: str
    animal: str
    level: str  # how well it plays, where it is free

    @property
    def key(self) -> str:
        return f"character-{self.name.lower()}"


CHARACTERS: Final = (
    Character("Mira", "fox", "keen"),
    Character("Otto", "owl", "master"),
    Character("Kiwi", "frog", "beginner"),
    Character("Bruno", "bear", "expert"),
    Character("Lola", "koala", "greedy"),
    Character("Pip", "mouse", "beginner"),
    Character("Nora", "panda", "greedy"),
    Character("Leo", "lion", "master"),
    Character("Tara", "tiger", "expert"),
    Character("Momo", "monkey", "greedy"),
    Character("Rocky", "raccoon", "greedy"),
    Character("Hanna", "rabbit", "beginner"),
    Character("Ida", "penguin", "greedy"),
    Character("Nils", "polar-bear", "keen"),
    Character("Wanda", "wolf", "expert"),
    Character("Luna", "cat", "keen"),
)
ANIMALS: Final = tuple(character.animal for character in CHARACTERS)


def free_character(names: Collection[str], animals: Collection[str], level: str = "", first: int = 0) -> Character:
    """One that is like nobody at the table, of this level if there is one; counted from `first`: tables differ."""
    turned = by_level(CHARACTERS[first % len(CHARACTERS) :] + CHARACTERS[: first % len(CHARACTERS)], level)
    unlike = [one for one in turned if one.name not in names]
    return next((one for one in unlike if one.animal not in animals), (unlike or turned)[0])


def by_level(characters: Collection[Character], level: str) -> list[Character]:
    """Those of this level come first. Perfect play has a master's face."""
    wanted = "master" if level == "exact" else level
    return sorted(characters, key=lambda one: one.level != wanted)


def free_animal(wanted: str, animals: Collection[str]) -> str:
    """The animal asked for; where somebody has it already, the next that nobody has."""
    first = ANIMALS.index(wanted)
    turned = ANIMALS[first:] + ANIMALS[:first]
    return next((animal for animal in turned if animal not in animals), wanted)
