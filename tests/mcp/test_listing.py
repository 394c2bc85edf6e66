"""What is read of a table while its connection changes it, or is gone."""

from threading import Event, Thread
from typing import Any

import pytest

from zoorama.engine.errors import Unreadable
from zoorama.engine.record import Player
from zoorama.games import find
from zoorama.mcp.arguments import read_options
from zoorama.mcp.describe import news
from zoorama.mcp.local import LocalTable
from zoorama.mcp.table import Question, Told
from zoorama.mcp.tools import Tools
from zoorama.text import LANGUAGES, Text

DICE = find("zooloretto_dice")
PATIENCE = 20.0  # seconds; a test that waits longer hangs
OPTIONS = read_options(DICE, {})
PLAYERS = (Player("Ada", ""), Player("Lola", "random"))


class GoneTable(LocalTable):
    """As a server's table is once its connection has given up."""

    def question(self) -> Question:
        raise Unreadable("https://example.org/t/x", "table-gone")


def tools_with(table: LocalTable, language: str = "en") -> Tools:
    """Beside a table that is as it should be."""
    tools = Tools(language)
    for one in (LocalTable(DICE, PLAYERS, OPTIONS, 1, table.text), table):
        tools._number(one)
    return tools


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_gone_is_listed_with_its_trouble(language: str) -> None:
    text = Text(language, DICE.name)
    tools = tools_with(GoneTable(DICE, PLAYERS, OPTIONS, 1, text), language)
    well, gone = tools.list_tables()["tables"]
    assert (well["asked"], "trouble" in well) == (True, False)
    assert (gone["table"], gone["asked"], gone["over"]) == (2, False, False)
    assert gone["trouble"] == text.say("unreadable-table-gone", path="https://example.org/t/x")


def test_the_list_does_not_wait_for_a_call_at_a_table() -> None:
    tools = tools_with(LocalTable(DICE, PLAYERS, OPTIONS, 1, Text("en", DICE.name)))
    held, listed = Event(), Event()

    def look() -> None:
        with tools.tables[2].lock:
            held.set()
            listed.wait(PATIENCE)

    def list_them() -> None:
        tools.list_tables()
        listed.set()

    looking = Thread(target=look, daemon=True)
    looking.start()
    assert held.wait(PATIENCE)
    Thread(target=list_them, daemon=True).start()
    assert listed.wait(PATIENCE / 4)
    looking.join(PATIENCE)


def test_what_is_told_while_the_news_are_read_is_told_the_next_time() -> None:
    """A reader adds an event between any two steps, unless it has to wait for its turn."""
    table = LocalTable(DICE, PLAYERS, OPTIONS, 1, Text("en", DICE.name))
    readers: list[Thread] = []

    class Busy(list[Told]):
        """Told something more whenever it is read."""

        def __getitem__(self, part: Any) -> Any:
            found = super().__getitem__(part)
            readers.append(Thread(target=hear, args=(f"Event {len(readers)}.",), daemon=True))
            readers[-1].start()
            readers[-1].join(0.2)
            return found

    def hear(words: str) -> None:
        with table.changing:
            table.told.append(Told({}, words))

    table.told = Busy()
    seen = []
    for _ in range(3):
        seen.append(news(table))
        readers[-1].join(PATIENCE)
    assert ["Event 0." in one for one in seen] == [False, True, False]
    assert ["Event 1." in one for one in seen] == [False, False, True]
