"""Our tile set, and those that owners of the printed game bring along."""

import pickle
from collections import Counter
from copy import deepcopy
from itertools import combinations
from pathlib import Path

import pytest

from tests.games.o_zoo_le_mio.table import CROSS, ZOO, table
from tests.server.harness import Answered, running
from zoorama.cli import main
from zoorama.cli.option_files.o_zoo_le_mio import read_tiles
from zoorama.codec import TAG, Codec, Json
from zoorama.engine import game
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import Unreadable
from zoorama.engine.match import replay
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, EDGE, FAMILIES, SEA_ANIMALS, TILES, Tile
from zoorama.games.o_zoo_le_mio.state import Options
from zoorama.server.lobby import read_options as read_table_options
from zoorama.text import LANGUAGES

OURS = Path(__file__).parents[3] / "docs" / "games" / "o_zoo_le_mio_tiles.txt"


def halves(tile: Tile) -> set[tuple[int, int]]:
    return {(tile.left, tile.left_stars), (tile.right, tile.right_stars)}


def stars(tile: Tile) -> int:
    return tile.left_stars + tile.right_stars


@pytest.mark.rule("OZ-1", "OZ-3")
def test_there_are_25_tiles_and_no_two_show_the_same_animals() -> None:
    assert len(TILES) == 25
    assert len({frozenset(halves(tile)) for tile in TILES}) == 25


@pytest.mark.rule("OZ-3")
def test_each_family_has_four_cells_with_one_star_three_with_two_and_three_with_three() -> None:
    cells = Counter(half for tile in TILES for half in halves(tile))
    assert cells == {(family, stars): 4 if stars == 1 else 3 for family in range(FAMILIES) for stars in (1, 2, 3)}


@pytest.mark.rule("OZ-3")
def test_each_pair_of_families_meets_on_two_or_three_tiles_and_both_kinds_form_a_ring() -> None:
    meetings = Counter(frozenset((tile.left, tile.right)) for tile in TILES)
    assert set(meetings) == {frozenset(pair) for pair in combinations(range(FAMILIES), 2)}
    for often in (2, 3):
        assert is_ring([tuple(pair) for pair, count in meetings.items() if count == often])


def is_ring(links: list[tuple[int, ...]]) -> bool:
    """Walk from family to family: all five, and home again."""
    walked, here, left = [0], 0, list(links)
    while left:
        link = next((link for link in left if here in link), None)
        if link is None:
            return False
        left.remove(link)
        here = link[0] + link[1] - here
        walked.append(here)
    return sorted(walked) == sorted([0, *range(FAMILIES)]) and walked[-1] == 0


@pytest.mark.rule("OZ-3")
def test_fifteen_tiles_have_bushes() -> None:
    assert Counter(tile.bushes for tile in TILES) == {0: 10, 1: 10, 2: 4, 3: 1}


@pytest.mark.rule("OZ-3")
def test_every_tile_has_one_path_with_two_to_five_ends_that_runs_through_both_halves() -> None:
    for tile in TILES:
        assert len(set(tile.exits)) == len(tile.exits)
        assert 2 <= len(tile.exits) <= 5
        assert any("left" in EDGE[edge] for edge in tile.exits)
        assert any("right" in EDGE[edge] for edge in tile.exits)
    assert {len(tile.exits) for tile in TILES} == {2, 3, 4, 5}


@pytest.mark.rule("OZ-3")
def test_more_stars_come_with_fewer_exits_and_bushes() -> None:
    assert {stars(tile) + len(tile.exits) + tile.bushes for tile in TILES} == {8}
    assert {stars(tile) for tile in TILES} == {2, 3, 4, 5, 6}


@pytest.mark.rule("OZ-3")
def test_the_two_known_tiles_are_there() -> None:
    assert any(halves(tile) == {(APES, 2), (BIRDS, 3)} for tile in TILES)
    assert any(
        (BIRDS, 1) in halves(tile) and SEA_ANIMALS in (tile.left, tile.right) and tile.bushes == 1 for tile in TILES
    )


