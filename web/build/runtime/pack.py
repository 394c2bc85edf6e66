"""Packs what a device's own tables need: our modules and words, and as much of the standard library as they import.

Runs in Pyodide while the client is built, so that everything is compiled by the Python that will run it.
"""

import ast
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

SRC = Path("/src")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
SITE = "/lib/python3.14/site-packages"
ENTRY = "zoorama.offline.browser"
# Found by a game's name, or by the name of a worker's program.
NAMED = ("zoorama.games", "zoorama.bots.sense")
WORKERS = ("zoorama.server.workers.worker", "zoorama.server.tables.replay_worker")
MISSING = {"numpy", "fluent", "prometheus_client", "librt", "asyncpg"}  # packages that are not there
DATA = (
    "zoorama/locale/*/*.ftl",
    "zoorama/puzzles/data/*",
    "zoorama/server/store/migrations/*.sql",
    "zoorama/analysis/*.json*",
)
NOT_DATA = ("web.ftl",)  # the page has those words itself
# Never imported while all goes well.
RARELY = {
    "traceback", "linecache", "tokenize", "token", "textwrap", "ast", "_ast_unparse", "codeop", "difflib", "_colorize",
    "pprint",
}  # fmt: skip
STAMP = (2000, 1, 1, 0, 0, 0)  # the same files, the same zip


def main_zip(packages: str) -> bytes:
    """Ours, with the Python part of what we need beside it."""
    wanted = sorted(closure())
    parts = {f"{path_of(module)[1]}c": compiled(path_of(module)[0]) for module in wanted}
    for folder in Path(packages).iterdir():
        for file in [folder] if folder.is_file() else sorted(folder.rglob("*.py")):
            name = str(file.relative_to(packages))
            parts |= {f"{name}c": compiled(file)} if file.suffix == ".py" else {name: file.read_bytes()}
    for pattern in DATA:
        for file in sorted(SRC.glob(pattern)):
            if file.name not in NOT_DATA:
                parts[str(file.relative_to(SRC))] = file.read_bytes()
    return zipped(parts)


def compiled(file: Path) -> bytes:
    name = str(file.relative_to(SRC)) if SRC in file.parents else file.name
    source = file.read_bytes()
    if name == "__init__.py":  # of a package whose library lies apart, because none can be loaded from a zip
        source = f"__path__.append('{SITE}/{file.parent.name}'); ".encode() + source
    return pyc(source, name)


def pyc(source: bytes, name: str) -> bytes:
    """Never looks for its source (PEP 552). Columns are left out by the interpreter itself."""
    code = compile(without_docs(ast.parse(source)), name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + b"\0" * 8 + marshal.dumps(code)


def without_docs(tree: ast.Module) -> ast.Module:
    """Nobody asks for help in a page."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False):
            node.body[0] = ast.copy_location(ast.Expr(ast.copy_location(ast.Constant(""), node.body[0])), node.body[0])
    return tree


def closure() -> set[str]:
    """Modules of ours that may ever be imported, but for those that cannot be."""
    found: dict[str, set[str]] = {}  # by module, what is imported with it
    waiting = [ENTRY, *WORKERS, *(name for package in NAMED for name in below(package))]
    while waiting:
        module = waiting.pop()
        if module not in found and path_of(module)[0].is_file():
            parents = [module.rsplit(".", depth)[0] for depth in range(1, module.count(".") + 1)]
            at_once, ever = imports(module)
            found[module] = at_once | set(parents)
            waiting += [*parents, *(name for name in ever if name.startswith("zoorama"))]
    hopeless = {module for module, needed in found.items() if any(is_missing(name) for name in needed)}
    while more := {module for module, needed in found.items() if needed & hopeless} - hopeless:
        hopeless |= more
    assert ENTRY not in hopeless
    return set(found) - hopeless


def is_missing(name: str) -> bool:
    return name.partition(".")[0] in MISSING


def below(package: str) -> Iterator[str]:
    folder = SRC / package.replace(".", "/")
    for file in sorted(folder.rglob("*.py")):
        yield ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def path_of(module: str) -> tuple[Path, str]:
    inside = module.replace(".", "/")
    name = f"{inside}/__init__.py" if (SRC / inside).is_dir() else f"{inside}.py"
    return SRC / name, name


def imports(module: str) -> tuple[set[str], set[str]]:
    """Names that it imports at once, and that it ever may: also such as may be modules."""
    tree = ast.parse(path_of(module)[0].read_bytes())
    return set(imported(tree.body)), set(imported(ast.walk(tree)))


def imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def standard_zip(whole: str) -> bytes:
    """What is imported by now, and what rarely is."""
    with zipfile.ZipFile(whole) as library:
        wanted = set(sys.modules) | RARELY
        parts = {name: library.read(name) for name in library.namelist() if module_at(name) in wanted}
        return zipped({f"{name}c": pyc(source, name) for name, source in parts.items()})


def module_at(name: str) -> str:
    return name.rpartition(".")[0].replace("/", ".").removesuffix(".__init__")


def zipped(parts: dict[str, bytes]) -> bytes:
    """Not compressed: all of it together is, on its way, and that is much smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, content in parts.items():
            archive.writestr(zipfile.ZipInfo(name, STAMP), content)
    return made.getvalue()
