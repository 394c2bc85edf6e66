"""What to type to add to an installation, however it was made; and what the bare command does."""

import os
import sys
from pathlib import Path

import pexpect
import pytest

from tests.cli.command import Run
from zoorama.cli.installing import install_command
from zoorama.text import LANGUAGES, Text

CACHES = {
    ".cache/uv/archive-v0/Xy12": 'uvx --from "zoorama[lab]" zoorama',
    "AppData/Local/uv/cache/archive-v0/Xy12": 'uvx --from "zoorama[lab]" zoorama',
    ".local/share/pipx/.cache/1f2e": 'pipx run --spec "zoorama[lab]" zoorama',
    "Library/Caches/pipx/1f2e": 'pipx run --spec "zoorama[lab]" zoorama',
    "projects/uv/cached": 'pip install "zoorama[lab]"',
}


@pytest.mark.parametrize(("folder", "said"), CACHES.items())
def test_an_environment_of_a_single_run_is_asked_for_again(folder: str, said: str, tmp_path: Path) -> None:
    (tmp_path / folder).mkdir(parents=True)
    if "pipx" in folder:
        (tmp_path / folder / "pipx_metadata.json").touch()
    assert install_command("lab", tmp_path / folder) == said


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("pipx_metadata.json", 'pipx install --force "zoorama[lab]"'),
        ("uv-receipt.toml", 'uv tool install "zoorama[lab]"'),
        ("pyvenv.cfg", 'pip install "zoorama[lab]"'),
    ],
)
def test_an_installed_command_is_installed_again_with_the_extra(file: str, said: str, tmp_path: Path) -> None:
    (tmp_path / file).touch()
    assert install_command("lab", tmp_path) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_installation_without_dependencies_is_told_how_to_get_them(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.delitem(sys.modules, "zoorama.server.config.load", raising=False)
    monkeypatch.setitem(sys.modules, "msgspec", None)
    for name in [name for name in sys.modules if name.startswith("zoorama.server")]:
        monkeypatch.delitem(sys.modules, name)
    said = zoorama("serve", "--lang", language).refused()
    assert "pip install zoorama." in said
    assert "msgspec" in said


def test_a_script_that_forgot_the_command_is_told_so(zoorama: Run) -> None:
    assert "COMMAND" in zoorama("--lang", "en").refused()


def test_in_a_terminal_the_bare_command_opens_tables(tmp_path: Path) -> None:
    own = {"BROWSER": "true", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "ZOORAMA_PORT": "0"}
    words = ["-m", "zoorama", "--lang", "fr"]
    with pexpect.spawn(sys.executable, words, env=os.environ | own, encoding="utf-8", timeout=60) as started:
        started.expect_exact(Text("fr").say("serve-unasked"))
        started.expect(r"http://127\.0\.0\.1:\d+")
        started.sendintr()
        started.expect(pexpect.EOF)
    assert started.exitstatus == 0
