"""Small changes to JSON, of the kind that a careless or hostile writer makes."""

import copy
from typing import Final

from hypothesis import strategies as st

from zoorama.codec import Json

ODD: Final[tuple[Json, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    3,
    10**30,
    0.5,
    1.0,
    float("inf"),
    float("nan"),
    "",
    "lion",
    "Take",
    "\ud800",
    "x" * 100,
    [],
    [None],
    {},
    {"type": "Roll"},
)


def places(data: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where something stands, from the outside in."""
    found = [path]
    match data:
        case dict():
            for name, part in data.items():
                found += places(part, (*path, name))
        case list():
            for index, part in enumerate(data):
                found += places(part, (*path, index))
    return found


@st.composite
def mutated(draw: st.DrawFn, data: Json) -> Json:
    """`data` with one thing replaced, removed, doubled, renamed or added."""
    path = draw(st.sampled_from(places(data)))
    if not path:
        return draw(st.sampled_from(ODD))
    changed: Json = copy.deepcopy(data)
    holder: Json = changed
    for step in path[:-1]:
        holder = holder[step]  # type: ignore[index] # the path was read off this very value
    match holder, path[-1]:
        case dict(), str(name):
            change_object(draw, holder, name)
        case list(), int(index):
            change_list(draw, holder, index)
    return changed


def change_object(draw: st.DrawFn, holder: dict[str, Json], name: str) -> None:
    match draw(st.sampled_from(["replace", "remove", "rename", "add"])):
        case "replace":
            holder[name] = draw(st.sampled_from(ODD))
        case "remove":
            del holder[name]
        case "rename":
            holder[name + draw(st.sampled_from(["s", " ", "\u0301"]))] = holder.pop(name)
        case "add":
            holder[draw(st.sampled_from(["", "extra", "__class__", "self", "Type"]))] = draw(st.sampled_from(ODD))


def change_list(draw: st.DrawFn, holder: list[Json], index: int) -> None:
    match draw(st.sampled_from(["replace", "remove", "double", "empty"])):
        case "replace":
            holder[index] = draw(st.sampled_from(ODD))
        case "remove":
            del holder[index]
        case "double":
            holder.insert(index, copy.deepcopy(holder[index]))
        case "empty":
            holder.clear()
