"""What the log says when two servers write to one database: enough to notice, and no link."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.harness import hot_seat, joined, reconnecting, running
from zoorama.server.run import JsonLines
from zoorama.server.store.open import open_store
from zoorama.server.store.store import EntryRow

GAME = "zooloretto_dice"


@contextmanager
def logged() -> Iterator[io.StringIO]:
    lines, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(lines), root.level
    handler.setFormatter(JsonLines())
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    for chatty in ("httpx", "uvicorn.error"):  # ours and, as configure_logging sets it, the server's
        logging.getLogger(chatty).setLevel(logging.WARNING)
    try:
        yield lines
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def test_a_conflict_is_logged_without_the_tables_link(where: str) -> None:
    with logged() as lines:
        async with running(where) as server:
            ada, table, wire = await hot_seat(server, GAME)
            log = await server.services.store.log(table)
            other = open_store(where, exclusive=False)
            await other.open()
            lease = server.registry.tables[table].context.lease
            await other.append(table, [EntryRow(len(log) + 1, 1.0, "hint", 0, None, log[-1].body)], lease)
            await other.close()
            seat, update = wire.asked()
            await wire.send(type="act", id="x", seat=seat, seq=update["seq"], action=update["legal"][0])
            await wire.next("bye")
            async with await joined(reconnecting(ada, server), table):
                pass
    text = lines.getvalue()
    assert "table failed" in text
    assert table[:6] in text
    assert table[:8] not in text
