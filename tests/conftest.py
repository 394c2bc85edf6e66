import os
import signal

import pytest

import zoorama.engine.game
from zoorama.bots.threads import one_thread


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the tests that play many games")


def pytest_configure(config: pytest.Config) -> None:
    """Tests send Ctrl-C to processes they start. A shell that runs the tests in the background has them ignore it, and
    children inherit that. A table of exact play that somebody made here is not the tests'. Where several tests run at
    once, the threads of NumPy's libraries would wait for each other most of the time."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ["ZOORAMA_SOLVED"] = os.devnull
    one_thread()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak"):
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="many games: run with --soak"))


def pytest_sessionstart(session: pytest.Session) -> None:
    compiled = not str(zoorama.engine.game.__file__).endswith(".py")
    if os.environ.get("ZOORAMA_EXPECT") == "compiled" and not compiled:
        pytest.exit("the compiled build was to be tested, and this is the interpreted one", returncode=2)
