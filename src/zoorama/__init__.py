"""Four zoo games at one table."""

from typing import Final

__version__: Final = "0.1.0"
