"""A setting's value as it was written, checked."""

from math import isfinite, isinf
from typing import Any

from zoorama.codec import whole_number
from zoorama.server.config.errors import SettingsError
from zoorama.server.config.options import Option, Value

YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def from_text(option: Option, text: str, where: str) -> Value:
    """As it stands in the environment or in a file of its own."""
    if option.kind is bool:
        return checked(option, True if text.lower() in YES else False if text.lower() in NO else text, where)
    if option.kind is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return checked(option, text if option.kind is str else number(option, text), where)


def number(option: Option, text: str) -> object:
    """The number, or the text that is none."""
    if option.kind is int:
        whole = whole_number(text)
        return text if whole is None else whole
    try:
        return float(text)
    except ValueError:
        return text


def checked(option: Option, given: object, where: str) -> Value:
    """As TOML gives it: with a type."""
    match given:
        case bool() if option.kind is bool:
            return given
        case str() if option.kind is str:
            return given
        case list() if option.kind is tuple and all(isinstance(part, str) for part in given):
            return tuple(given)
        case int() | float() if not isinstance(given, bool) and fits(option, given):
            return option.kind(given)  # type: ignore[no-any-return]  # int or float: see `fits`
    raise refusal(option, given, where)


def fits(option: Option, given: float) -> bool:
    right = option.kind is float or (option.kind is int and isinstance(given, int))
    return right and isfinite(given) and option.bounds.least <= given <= option.bounds.most


def refusal(option: Option, given: object, where: str) -> SettingsError:
    facts: dict[str, Any] = {"where": where, "name": option.path}
    if option.kind in (int, float):
        limits = {"least": bound(option.bounds.least), "most": bound(option.bounds.most)}
        return SettingsError("whole" if option.kind is int else "number", **facts, given=str(given), **limits)
    problems = {str: "text", bool: "yes-no", tuple: "list"}
    return SettingsError(problems[option.kind], **facts)


def bound(number: float) -> str:
    return "∞" if isinf(number) else f"{number:g}" if number < 1e6 else str(number)
