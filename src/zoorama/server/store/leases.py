"""Leases: where several servers share a database, a table is one server's alone until its lease is given back or ends.

A lease ends when its server has not renewed its own row in time. Nobody need notice: the epoch is the fence. Every
write to a table carries the lease it was made under, and is refused once the table has been taken again.
"""

from typing import NamedTuple, Protocol

LASTS = 3.0  # seconds after a renewal
RENEWED = 1.0  # seconds between two


class Lease(NamedTuple):
    owner: str
    epoch: int


NOBODYS = Lease("", 0)  # of a table that no server has taken yet


class Renewal(NamedTuple):
    in_time: bool  # otherwise others may have taken tables meanwhile
    living: frozenset[str]  # servers, this one among them


class Leases(Protocol):
    """Of one server, named `id`."""

    id: str
    alone: bool  # no other server can have the database

    def for_new(self) -> Lease:
        """Of a table that is not stored yet."""

    async def enter(self) -> float:
        """As one of those that live. Returns for how many seconds there has always been one."""

    async def renew(self) -> Renewal: ...

    async def leave(self) -> None:
        """All that this server has is free at once."""

    async def take(self, table: str) -> Lease | str | None:
        """The lease, or the server that has the table, or None: there is no such table."""

    async def give_back(self, table: str, lease: Lease) -> None:
        """Unless another has it by now."""

    async def held(self) -> dict[str, Lease]:
        """All leases of this server, by table."""
