"""The pages of the docs site, before anything makes HTML of them."""

import re
from pathlib import Path

import pytest

from docs.site import drawings
from docs.site.__main__ import colours, main, write_site
from docs.site.links import DeadLink, Links
from docs.site.makers import section
from docs.site.places import ROOT, place_of, sources
from zoorama.games import GAMES
from zoorama.text import LANGUAGES, Text

CONFIGURATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.fixture
def any_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The set of drawings comes with the client's parts, which these tests do not need."""
    monkeypatch.setattr(drawings, "from_set", lambda name: "<path/>")


@pytest.fixture
def site(any_drawing: None, tmp_path: Path) -> Path:
    write_site(tmp_path / "site")
    return tmp_path / "site"


def test_every_page_is_in_the_navigation_and_the_navigation_has_no_other(site: Path) -> None:
    made = {file.relative_to(site).as_posix() for file in site.rglob("*.md")}
    assert set(re.findall(r"[\w/]+\.md", CONFIGURATION.partition("\nnav:")[2])) == made


def test_every_page_of_the_docs_has_its_place() -> None:
    pages = [
        file.relative_to(ROOT).as_posix() for folder in ("docs", "bench") for file in (ROOT / folder).rglob("*.md")
    ]
    assert [page for page in pages if place_of(page) is None] == []


def test_a_game_has_a_page_in_every_language_with_all_of_its_rules(site: Path) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            page = (site / "play" / game.name / f"{'index' if language == 'en' else language}.md").read_text()
            words = Text(language, game.name)
            assert words.rules
            assert [rule for rule in words.rules if f"{{ #{rule} }}" not in page] == []
            assert f'<div lang="{language}"' in page
            assert 'class="bar"' in page  # how much is luck


def test_a_picture_is_drawn_of_every_part_of_its_scene(site: Path) -> None:
    for game in GAMES:
        card = drawings.Card.read(game.name)
        scene = (site / "play" / game.name / "index.md").read_text().partition("<svg")[2].partition("</div>")[0]
        assert len(card.parts) > 4
        assert scene.count("<svg") == len(card.parts)


def test_without_the_set_of_drawings_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    drawings.icon_set.cache_clear()
    monkeypatch.setattr(drawings, "SET", tmp_path / "icons.json")
    with pytest.raises(drawings.NoDrawings, match="run scripts/web"):
        drawings.icon_set()


def test_the_game_is_on_the_site_only_where_it_was_built(any_drawing: None, site: Path, tmp_path: Path) -> None:
    assert "iframe" not in (site / "play" / "index.md").read_text()
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")
    write_site(site, built)
    assert "iframe" in (site / "play" / "index.md").read_text()
    assert "(play/index.md#try-it-here)" in (site / "index.md").read_text()
    assert (site / "try" / "index.html").is_file()


def test_a_folder_without_a_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["docs.site", str(tmp_path / "site"), "--game", str(tmp_path)])
    with pytest.raises(SystemExit):
        main()
    assert "there is no index.html in it" in capsys.readouterr().err


def test_a_link_leads_to_the_page_that_the_file_became() -> None:
    found = Links().rewrite("See [how](../strength.md#ratings).", "docs/games/zoop.md", "research/games/zoop.md")
    assert found == "See [how](../strength.md#ratings)."
    found = Links().rewrite("[strength.md](docs/strength.md)", "CONTRIBUTING.md", "develop/index.md")
    assert found == "[How well the bots play](../research/strength.md)"


def test_a_file_that_people_use_comes_along() -> None:
    links = Links()
    assert links.rewrite("[unit](../deploy/nginx.conf)", "docs/operate.md", "host/operate.md") == (
        "[unit](../files/deploy/nginx.conf)"
    )
    assert links.taken == {"deploy/nginx.conf"}


def test_a_picture_can_be_a_link() -> None:
    shown = "[![boards](overview.jpg){ loading=lazy }](overview.jpg) and [more](README.md)"
    found = Links().rewrite(shown, "docs/screens/README.md", "play/screens.md")
    at = "../files/docs/screens/overview.jpg"
    assert found == f"[![boards]({at}){{ loading=lazy }}]({at}) and [more](screens.md)"


def test_a_source_file_is_named_until_the_repository_has_an_address() -> None:
    text, source, place = "[levels](../src/zoorama/bots/levels.py)", "docs/opponents.md", "play/opponents.md"
    assert Links().rewrite(text, source, place) == "`src/zoorama/bots/levels.py`"
    linked = Links("https://code.example/zoorama/blob/HEAD").rewrite(text, source, place)
    assert linked == "[levels](https://code.example/zoorama/blob/HEAD/src/zoorama/bots/levels.py)"


def test_a_link_to_nothing_is_found_and_one_in_a_snippet_is_left() -> None:
    with pytest.raises(DeadLink, match=r"gone\.md"):
        Links().rewrite("[x](gone.md)", "docs/why.md", "develop/why.md")
    snippet = "```md\n[x](gone.md)\n```"
    assert Links().rewrite(snippet, "docs/why.md", "develop/why.md") == snippet


def test_a_section_ends_where_the_next_begins() -> None:
    speed = section("docs/research.md#speed")
    assert "scripts/bench envs" in speed
    assert "CITATION" not in speed
    beginning = section("bench/distance.md")
    assert "hand in C" in beginning
    assert "## " not in beginning


def test_letters_and_colours_are_the_clients() -> None:
    made = colours((ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8"))
    assert made.count("--accent:") == 2
    assert made.count('url("fonts/') == 2
    assert '[data-md-color-scheme="slate"]' in made


def test_no_two_files_claim_one_page() -> None:
    places = list(sources().values())
    assert sorted(places) == sorted(set(places))
