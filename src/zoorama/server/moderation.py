"""Who may not speak, sit or open tables: mutes and bans, kept in memory and in the store."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from zoorama.server.errors import NotAllowed
from zoorama.server.limits import address_key
from zoorama.server.store.moderation import ModerationStore, SanctionRow

REMEMBERED = 10_000  # people whose address is known


class Moderation:
    def __init__(self, store: ModerationStore, key: str, now: Callable[[], float]) -> None:
        self.store = store
        self.key = bytes.fromhex(key)  # hashes addresses
        self.now = now
        self._changing = asyncio.Lock()  # so that what is loaded is never older than what was done meanwhile
        self.sanctions: dict[str, SanctionRow] = {}
        self.addresses: OrderedDict[str, str] = OrderedDict()  # hashed, by person

    async def load(self) -> None:
        async with self._changing:
            self.sanctions = {sanction.id: sanction for sanction in await self.store.running(self.now())}

    def seen(self, person: str, host: str) -> None:
        """Remember where somebody comes from, while the server runs."""
        self.addresses[person] = self.hashed(address_key(host))
        self.addresses.move_to_end(person)
        if len(self.addresses) > REMEMBERED:
            self.addresses.popitem(last=False)

    def address_of(self, person: str) -> str:
        return self.addresses.get(person, "")

    def hashed(self, address: str) -> str:
        return hmac.new(self.key, address.encode(), hashlib.sha256).hexdigest()

    def need_welcome(self, person: str) -> None:
        """To sit down, and to open a table."""
        ban = self._against(person, ("ban",))
        if ban is not None:
            raise NotAllowed("banned", until=until(ban), reason=ban.reason)

    def need_voice(self, person: str) -> None:
        self.need_welcome(person)
        mute = self._against(person, ("mute",))
        if mute is not None:
            raise NotAllowed("muted", until=until(mute), reason=mute.reason)

    def running(self) -> list[SanctionRow]:
        now = self.now()
        return [one for one in self.sanctions.values() if one.until is None or one.until > now]

    async def impose(
        self, kind: str, reason: str, hours: int | None, *, person: str = "", address: str = "", name: str = ""
    ) -> SanctionRow:
        now = self.now()
        end = None if hours is None else now + hours * 3600
        sanction = SanctionRow(secrets.token_urlsafe(8), kind, person, address, name, reason, now, end)
        async with self._changing:
            await self.store.impose(sanction)
            self.sanctions[sanction.id] = sanction
        return sanction

    async def lift(self, sanction: str) -> SanctionRow | None:
        async with self._changing:
            await self.store.lift(sanction, self.now())
            return self.sanctions.pop(sanction, None)

    def _against(self, person: str, kinds: tuple[str, ...]) -> SanctionRow | None:
        """The one that lasts longest."""
        address = self.address_of(person)
        found = [
            one for one in self.running() if one.kind in kinds and (person == one.person or self._is_at(address, one))
        ]
        return max(found, key=lambda one: float("inf") if one.until is None else one.until, default=None)

    def _is_at(self, address: str, sanction: SanctionRow) -> bool:
        return bool(address and sanction.address) and address in (sanction.address, self.hashed(sanction.address))


def until(sanction: SanctionRow) -> str:
    """A date that every language reads; `never` if there is no end."""
    return "never" if sanction.until is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(sanction.until))
