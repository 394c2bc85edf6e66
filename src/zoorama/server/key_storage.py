"""Where the cookies' keys are kept: in a file apart from the database, so that a backup lets nobody pose as another."""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from zoorama.server.keys import Key, KeyRing, NotAKey, dump_keys, fresh_key, parse_keys
from zoorama.server.store.private import write_private
from zoorama.server.store.store import Store, StoreError

NAME = "cookies"  # of the secret where a database has no file beside it, and in earlier versions

log = logging.getLogger("zoorama.keys")


class KeyStorage(Protocol):
    async def read(self) -> str | None: ...

    async def keep(self, text: str) -> None:
        """Unless there is something by now."""

    async def write(self, text: str) -> None: ...


class KeyFile:
    def __init__(self, file: Path) -> None:
        self.file = file

    async def read(self) -> str | None:
        try:
            return self.file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        except (OSError, UnicodeError) as error:
            raise StoreError("unreachable", {"where": str(self.file), "reason": str(error)}) from error

    async def keep(self, text: str) -> None:
        if await self.read() is None:
            await self.write(text)

    async def write(self, text: str) -> None:
        try:
            write_private(self.file, text)
        except OSError as error:
            reason = error.strerror or os.strerror(error.errno or 0)
            raise StoreError("unreachable", {"where": str(self.file), "reason": reason}) from error


class KeyRow:
    """PostgreSQL without a file named for it: whoever has a dump has the key."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self) -> str | None:
        return await self.store.secrets.read(NAME)

    async def keep(self, text: str) -> None:
        await self.store.secrets.ensure(NAME, text)

    async def write(self, text: str) -> None:
        await self.store.secrets.write(NAME, text)


def key_storage(store: Store, key_file: str) -> KeyStorage:
    if key_file:
        return KeyFile(Path(key_file))
    return KeyRow(store) if store.file is None else KeyFile(store.file.with_name(store.file.name + ".key"))


class StoredKeys:
    """The key ring, kept up with what is stored: an operator may rotate the keys while the server runs."""

    def __init__(self, storage: KeyStorage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._text = ""
        self.ring = KeyRing([], now)

    async def open(self, store: Store) -> None:
        """Earlier versions kept the key in the database: it is moved out."""
        earlier = await store.secrets.read(NAME)
        await self._storage.keep(earlier or dump_keys([fresh_key()]))
        if isinstance(self._storage, KeyFile) and earlier is not None:
            await store.secrets.forget(NAME)
            log.warning("the cookies' key is now in a file of its own", extra={"file": self._storage.file.name})
        await self.refresh()

    async def refresh(self) -> None:
        text = await self._storage.read()
        if text is not None and text != self._text:
            self.ring.keys = await read_keys(self._storage)
            self._text = text


async def read_keys(storage: KeyStorage) -> list[Key]:
    """Raises StoreError."""
    try:
        return parse_keys(await storage.read() or "")
    except NotAKey:
        where = str(storage.file) if isinstance(storage, KeyFile) else "PostgreSQL"
        raise StoreError("bad-key", {"where": where}) from None
