"""Without the extra, an error says what to install; nothing else of the project needs it."""

import subprocess
import sys

import pytest

ASK = "import sys; sys.modules[{!r}] = None; import {}"


def importing(module: str, without: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ASK.format(without, module)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_what_is_missing_is_named(package: str) -> None:
    ran = importing("zoorama.envs", package)
    assert ran.returncode == 1
    assert f"ImportError: zoorama.envs needs {package}: pip install 'zoorama[envs]'" in ran.stderr


def test_open_spiel_is_named_where_it_is_missing() -> None:
    ran = importing("zoorama.envs.openspiel", "pyspiel")
    assert ran.returncode == 1
    assert "ImportError: zoorama.envs.openspiel needs OpenSpiel: pip install 'zoorama[openspiel]'" in ran.stderr
