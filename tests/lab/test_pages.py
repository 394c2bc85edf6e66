"""Pages: one file that needs nothing else, in the reader's language, safe to open."""

import re
from html.parser import HTMLParser

import pytest

from tests.lab.games import a_row
from tests.lab.rotations import a_contest, rotations
from zoorama.games import find
from zoorama.lab.pages.contest import contest_page
from zoorama.lab.pages.html import as_html
from zoorama.lab.pages.page import Intervals, Page, Section, Table, ranges_of, signed
from zoorama.lab.pages.study import study_page
from zoorama.lab.pages.tournament import tournament_page
from zoorama.lab.ratings import rate
from zoorama.text import LANGUAGES, Text

GAME = find("zooloretto_dice")
VOID = {"meta", "path", "use"}


class Reader(HTMLParser):
    """Whether every tag is closed, what is loaded from elsewhere, and which names are used twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.names: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.outside.append(str(value))
            if name == "id":
                self.names.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


def pages(text: Text) -> list[Page]:
    met = [a_row(n, bots, (3, 1 + n % 3)) for n in range(6) for bots in (("greedy", "random"), ("random", "greedy"))]
    equals = [a_row(n, ("greedy",) * seats, range(seats), rounds=n) for n in range(9) for seats in (2, 3)]
    contest = a_contest(2, ("greedy", "random"))
    won = rotations(0, (1, 0), (1, 1), (0, 1))
    ratings = rate(contest, won, ("random", "greedy"), "greedy")
    return [
        tournament_page(GAME, ("random", "greedy"), met, text),
        study_page(GAME, equals, text),
        contest_page(contest, won, ratings, "greedy", text, complete=True),
        contest_page(contest, won, (), "greedy", text, complete=False),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_needs_nothing_else(language: str) -> None:
    text = Text(language)
    for page in pages(text):
        html = as_html(page, text)
        reader = read(html)
        assert reader.outside == []
        assert len(reader.names) == len(set(reader.names))
        assert reader.tags.count("svg") == sum(len(section.pictures) for section in page.sections) > 1
        assert f'<html lang="{language}">' in html
        assert "prefers-color-scheme: dark" in html
        assert not re.search("#0[0-9a-c]0[0-9a-c]0[0-9a-c]", html), "the page's colours stand for the picture's"
        assert all(heading.heading in html.replace("&#x27;", "'") for heading in page.sections)


def test_pages_of_different_languages_differ_in_every_heading() -> None:
    english, german = (pages(Text(language)) for language in ("en", "de"))
    for one, other in zip(english, german, strict=True):
        for section, same in zip(one.sections, other.sections, strict=True):
            assert section.heading != same.heading


def test_the_same_results_are_the_same_page() -> None:
    text = Text("en")
    assert [as_html(page, text) for page in pages(text)] == [as_html(page, text) for page in pages(text)]


def test_what_looks_like_html_is_shown_as_it_is() -> None:
    page = Page("<b>", "&", (Section("<i>", (Table(("<s>",), (("<script>",),), "<u>", "<p>"),)),), (("<q>", "<em>"),))
    assert not {"b", "i", "s", "script", "u", "q", "em"} & set(read(as_html(page, Text("en"))).tags)


def test_small_things_read_well() -> None:
    text = Text("de")
    assert ranges_of([5, 0, 1, 2, 7, 6, 2]) == "0:3, 5:8"
    assert [signed(text, value) for value in (1.5, -1.5, -0.001, 0)] == ["+1,50", "−1,50", "0,00", "0,00"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("numbers", [7, 8])
def test_intervals_are_told_from_eight_numbers_on(numbers: int, language: str) -> None:
    """Fewer show too little of how luck moves results."""
    text = Text(language)
    met = [a_row(one, pair, (2, one % 3)) for one in range(numbers) for pair in (("random", "greedy"),) * 2]
    contest, played = a_contest(2, ("greedy", "random")), rotations(0, *[(1, one % 2) for one in range(numbers)])
    rated = rate(contest, played, ("random", "greedy"), "greedy")
    pages = [
        tournament_page(GAME, ("random", "greedy"), met, text),
        contest_page(contest, played, rated, "greedy", text, complete=True),
    ]
    for table in (table for page in pages for section in page.sections for table in section.tables):
        few = text.say("lab-few-numbers", least=8)
        assert (few in table.note) == (numbers < 8)
        columns = [index for index, name in enumerate(table.columns) if name == text.say("contest-interval")]
        for shown in (row[index] for row in table.rows for index in columns):
            assert shown in ("", "–") if numbers < 8 else shown != "–"
    for picture in (picture for page in pages for section in page.sections for picture in section.pictures):
        if isinstance(picture, Intervals):
            assert all(row.low == row.value == row.high for row in picture.rows) == (numbers < 8)
