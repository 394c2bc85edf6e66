"""What is done to a table from outside the game: lines deleted, a person forgotten, the table itself deleted."""

from collections.abc import Callable

from msgspec.structs import replace

from zoorama.server.people import guest_name, public_id
from zoorama.server.store.store import ChatRow
from zoorama.server.tables import hosting, naming, seating
from zoorama.server.tables.mailbox import Mailbox, shielded_command
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.table import Table


class TableModerator:
    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def mailbox(self) -> Mailbox:
        return self.table.mailbox

    @shielded_command
    async def lines(self) -> list[ChatRow]:
        await self.table.chat.load()
        return self.table.chat.said

    @shielded_command
    async def delete_line(self, number: int) -> None:
        context = self.table.context
        await context.services.store.moderation.blank_line(context.id, number, context.lease)
        self._blank(lambda said: said.number == number)

    @shielded_command
    async def forget_lines(self, person: str) -> None:
        """That the store has forgotten already."""
        self._blank(lambda said: said.person == person)

    @shielded_command
    async def delete(self) -> None:
        """Nothing writes to it afterwards: whatever waits for its turn is refused."""
        context = self.table.context
        await context.services.store.moderation.delete_own(context.id, context.lease)
        context.evict(context)

    @shielded_command
    async def forget(self, person: str) -> None:
        """Somebody's seats are free, or a nameless guest's. A bot plays on where they played."""
        context, live, changed = self.table.context, self.table.live, self.table.context.model.copy()
        present = [seat for seat in changed.seats_of(person) if not changed.sitters[seat].away]
        forget(changed, person)
        if live is not None and changed.stage == "playing" and present:
            await live.take_over(changed, present)
        else:
            await context.journal.save_row(changed)
        context.evict(context)  # what is in memory knows the name: the next visitor reloads the table

    def _blank(self, wanted: Callable[[ChatRow], bool]) -> None:
        for said in self.table.chat.blank(wanted):
            self.table.context.broadcast.tell_all(self.table.chat.line(said, self.table.context.model))


def forget(model: TableModel, person: str) -> None:
    for seat in model.seats_of(person):
        before = model.sitters[seat]
        model.sitters[seat] = seating.OPEN
        name = naming.numbered(guest_name(public_id(f"{model.commitment} {seat}")), naming.looks(model.sitters))
        if model.stage != "gathering":
            model.sitters[seat] = replace(before, person="", name=name)
        if model.begins == before.name:
            model.begins = name
    hosting.withdraw(model, person)
    model.kept_out = [other for other in model.kept_out if other.person != person]
    model.left = [other for other in model.left if other != person]
    model.wishes = [wish for wish in model.wishes if wish.person != person]
    model.kept_out = [guest for guest in model.kept_out if guest.person != person]
    if model.host == person:
        model.host = next((sitter.person for sitter in model.sitters if sitter.person), "")
