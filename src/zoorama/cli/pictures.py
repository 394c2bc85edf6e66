"""Files of pictures that the lab draws."""

from importlib import import_module
from pathlib import Path
from typing import Final

from zoorama.cli.errors import Mistake, lab_extra
from zoorama.cli.files import check_writable

PICTURES: Final = (".svg", ".png")


def claim_picture(file: Path) -> None:
    """What would prevent the picture is told before anybody plays."""
    if file.suffix not in PICTURES:
        raise Mistake("error-lab-picture", file=str(file))
    with lab_extra():
        import_module("matplotlib")
    check_writable(file)
