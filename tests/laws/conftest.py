"""Every day the laws try the same few games; `--soak` tries many, new ones each time."""

import pytest
from hypothesis import HealthCheck, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile("everyday", max_examples=5, derandomize=True, deadline=None, suppress_health_check=SLOW)
settings.register_profile("soak", max_examples=300, deadline=None, print_blob=True, suppress_health_check=SLOW)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "everyday")
