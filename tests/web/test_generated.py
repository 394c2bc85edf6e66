"""What the client keeps of ours is ours as it is now: types of the wire, and sentences it must say alike."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_types_are_made_from_the_present_schemas() -> None:
    """If not: PYTHON=.venv/dev/bin/python npm --prefix web run types"""
    digest = runpy.run_path(str(WEB / "build" / "schemas.py"))["digest"]()
    assert (WEB / "src" / "generated" / "digest.txt").read_text(encoding="utf-8").strip() == digest


def test_sentences_to_compare_are_the_present_ones() -> None:
    """If not: .venv/dev/bin/python web/build/parity.py"""
    written = runpy.run_path(str(WEB / "build" / "parity.py"))["written"]()
    assert (WEB / "tests" / "parity.json").read_text(encoding="utf-8") == written


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
