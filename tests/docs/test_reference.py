"""The reference lists what is public, and every public name says what its signature does not."""

import ast
from pathlib import Path

import pytest

from docs.site.places import ROOT
from docs.site.reference import PUBLIC

MODULES = [(package, module) for package, modules in PUBLIC.items() for module in modules]
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def source_of(package: str, module: str) -> Path:
    return ROOT / "src" / "zoorama" / package / f"{module}.py"


def public_in(body: list[ast.stmt]) -> list[Documented]:
    return [part for part in body if isinstance(part, Documented) and not part.name.startswith("_")]


def listed(package: str, module: str) -> list[tuple[str, Documented]]:
    """The classes and functions of a module that the reference shows, and the methods of these classes."""
    names = PUBLIC[package][module]
    shown = [
        one
        for one in public_in(ast.parse(source_of(package, module).read_text()).body)
        if not names or one.name in names
    ]
    members = [
        (f"{one.name}.{part.name}", part)
        for one in shown
        if isinstance(one, ast.ClassDef)
        for part in public_in(one.body)
    ]
    return [(one.name, one) for one in shown] + members


@pytest.mark.parametrize(("package", "module"), MODULES)
def test_every_public_name_has_a_docstring(package: str, module: str) -> None:
    names = listed(package, module)
    assert names
    assert [name for name, part in names if not ast.get_docstring(part)] == []


@pytest.mark.parametrize(("package", "module"), MODULES)
def test_every_name_that_is_listed_is_there(package: str, module: str) -> None:
    assert set(PUBLIC[package][module]) <= {name for name, _ in listed(package, module)}
