"""The package with an example's files laid over it: what somebody has who copied them into `src/zoorama`."""

from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def overlaid(example: str, folder: Path) -> Path:
    """A folder for PYTHONPATH. Only the example's own files are added; nothing of the package is changed."""
    copytree(ROOT / "src" / "zoorama", folder / "zoorama", ignore=ignore_patterns("__pycache__"))
    before = {path for path in (folder / "zoorama").rglob("*") if path.is_file()}
    for source in (ROOT / "examples" / example).rglob("*"):
        target = folder / "zoorama" / source.relative_to(ROOT / "examples" / example)
        if source.is_file() and "__pycache__" not in source.parts:
            assert target not in before, f"{target} would be changed"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    return folder
