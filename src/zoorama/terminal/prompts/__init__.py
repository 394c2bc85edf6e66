"""What a person has to decide, in one line: `prompt(view, legal, text, players)` in the module of the game's name."""

from collections.abc import Callable
from typing import Any, cast

from zoorama.discovery import module_for
from zoorama.engine.game import Action, AnyGame
from zoorama.text import Text

Prompt = Callable[[Any, list[Action], Text, tuple[str, ...]], str]


def prompt_for(game: AnyGame) -> Prompt:
    """The game's own prompt, or none."""
    module = module_for(game.name, __name__)
    return cast(Prompt, module.prompt) if module else no_prompt


def no_prompt(view: Any, legal: list[Action], text: Text, players: tuple[str, ...]) -> str:
    return ""
