"""What the people heard held against what the server kept."""

import json
from collections import Counter
from itertools import chain

from tests.server.kill.players import Ledger, Story
from zoorama.fair.certificate import read_certificate
from zoorama.fair.verify import check
from zoorama.server.store.open import open_store
from zoorama.server.store.store import ChatRow, EntryRow, Store

MOST_LINES = 10_000
TABLE_EVENTS = ("TakenOver", "CameBack", "HintTaken", "Undone")


async def audit_at_the_table(story: Story) -> None:
    """Over, proven fair, and everybody told all of it once and in order."""
    host = story.guests[0]
    info = await host.get(f"/api/tables/{story.table}")
    assert info["stage"] == "over"
    assert len(info["result"]) == story.plan.people + story.plan.bots
    found = check(*read_certificate(json.dumps(await host.get(f"/api/tables/{story.table}/certificate"))))
    assert found.mismatch is None, found.mismatch
    for ledger in story.ledgers:
        replay = await host.get(f"/api/tables/{story.table}/replay", perspective=str(ledger.seat))
        told = list(chain.from_iterable(step["events"] for step in replay["steps"]))
        heard = [event for event in ledger.events if event["type"] not in TABLE_EVENTS]
        assert heard == told, f"seat {ledger.seat} of {story.plan} heard {len(heard)} events of {len(told)}"


async def audit_store(db: str, stories: list[Story]) -> None:
    """When no server has it."""
    store = open_store(db)
    await store.open()
    try:
        for story in stories:
            await audit_in_the_store(store, story)
    finally:
        await store.close()


async def audit_in_the_store(store: Store, story: Story) -> None:
    """Every acknowledged act is there once, at its place; none is there that was refused or that nobody sent."""
    log = await store.log(story.table)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    named = Counter((entry.seat, entry.act) for entry in log if entry.act is not None)
    assert max(named.values(), default=0) == 1, f"applied twice: {named.most_common(3)}"
    for ledger in story.ledgers:
        audit_ledger(ledger, {entry.act: entry for entry in log if entry.seat == ledger.seat and entry.act is not None})
    assert all(ledger.seen == len(log) for ledger in story.ledgers)
    audit_chat(await store.chat(story.table, MOST_LINES), story.ledgers)


def audit_chat(lines: list[ChatRow], ledgers: list[Ledger]) -> None:
    """Every line is there once, in its words."""
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    kept = Counter((line.act, line.text) for line in lines)
    assert max(kept.values(), default=0) <= 1, f"said twice: {kept.most_common(3)}"
    assert kept.keys() == {said for ledger in ledgers for said in ledger.said.items()}
    assert all(ledger.heard == ledger.said.keys() for ledger in ledgers)


def audit_ledger(ledger: Ledger, kept: dict[str, EntryRow]) -> None:
    for act, seq in ledger.acked.items():
        assert act in kept, f"{act} was acknowledged and is lost"
        assert kept[act].seq == seq or (ledger.sent[act].sealed and kept[act].seq > seq), (act, seq, kept[act])
        assert json.loads(kept[act].body)["moves"][0][:2] == [ledger.seat, ledger.sent[act].action]
    assert sorted(ledger.acked.values()) == list(ledger.acked.values()), "acts were reordered"
    assert kept.keys() == ledger.acked.keys(), "every act was answered, and only what was acknowledged is kept"
    assert ledger.refused.isdisjoint(kept)
    assert ledger.sent.keys() == ledger.acked.keys() | ledger.refused
