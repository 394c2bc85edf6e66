"""`python -m docs.site [--game FOLDER] TARGET` writes all pages of the site into TARGET."""

import argparse
import re
import shutil
from pathlib import Path

from docs.site import games, reference
from docs.site.drawings import drawing
from docs.site.links import Links
from docs.site.makers import GAME, Makers
from docs.site.places import FILES, OWN, ROOT, sources
from zoorama.games import GAMES
from zoorama.text import LANGUAGES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m docs.site", description=__doc__)
    parser.add_argument("target", type=Path, metavar="TARGET")
    parser.add_argument("--game", type=Path, metavar="FOLDER", help="a built game to try on the page")
    chosen = parser.parse_args()
    if chosen.game and not (chosen.game / "index.html").is_file():
        parser.error(f"--game {chosen.game}: there is no index.html in it. Build the game first, or leave it out.")
    write_site(chosen.target, chosen.game)


def write_site(target: Path, game: Path | None = None, repository: str | None = None) -> None:
    """Everything anew, so that nothing stays of a page that is gone."""
    shutil.rmtree(target, ignore_errors=True)
    links = Links(repository or repository_address())
    write_written(target, Makers(links, has_game=game is not None), links)
    write_made(target)
    write_looks(target)
    if game:
        shutil.copytree(game, target / GAME)


def write_written(target: Path, makers: Makers, links: Links) -> None:
    """The pages that people wrote, and the files they link to."""
    for source, place in sources().items():
        text = (ROOT / source).read_text(encoding="utf-8")
        write(target / place, makers.fill(links.rewrite(text, source, place), place))
    for taken in links.taken:
        copy(ROOT / taken, target / FILES / taken)


def write_made(target: Path) -> None:
    """The pages that are made from data: the games in four languages, the reference."""
    for card, game in ((card, game) for card in games.cards() for game in GAMES if game.name == card.game):
        for language in LANGUAGES:
            write(target / games.place(game.name, language), games.page(game, card, language))
        for name in {name for names in card.pictures.values() for name in names}:
            write(target / games.DRAWINGS / game.name / f"{name}.svg", drawing(game.name, name))
    for place, text in reference.pages().items():
        write(target / place, text)


def write_looks(target: Path) -> None:
    """Colours, letters and the icon are the client's."""
    assets, client = target / "assets", ROOT / "web"
    for own in ("look.css", "access.js"):
        copy(OWN.parent / own, assets / own)
    copy(client / "public" / "icon.svg", assets / "icon.svg")
    for font in (client / "src" / "fonts").iterdir():
        copy(font, assets / "fonts" / font.name)
    write(assets / "colours.css", colours((client / "src" / "app.css").read_text(encoding="utf-8")))


def colours(css: str) -> str:
    """The client's letters, and its colours under the names by which the theme tells light from dark."""
    fonts = css.partition(":root")[0].replace("./fonts/", "fonts/")
    light = re.search(r"^:root \{(.*?)^\}", css, re.DOTALL | re.MULTILINE)
    dark = re.search(r'^:root\[data-theme="dark"\] \{(.*?)^\}', css, re.DOTALL | re.MULTILINE)
    if light is None or dark is None:
        raise ValueError("web/src/app.css does not have the two sets of colours that are expected.")
    return f"""{fonts}[data-md-color-scheme] {{{light[1]}}}\n[data-md-color-scheme="slate"] {{{dark[1]}}}\n"""


def repository_address() -> str | None:
    """Where files can be read, from `repo_url` in mkdocs.yml, once there is one."""
    found = re.search(r"^repo_url: (\S+)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    return f"{found[1].rstrip('/')}/blob/HEAD" if found else None


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
