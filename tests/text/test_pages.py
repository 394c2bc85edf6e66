"""What the browser's pages say exists in every language, and no message of theirs is there for nothing."""

import re

import pytest

from tests.text.locales import catalogue, own
from tests.text.pages import mentioned
from zoorama.games import GAMES
from zoorama.text import LANGUAGES

languages = pytest.mark.parametrize("language", LANGUAGES)


def test_the_scan_finds_what_it_should() -> None:
    assert {re.escape("web-play-now"), r"web\-theme\-.+", r"web\-learn\-about"} <= set(mentioned())


@languages
def test_every_key_of_the_pages_has_its_message(language: str) -> None:
    names = ["table", "web", "offline", *(game.name for game in GAMES)]
    known = {key for name in names for key in catalogue(language, name)}
    missing = [key for key in mentioned() if not any(re.fullmatch(key, message) for message in known)]
    assert missing == []


def test_no_message_of_the_pages_is_unused() -> None:
    of_the_store = {key for key in own("en", "offline") if key.startswith("store-error-")}  # told by the tables
    said = own("en", "web") | own("en", "offline") - of_the_store
    unused = [key for key in said if not any(re.fullmatch(use, key) for use in mentioned())]
    assert unused == []