@pytest.mark.rule("OZ-3")
def test_no_family_has_clearly_more_bushes_or_exits_beside_it() -> None:
    bushes = [sum(tile.bushes for tile in TILES if family in (tile.left, tile.right)) for family in range(FAMILIES)]
    exits = [
        sum("left" in EDGE[edge] for tile in TILES if tile.left == family for edge in tile.exits)
        + sum("right" in EDGE[edge] for tile in TILES if tile.right == family for edge in tile.exits)
        for family in range(FAMILIES)
    ]
    assert max(bushes) - min(bushes) <= 1
    assert max(exits) - min(exits) <= 1


@pytest.mark.rule("OZ-3")
def test_the_tile_file_in_the_docs_is_our_set() -> None:
    codec = Codec(ZOO)
    given = {TAG: "Options", "tiles": read_tiles(OURS)}
    assert codec.decode(given, game.Options) == Options(tiles=TILES)


def changed(tmp_path: Path, number: int, line: str) -> Path:
    """Our file, with another line for one of the tiles."""
    tiles = [row for row in OURS.read_text(encoding="utf-8").splitlines() if row and not row.startswith("#")]
    tiles[number - 1] = line
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(tiles), encoding="utf-8")
    return file


@pytest.mark.rule("OZ-3")
@pytest.mark.parametrize(
    ("line", "where", "problem"),
    [
        ("apes 4 birds 1 0 left right", "[7].left_stars", "out-of-range"),
        ("apes x birds 1 0 left right", "[7].left_stars", "wrong-type"),
        ("apes 1 lions 1 0 left right", "[7].right", "unknown-word"),
        ("apes 1 birds 1 4 left right", "[7].bushes", "out-of-range"),
        ("apes 1 birds 1 0 left middle", "[7].exits", "unknown-word"),
        ("apes 1 birds 1 0", "[7].exits", "wrong-length"),
        ("apes 1 birds", "[7]", "missing-field"),
        ("apes 1 apes 2 0 left right", "[7]", "one-family"),
        ("apes 1 birds 1 0 left right left", "[7].exits", "exit-twice"),
        ("", "", "tile-count"),
    ],
)
def test_a_bad_file_is_refused_with_the_tile_and_the_constraint(
    tmp_path: Path, line: str, where: str, problem: str
) -> None:
    file = changed(tmp_path, 7, line)
    with pytest.raises(Unreadable) as caught:
        read_tiles(file)
    assert (caught.value.path, caught.value.problem) == (f"{file}{where}", problem)


@pytest.mark.rule("OZ-1", "OZ-2")
def test_two_tiles_of_a_printed_set_may_be_alike(tmp_path: Path) -> None:
    tiles = read_tiles(changed(tmp_path, 7, "apes 3 mammals 1 0 left right bottom_right bottom_left"))
    assert isinstance(tiles, list)
    assert tiles[6] == tiles[0]


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = changed(tmp_path, 1, "apes 3 mammals 1 0 left right bottom_right bottom_left")
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert read_tiles(file) == read_tiles(OURS)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Unreadable, match="not-text"):
        read_tiles(file)


@pytest.mark.rule("OZ-3")
def test_an_owners_set_is_in_play_and_in_the_view() -> None:
    tiles = tuple(Tile(APES, 1, BIRDS, 1, bushes, CROSS) for bushes in range(4))
    match = table(2, tiles)
    view = match.view(None)
    assert view.tiles == tiles
    assert [shown.face for shown in view.row] == list(tiles)
    assert match.state() == ZOO.guess(view, Rng(0))


def simulated(capsys: pytest.CaptureFixture[str], file: Path, language: str = "en") -> tuple[int, str]:
    """How the command ends, and what it complains about."""
    called = ["simulate", "o_zoo_le_mio", "--lang", language, "--seats", "random,random", "--games", "1"]
    ended = main([*called, "--option", f"tiles={file}", "--json"])
    return ended, capsys.readouterr().err


