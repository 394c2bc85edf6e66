"""People who know several servers, and go to another when one does not answer."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tests.server.harness import Guest, Json, Wire
from tests.server.kill.players import Plan, ReconnectingPlayer, Story, at_the_door, gather
from zoorama.engine.dealer import Rng

TRY_AGAIN = 503


class RovingGuest(Guest):
    def __init__(self, addresses: Sequence[str], rng: Rng) -> None:
        super().__init__(addresses[0])
        self.addresses = addresses
        self.rng = rng
        self.rove()

    def rove(self) -> None:
        """All servers are one site to a browser: a proxy is before them."""
        self.http.cookies = httpx.Cookies({cookie.name: cookie.value or "" for cookie in self.http.cookies.jar})
        self.address = self.addresses[self.rng.below(len(self.addresses))]
        self.http.base_url = f"http://{self.address}"

    async def connect(self, table: str, since: int | None = None) -> Wire:
        self.rove()
        return await super().connect(table, since)

    def _read(self, response: httpx.Response) -> Any:
        self.rove()
        if response.status_code == TRY_AGAIN:
            raise ConnectionError("not now")
        return super()._read(response)


class PatientPlayer(ReconnectingPlayer):
    """Comes back as well when the database did not answer, and remembers when there was news."""

    def __init__(self, guest: Guest, table: str, seat: int, rng: Rng, think: float) -> None:
        super().__init__(guest, table, seat, rng, think)
        self.news: list[float] = []

    def _hear(self, message: Json) -> None:
        if message["type"] == "refused" and message["problem"]["name"] == "StoreError":
            raise ConnectionError("not stored, or not known to be")
        super()._hear(message)
        if message["type"] == "update":
            self.news.append(time.monotonic())


async def play_together(
    addresses: Sequence[str], plan: Plan, rng: Rng, think: float = 0.0, begun: Callable[[], None] = lambda: None
) -> tuple[Story, list[float]]:
    """What they tell of it, and when there was news at the table."""
    guests: list[Guest] = [RovingGuest(addresses, rng.split()) for _ in range(plan.people)]
    for guest in guests:
        await at_the_door(guest)
    table = await gather(guests, plan)
    begun()
    players = [PatientPlayer(guest, table, seat, rng.split(), think) for seat, guest in enumerate(guests)]
    story = Story(plan, table, guests, await asyncio.gather(*(player.play() for player in players)))
    return story, sorted(at for player in players for at in player.news)
