"""Which build this is."""

from typing import Final

import zoorama.engine.game

IS_COMPILED: Final = not str(zoorama.engine.game.__file__).endswith((".py", ".pyc"))
