"""A wheel that is not fit to be released is found: `scripts/build --check` looks at contents before it installs."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts.products.contents import NEEDED, Wrong, check_wheel

LICENCES = "zoorama/server/web/licenses.txt"
NAME = "zoorama-1-py3-none-any.whl"
METADATA = "zoorama-1.dist-info/METADATA"
OFFLINE = "zoorama/server/web/offline/"
PACKED = f"{OFFLINE}v1/python.wasm.br"
CONTENT = {name: name for name in NEEDED} | {
    LICENCES: "a part 1.2: Apache-2.0\n\nIts text.\n",
    f"{OFFLINE}manifest.json": '{"version": "v1", "files": {"python.wasm": {"size": 9, "sent": 6}}}',
    PACKED: "python",
}
DESCRIBED = {
    METADATA: "Name: zoorama\nLicense-Expression: MIT AND Apache-2.0\n\n",
    METADATA.replace("METADATA", "RECORD"): "",
}
DESCRIBED |= {"zoorama-1.dist-info/licenses/LICENSE": "MIT"}


def packed(folder: Path, other: dict[str, str | None] | None = None) -> str:
    """What is found about a wheel with other contents than it should have."""
    for file, content in CONTENT.items():
        (folder / "src" / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / "src" / file).write_text(content)
    with ZipFile(folder / NAME, "w") as wheel:
        for file, found in (CONTENT | DESCRIBED | (other or {})).items():
            if found is not None:
                wheel.writestr(file, found)
    return check_wheel(folder / NAME, folder)


def test_a_wheel_as_it_should_be_passes(tmp_path: Path) -> None:
    assert packed(tmp_path).startswith("9 files")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"zoorama/py.typed": None}, "missing: .*py.typed"),
        ({"tests/test_it.py": ""}, "does not belong there: .*tests/test_it.py"),
        ({"zoorama/server/web/index.html": "x" * 700, "zoorama/py.typed": "x" * 700}, "the same twice"),
        ({f"{OFFLINE}manifest.json": None}, "missing: .*offline/manifest.json"),
        ({f"{OFFLINE}manifest.json": '{"version": "v1", "files": {}}'}, "to play offline"),
        ({PACKED: "cut"}, "to play offline"),
        ({LICENCES: "a part 1.2: GPL-3.0-only\n"}, "the licences are .*GPL-3.0-only"),
        ({"zoorama-1.dist-info/licenses/LICENSE": None}, "our own licence"),
        ({"zoorama/engine/game.cpython-311-x86_64-linux-gnu.so": ""}, "whether it is compiled"),
    ],
)
def test_what_is_wrong_with_it_is_said(other: dict[str, str | None], said: str, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=said):
        packed(tmp_path, other)
