"""Checks what `scripts/build` has made: contents, then each installed in an empty environment, tried and uninstalled.

`python -m scripts.products [PYTHON...]`, in the repository's root; the pure products are tried with those Pythons too.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from scripts.products.contents import Wrong, check_sdist, check_wheel, files_of

ROOT = Path(__file__).parents[2]
TRIAL = Path(__file__).with_name("trial.py")
PATIENCE = 600  # seconds


class Environment:
    """Nothing but Python: no pip, no Node, no compiler on its PATH."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        run(python, "-m", "venv", "--without-pip", str(folder))

    def pip(self, *words: str) -> None:
        run(sys.executable, "-m", "pip", "--quiet", "--python", str(self.python), *words)

    def install(self, product: Path) -> float:
        """Seconds that it took."""
        begun = time.monotonic()
        self.pip("install", "-c", str(ROOT / "constraints.txt"), str(product))
        return time.monotonic() - begun

    def try_out(self, kind: str) -> str:
        return run(str(self.python), str(TRIAL), kind, PATH=str(self.python.parent))

    def package(self) -> Path:
        return next(self.folder.glob("lib/python*/site-packages"))

    def size(self) -> float:
        """Megabytes of everything in it."""
        return sum(file.lstat().st_size for file in self.package().rglob("*") if file.is_file()) / 1e6

    def uninstall(self) -> None:
        self.pip("uninstall", "--yes", "zoorama")
        if left := [file for file in self.package().glob("zoorama*/**/*") if file.suffix != ".pyc" and file.is_file()]:
            raise Wrong(f"left behind: {left[:5]}")
        if (self.folder / "bin" / "zoorama").exists():
            raise Wrong("the command is left behind")


def run(*words: str, **environment: str) -> str:
    """What it says. It is run elsewhere, so that the sources are not at hand."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ZOORAMA", "HATCH"))}
    with tempfile.TemporaryDirectory() as elsewhere:
        ran = subprocess.run(
            words, env=clean | environment, cwd=elsewhere, capture_output=True, encoding="utf-8", timeout=PATIENCE
        )
    if ran.returncode:
        raise Wrong(f"{' '.join(words)}: exit code {ran.returncode}\n{ran.stdout}{ran.stderr}")
    return ran.stdout.strip()


def say(what: str) -> None:
    sys.stdout.write(what + "\n")
    sys.stdout.flush()


def check_installed(product: Path, kind: str, python: str, pure: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = Environment(Path(folder) / "bare", python)
        seconds = environment.install(product)
        if product.suffix != ".whl":
            compare(environment.package(), pure)
        say(f"  installed in {seconds:.0f} s, {environment.size():.0f} MB with all it needs")
        begun = time.monotonic()
        say(f"  {environment.try_out(kind)}, in {time.monotonic() - begun:.0f} s")
        environment.uninstall()


def compare(installed: Path, pure: Path) -> None:
    """What the source distribution installs is what is in the pure wheel."""
    for name, content in files_of(pure).items():
        if ".dist-info/" not in name and (installed / name).read_bytes() != content:
            raise Wrong(f"{name} differs from the pure wheel's")


def main(pythons: Sequence[str]) -> None:
    (sdist,), wheels = ROOT.glob("dist/*.tar.gz"), sorted(ROOT.glob("dist/*.whl"), reverse=True)
    pure = next(wheel for wheel in wheels if wheel.stem.endswith("-none-any"))
    for product in (sdist, *wheels):
        held = check_wheel(product, ROOT) if product in wheels else check_sdist(sdist, ROOT)
        say(f"{product.name}: {product.stat().st_size / 1e6:.2f} MB, {held}")
        kind = "pure" if product in (sdist, pure) else "compiled"
        for python in (sys.executable, *(pythons if kind == "pure" else ())):
            check_installed(product, kind, python, pure)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Wrong as error:
        sys.exit(f"Not fit to be released: {error}")