@pytest.mark.rule("OZ-3")
def test_the_command_takes_the_name_of_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert simulated(capsys, OURS) == (0, "")
    ended, complaint = simulated(capsys, changed(tmp_path, 7, "apes 1 apes 2 0 left right"))
    assert ended == 2
    assert "mine.txt[7]" in complaint
    assert "OZ-2" in complaint


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "mine.txt: holds 24 tiles; a set has 25 (OZ-1)."),
        (
            "apes 1 birds 2 0 left right left",
            "mine.txt[7].exits: the edge “left” is named twice; once is enough (OZ-2).",
        ),
        ("apes 1 birds 2 0 left middle", "mine.txt[7].exits: “middle” is none of left, top_left,"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_what_it_should_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, said: str
) -> None:
    _, complaint = simulated(capsys, changed(tmp_path, 7, line))
    assert said in " ".join(complaint.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["apes 1 apes 2 0 left", "apes 1 birds 2 0 left left", "apes 1", ""])
def test_a_bad_file_is_explained_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, language: str
) -> None:
    ended, complaint = simulated(capsys, changed(tmp_path, 7, line), language)
    assert ended == 2
    assert "mine.txt" in complaint.replace("\n", "")


# Sets given as an option of a table


def as_option(number: int, **figures: Json) -> list[Json]:
    """Our set as a client sends it, with one tile changed."""
    codec = Codec(ZOO)
    tiles: list[Json] = [codec.encode(tile) for tile in TILES]
    tiles[number - 1] = {**codec.encode(TILES[number - 1]), **figures}
    return tiles


@pytest.mark.rule("OZ-1", "OZ-2", "OZ-3")
@pytest.mark.parametrize(
    ("tiles", "where", "problem"),
    [
        (as_option(7, left="birds", right="birds"), "options.tiles[6]", "one-family"),
        (as_option(7, exits=["left", "right", "left"]), "options.tiles[6].exits", "exit-twice"),
        (as_option(7)[:24], "options.tiles", "tile-count"),
        (as_option(7, left_stars=4), "options.tiles[6].left_stars", "out-of-range"),
    ],
)
def test_a_bad_set_is_refused_as_an_option_too(tiles: list[Json], where: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_table_options(ZOO, 2, {"tiles": tiles})
    assert (caught.value.path, caught.value.problem) == (where, problem)


@pytest.mark.rule("OZ-3")
def test_a_good_set_is_taken_as_an_option_too() -> None:
    assert b"sea_animals" in bytes(read_table_options(ZOO, 2, {"tiles": as_option(7)}))
    assert b"sea_animals" not in bytes(read_table_options(ZOO, 2, {"tiles": []}))  # none: ours


@pytest.mark.rule("OZ-3")
async def test_no_table_is_opened_with_a_bad_set_and_the_refusal_says_why(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        with pytest.raises(Answered) as refused:
            await ada.create("o_zoo_le_mio", 2, options={"tiles": as_option(7, left="birds", right="birds")})
        assert refused.value.status == 400
        assert refused.value.problem["key"] == "unreadable-one-family"
        assert refused.value.problem["facts"] == {"path": "options.tiles[6]", "family": "birds"}
        assert await ada.get("/api/me/tables") == {"tables": []}


def test_a_game_that_began_with_a_small_set_is_still_read() -> None:
    record = table(2, tuple(Tile(APES, 1, BIRDS, 1, 0, CROSS) for _ in range(4))).record()
    assert replay(ZOO, record).record() == record


@pytest.mark.parametrize("faces", [(), TILES[:9]])
def test_a_copied_or_pickled_table_still_knows_whose_tiles_it_plays_with(faces: tuple[Tile, ...]) -> None:
    state = ZOO.start(2, Options(tiles=faces))
    for there in (deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert ZOO.view(there, 0).tiles == faces
        assert there == state
