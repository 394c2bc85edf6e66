"""What the client keeps of Python is Python as it is now: types of messages and games, and sentences to say alike.

Where a test here fails: `scripts/web types`.
"""

import runpy
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"


def from_script(name: str, function: str) -> Any:
    return runpy.run_path(str(WEB / "build" / f"{name}.py"))[function]()


def test_types_are_the_present_ones() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in (WEB / "src" / "generated").iterdir()}
    assert kept == from_script("typescript", "generated")


def test_sentences_to_compare_are_the_present_ones() -> None:
    assert (WEB / "tests" / "parity.json").read_text(encoding="utf-8") == from_script("parity", "written")


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
