"""Nobody but their owner can read the database and what lies beside it."""

import logging
import os
from pathlib import Path

import pytest

from tests.server.store.rows import entry, table
from zoorama.server.store.open import open_store
from zoorama.server.store.private import OTHERS

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")]


@pytest.fixture(autouse=True)
def generous_umask() -> object:
    before = os.umask(0)
    yield
    os.umask(before)


def readable_by_others(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder, *folder.rglob("*")) if path.stat().st_mode & OTHERS)


async def test_new_files_are_private(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "data" / "zoorama.db"))
    await store.open()
    await store.append(table(), [entry(0)])
    await store.backup(tmp_path / "data" / "copy.db")
    names = {path.name for path in (tmp_path / "data").iterdir()}
    assert names == {"zoorama.db", "zoorama.db-wal", "zoorama.db-shm", "zoorama.db.lock", "copy.db"}
    assert readable_by_others(tmp_path / "data") == []
    await store.close()


async def test_older_files_are_made_private_with_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    file = folder / "zoorama.db"
    store = open_store(str(file))
    await store.open()
    await store.close()
    for path in (folder, *folder.iterdir()):
        path.chmod(0o777 if path.is_dir() else 0o644)
    with caplog.at_level(logging.INFO):
        await store.open()
    assert readable_by_others(folder) == []
    assert len(caplog.records) == 1
    await store.close()


async def test_a_folder_that_others_use_too_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(0o755)
    (folder / "letter.txt").write_text("Dear zoo")
    store = open_store(str(folder / "zoorama.db"))
    await store.open()
    assert readable_by_others(folder) == ["letter.txt", "shared"]
    await store.close()
