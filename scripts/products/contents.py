"""What is in a wheel: all that belongs there, nothing else, nothing twice."""

import hashlib
import json
import re
import tarfile
from collections import defaultdict
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

CLIENT = "zoorama/server/web/"
OFFLINE = f"{CLIENT}offline/"
NEEDED = (
    "zoorama/py.typed",
    f"{CLIENT}index.html",
    f"{CLIENT}licenses.txt",
    f"{CLIENT}manifest.webmanifest",
    f"{OFFLINE}manifest.json",
)
COMPILED = (".so", ".pyd")
SMALL = 600  # bytes: modules with one line may be alike
LICENCE = re.compile(r"^\S.*: ([A-Z][A-Za-z0-9.-]+)$", re.MULTILINE)


class Wrong(Exception):
    """What is wrong with a product."""


def files_of(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        if len(names) != len(set(names)):
            raise Wrong("a name is packed twice")
        return {name: packed.read(name) for name in names if not name.endswith("/")}


def own_files(root: Path) -> set[str]:
    """The package as it is in the sources."""
    found = (file for file in (root / "src").rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {file.relative_to(root / "src").as_posix() for file in found}


def check_wheel(wheel: Path, root: Path) -> str:
    """Raises Wrong, or says what it holds."""
    files = files_of(wheel)
    described = {name for name in files if ".dist-info/" in name}
    compiled = {name for name in files if name.endswith(COMPILED)}
    expected = own_files(root)
    if missing := expected - files.keys() | set(NEEDED) - files.keys():
        raise Wrong(f"missing: {sorted(missing)}")
    if odd := files.keys() - expected - described - compiled:
        raise Wrong(f"does not belong there: {sorted(odd)}")
    for names in twice(files):
        raise Wrong(f"the same twice: {names}")
    check_offline(files)
    check_compiled(wheel, compiled)
    check_licences(files)
    return f"{len(files)} files, {sum(map(len, files.values())) / 1e6:.1f} MB unpacked, {len(compiled)} compiled"


def twice(files: dict[str, bytes]) -> Iterator[list[str]]:
    alike = defaultdict(list)
    for name, content in files.items():
        if len(content) > SMALL:
            alike[hashlib.sha256(content).digest()].append(name)
    yield from (names for names in alike.values() if len(names) > 1)


def check_offline(files: dict[str, bytes]) -> None:
    """What is downloaded to play offline is there, as long as its manifest says, and no older version of it."""
    manifest = json.loads(files[f"{OFFLINE}manifest.json"])
    named = {f"{OFFLINE}{manifest['version']}/{name}.br": one["sent"] for name, one in manifest["files"].items()}
    found = {name: len(content) for name, content in files.items() if name.startswith(OFFLINE)}
    del found[f"{OFFLINE}manifest.json"]
    if not named or found != named:
        raise Wrong(f"to play offline {named} are needed, there are {found}")


def check_compiled(wheel: Path, compiled: set[str]) -> None:
    if wheel.stem.endswith("-none-any") == bool(compiled):
        raise Wrong("the name does not tell whether it is compiled")


def check_licences(files: dict[str, bytes]) -> None:
    """What the metadata says is what the parts in the client are under, and ours."""
    metadata = next(content for name, content in files.items() if name.endswith(".dist-info/METADATA")).decode()
    said = set(str(message_from_string(metadata)["License-Expression"]).split(" AND "))
    found = {"MIT", *LICENCE.findall(files[f"{CLIENT}licenses.txt"].decode())}
    if said != found:
        raise Wrong(f"the licences are {sorted(found)}, the metadata says {sorted(said)}")
    if not any(name.endswith(".dist-info/licenses/LICENSE") for name in files):
        raise Wrong("our own licence is missing")


def check_sdist(sdist: Path, root: Path) -> str:
    """Raises Wrong, or says what it holds: the package with its client, and what the client is made from."""
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    needed = {f"src/{name}" for name in own_files(root)} | {"LICENSE", "PKG-INFO", "web/package-lock.json"}
    if missing := needed - names:
        raise Wrong(f"missing: {sorted(missing)}")
    if odd := {name for name in names if "node_modules" in name or name.startswith(("tests", "docs"))}:
        raise Wrong(f"does not belong there: {sorted(odd)[:5]}")
    return f"{len(names)} files"
