"""A server that was late forgets it only when its tables have heard, and meanwhile shows nothing of them."""

from collections.abc import Mapping

import pytest

from zoorama.server.errors import TableClosing
from zoorama.server.store.leases import LASTS, Lease, Renewal
from zoorama.server.store.store import StoreError
from zoorama.server.tables import tenure as tenure_module
from zoorama.server.tables.tenure import Tenure

LEASE = Lease("us", 2)


class FakeLeases:
    """Renewed in time or not, as the test says; the database may fail for a moment."""

    id = "us"

    def __init__(self, *renewals: bool, failures: int = 0, alone: bool = False) -> None:
        self.renewals = list(renewals)
        self.failures = failures
        self.alone = alone

    def for_new(self) -> Lease:
        return LEASE

    async def enter(self) -> float:
        return 0.0

    async def leave(self) -> None: ...

    async def renew(self) -> Renewal:
        return Renewal(self.renewals.pop(0), frozenset({"us"}))

    async def take(self, table: str) -> Lease:
        return LEASE

    async def give_back(self, table: str, lease: Lease) -> None: ...

    async def held(self) -> dict[str, Lease]:
        if self.failures:
            self.failures -= 1
            raise StoreError("unreachable", {})
        return {"t1": LEASE}


class Told:
    def __init__(self, tenure: Tenure) -> None:
        self.tenure = tenure
        self.held: list[Mapping[str, Lease]] = []
        self.sure: list[bool] = []  # when it was told: what is lost is still in memory then

    def lost(self, held: Mapping[str, Lease]) -> None:
        self.held.append(held)
        self.sure.append(is_sure(self.tenure))

    def gone(self, servers: frozenset[str]) -> None: ...


def is_sure(tenure: Tenure) -> bool:
    try:
        tenure.need_sure()
    except TableClosing:
        return False
    return True


class Seconds:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(tenure_module, "monotonic", lambda: self.now)


async def test_whoever_was_late_tells_its_tables_once_it_knows_what_it_still_has() -> None:
    leases = FakeLeases(False, True, True, failures=1)
    tenure = Tenure(leases)
    tenure.observers.append(told := Told(tenure))
    with pytest.raises(StoreError):
        await tenure._renew(leases)
    assert told.held == []
    await tenure._renew(leases)
    await tenure._renew(leases)
    assert told.held == [{"t1": LEASE}]


@pytest.mark.parametrize(("alone", "still"), [(False, False), (True, True)])
async def test_a_server_is_sure_for_as_long_as_its_lease_lasts(
    monkeypatch: pytest.MonkeyPatch, alone: bool, still: bool
) -> None:
    clock, leases = Seconds(monkeypatch), FakeLeases(True, alone=alone)
    tenure = Tenure(leases)
    await tenure._renew(leases)
    clock.now += LASTS - 0.1
    assert is_sure(tenure)
    clock.now += 0.2
    assert is_sure(tenure) is still


async def test_who_was_late_is_sure_only_when_what_it_lost_is_out_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, leases = Seconds(monkeypatch), FakeLeases(True, False)
    tenure = Tenure(leases)
    tenure.observers.append(told := Told(tenure))
    await tenure._renew(leases)
    clock.now += LASTS + 1
    await tenure._renew(leases)
    assert told.sure == [False]
    assert is_sure(tenure)


async def test_a_renewal_that_was_late_and_whose_answer_was_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one finds the lease in time."""
    clock, leases = Seconds(monkeypatch), FakeLeases(True, True)
    tenure = Tenure(leases)
    tenure.observers.append(told := Told(tenure))
    await tenure._renew(leases)
    clock.now += LASTS + 1
    await tenure._renew(leases)
    assert told.held == [{"t1": LEASE}]


async def test_who_is_late_takes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, leases = Seconds(monkeypatch), FakeLeases(True)
    tenure = Tenure(leases)
    await tenure._renew(leases)
    assert await tenure.take("t1") == LEASE
    clock.now += LASTS + 1
    with pytest.raises(TableClosing):
        await tenure.take("t1")


def test_one_server_alone_with_its_file_is_always_sure() -> None:
    assert is_sure(Tenure(None))
