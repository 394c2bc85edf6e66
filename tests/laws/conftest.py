"""Every day the laws try the same few games; `--soak` tries many, new ones each time, and shrinks what fails.

Shrinking a long game can take minutes, which a person who waits for the everyday run does not have. Where
`scripts/test` runs the laws on the compiled build too, the interpreted one tries fewer.
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

import zoorama.engine.game

COMPILED = not str(zoorama.engine.game.__file__).endswith(".py")
INTERPRETED_BEFORE_COMPILED = not COMPILED and os.environ.get("ZOORAMA_COMPILED_TOO") == "1"
SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "everyday",
    max_examples=2 if INTERPRETED_BEFORE_COMPILED else 5,
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=SLOW,
)
settings.register_profile("soak", max_examples=60, deadline=None, print_blob=True, suppress_health_check=SLOW)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "everyday")
