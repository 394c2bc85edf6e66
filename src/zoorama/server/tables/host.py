"""The commands of a table's host that concern other people. Everybody's page follows; who is refused is told so."""

from functools import partial

from zoorama.server.errors import NotAllowed
from zoorama.server.protocol.hosting import Controls, KeepOut, Reply
from zoorama.server.protocol.messages import Refusal
from zoorama.server.protocol.problems import problem_of
from zoorama.server.tables import hosting, seating
from zoorama.server.tables.mailbox import Mailbox, shielded_command
from zoorama.server.tables.model import Guest
from zoorama.server.tables.table import Table


class Host:
    def __init__(self, table: Table, person: str) -> None:
        self.table = table
        self.person = person  # who says to be the host

    @property
    def mailbox(self) -> Mailbox:
        return self.table.mailbox

    @shielded_command
    async def control(self, controls: Controls) -> None:
        self._check()
        await self.table.change(partial(hosting.control, controls=controls))

    @shielded_command
    async def reply(self, reply: Reply) -> None:
        """To somebody who wishes to sit."""
        self._check()
        wish = hosting.wish_of(self.table.context.model, reply.guest)
        await self.table.change(partial(hosting.admit if reply.yes else hosting.turn_down, guest=reply.guest))
        if not reply.yes:
            self._tell(wish.person, NotAllowed("turned-down"))

    @shielded_command
    async def keep_out(self, whom: KeepOut) -> None:
        self._check()
        guest = await self._guest(whom)
        await self.table.change(partial(hosting.keep_out, guest=guest))
        refusal = NotAllowed("kept-out")
        if self.table.context.model.public:
            self._tell(guest.person, refusal)
        else:
            self.table.send_away(guest.person, problem_of(refusal))

    @shielded_command
    async def let_in(self, guest: str) -> None:
        self._check()
        await self.table.change(partial(hosting.let_in, guest=guest))

    def _check(self) -> None:
        seating.need_host(self.table.context.model, self.person)
        self.table.context.services.quotas.seat_changes.take(self.person)

    async def _guest(self, whom: KeepOut) -> Guest:
        model = self.table.context.model
        if whom.seat is not None:
            return hosting.sitter_at(model, whom.seat)
        if whom.line is not None:
            await self.table.chat.load()
            return hosting.author_of(self.table.chat.said, whom.line)
        return hosting.wish_of(model, whom.guest or "")

    def _tell(self, person: str, refusal: NotAllowed) -> None:
        """Whoever is refused has asked for nothing just now."""
        self.table.tell(person, Refusal(id="", problem=problem_of(refusal)))
