"""How a person adds to this installation: each tool that installs commands has a way of its own."""

import sys
from pathlib import Path
from typing import Final

# By what a tool leaves in the environments it makes. Those of a single run lie in the tool's cache.
KEPT: Final = {"pipx_metadata.json": "pipx install --force {what}", "uv-receipt.toml": "uv tool install {what}"}
IN_CACHE: Final = {"pipx": "pipx run --spec {what} zoorama", "uv": "uvx --from {what} zoorama"}
CACHES: Final = {".cache", "cache", "Cache", "Caches"}
PLAIN: Final = "pip install {what}"


def install_command(extra: str = "", environment: Path | None = None) -> str:
    """What to type to have this extra as well, or everything that the plain installation brings."""
    what = f'"zoorama[{extra}]"' if extra else "zoorama"
    return way(environment or Path(sys.prefix)).format(what=what)


def way(environment: Path) -> str:
    for tool, command in IN_CACHE.items():  # pipx marks these as the others
        if tool in environment.parts and CACHES & set(environment.parts):
            return command
    return next((command for file, command in KEPT.items() if (environment / file).exists()), PLAIN)
