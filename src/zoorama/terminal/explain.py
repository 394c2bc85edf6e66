"""Help at the keyboard: what the keys do and what the choices mean."""

from collections.abc import Iterable

from zoorama.engine.game import Action
from zoorama.text import Text

KEYS = (("?", "explain"), ("u", "undo"), ("h", "hint"), ("b", "board"), ("l", "log"), ("q", "quit"))


def explain_keys(text: Text) -> list[str]:
    lines = [f"  {key}  {text.say(f'play-help-{what}')}" for key, what in KEYS]
    example = [f"  {rule}  {text.say('play-help-rule', rule=rule)}" for rule in text.rules[:1]]
    return lines + example


def explain_choices(text: Text, choices: Iterable[Action]) -> list[str]:
    """Each kind of action once."""
    kinds = dict.fromkeys(type(action).__name__ for action in choices)
    return [f"• {text.say(f'action-{kind}', 'help')}" for kind in kinds]
