"""Where each Markdown file of the repository stands on the site."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
OWN: Final = ROOT / "docs" / "site" / "pages"  # written for the site; they stand where they lie
FILES: Final = "files"  # the site's folder for what is not a page

PLACES: Final = {
    "README.md": "index.md",  # the site's home page takes its place
    "CHANGELOG.md": "develop/changes.md",
    "CONTRIBUTING.md": "develop/index.md",
    "SECURITY.md": "host/security.md",
    "bench/abuse.md": "host/abuse.md",
    "bench/distance.md": "develop/distance.md",
    "bench/search.md": "develop/search.md",
    "bench/server.md": "host/load.md",
    "docs/analysis.md": "research/analysis.md",
    "docs/architecture.md": "develop/architecture.md",
    "docs/install.md": "play/install.md",
    "docs/lab.md": "research/lab.md",
    "docs/luck.md": "play/luck.md",
    "docs/mcp.md": "research/mcp.md",
    "docs/names.md": "develop/names.md",
    "docs/offline.md": "develop/offline.md",
    "docs/operate.md": "host/operate.md",
    "docs/opponents.md": "play/opponents.md",
    "docs/puzzles.md": "play/puzzles.md",
    "docs/release.md": "develop/release.md",
    "docs/research.md": "research/index.md",
    "docs/screens/README.md": "play/screens.md",
    "docs/solved.md": "research/solved.md",
    "docs/strength.md": "research/strength.md",
    "docs/why.md": "develop/why.md",
    "docs/wire.md": "develop/wire.md",
    "docs/zoop_skill.md": "research/zoop_skill.md",
    "examples/README.md": "research/examples.md",
    "src/zoorama/analysis/nets/zoop.md": "research/nets/zoop.md",
    "src/zoorama/bots/exact/zooloretto_dice_2.md": "research/nets/zooloretto_dice_2.md",
    "web/dev/README.md": "develop/boards.md",
}
# What people are meant to take with them; other links out of the pages lead to the repository.
TAKEN: Final = ("CITATION.cff", "deploy/", "docs/", "examples/")


def place_of(source: str) -> str | None:
    """The page that a Markdown file of the repository becomes, if it becomes one."""
    own = OWN.relative_to(ROOT).as_posix()
    if source.startswith(f"{own}/"):
        return source.removeprefix(f"{own}/")
    for folder, place in (("docs/games", "research/games"), ("src/zoorama/bots/learned", "research/nets")):
        if source.endswith(".md") and source.rpartition("/")[0] == folder:
            return f"{place}/{source.rpartition('/')[2]}"
    return PLACES.get(source)


def sources() -> dict[str, str]:
    """By file of the repository, its page; without those whose place a page of the site's own takes."""
    found = [
        file for folder in ("bench", "docs", "examples", "src", "web/dev") for file in (ROOT / folder).rglob("*.md")
    ]
    names = [file.relative_to(ROOT).as_posix() for file in (*ROOT.glob("*.md"), *sorted(found))]
    placed = {name: place for name in names if (place := place_of(name))}
    return {name: place for name, place in placed.items() if not is_replaced(name, place)}


def is_replaced(source: str, place: str) -> bool:
    return (OWN / place).is_file() and not (ROOT / source).samefile(OWN / place)
