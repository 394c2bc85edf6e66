"""The chat of a table."""

from collections import deque

from zoorama.server.people import proper_line
from zoorama.server.protocol.messages import ChatLine
from zoorama.server.store.store import ChatRow, Store

SHOWN = 100  # lines to whoever joins


class Chat:
    def __init__(self, table: str, store: Store) -> None:
        self.table = table
        self.store = store
        self.said: list[ChatRow] = []
        self.done: deque[tuple[str, str]] = deque(maxlen=SHOWN)  # by whom and under which id, to recognise repeats

    async def load(self) -> None:
        if not self.said:
            self.said = await self.store.chat(self.table, SHOWN)

    def count(self) -> int:
        """How many lines there have been: they are numbered from 1."""
        return self.said[-1].number if self.said else 0

    def lines(self) -> list[ChatLine]:
        return [chat_line(said) for said in self.said]

    async def add(self, person: str, name: str, text: str, message_id: str, now: float) -> ChatLine:
        """Stored before it is shown."""
        number = self.count() + 1
        said = ChatRow(number, now, person, name, proper_line(text))
        await self.store.say(self.table, said)
        self.said = [*self.said, said][-SHOWN:]
        self.done.append((person, message_id))
        return chat_line(said)


def chat_line(said: ChatRow) -> ChatLine:
    return ChatLine(number=said.number, at=round(said.at * 1000), name=said.name, text=said.text)
