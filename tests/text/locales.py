"""The Fluent files, taken apart."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import zoorama

HOME: Final = Path(zoorama.__file__).parent
LOCALE: Final = HOME / "locale"


@dataclass(frozen=True)
class Said:
    """A message, or an attribute of one, named `message.attribute`: what it refers to."""

    variables: frozenset[str]
    messages: frozenset[str]


class References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 # the visitor looks for this name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 # the visitor looks for this name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 # the visitor looks for this name
        self.messages.add("-" + node.id.name)


def file_of(language: str, name: str) -> Path:
    return LOCALE / language / f"{name}.ftl"


def resource(file: Path) -> ast.Resource:
    return parse(file.read_text(encoding="utf-8"))


@cache
def catalogue(language: str, name: str) -> dict[str, Said]:
    """Everything one file says, by key; terms begin with a dash."""
    found: dict[str, Said] = {}
    for entry in resource(file_of(language, name)).body:
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else "-" + entry.id.name
            if entry.value is not None:
                found[key] = read(entry.value)
            for attribute in entry.attributes:
                found[f"{key}.{attribute.id.name}"] = read(attribute.value)
    return found


def read(pattern: ast.Pattern) -> Said:
    references = References()
    references.visit(pattern)
    return Said(frozenset(references.variables), frozenset(references.messages))


def variables(language: str, name: str, key: str) -> set[str]:
    """The variables a message needs, those of the messages it refers to included."""
    said = catalogue(language, name)[key]
    needed = set(said.variables)
    for other in said.messages:
        needed |= variables(language, name, other)
    return needed


def own(language: str, name: str) -> set[str]:
    """The keys of a file that the program asks for. Forms that only other messages of the file use, such as a noun with
    its article, are a language's own affair."""
    known = catalogue(language, name)
    forms = {other for said in known.values() for other in said.messages}
    return known.keys() - forms
