"""What the process that analyses games is asked for, and passes on from part to part."""

from msgspec import Raw, Struct

from zoorama.server.store.store import EntryRow


class PreparedGame(Struct):
    """A finished game, as it is analysed."""

    record: str  # as the codec writes it
    steps: list[int]  # by step of its replay, how many moves were played
    given: int  # moves of another game, from which a study begins: nobody here decided them
    stretches: list[tuple[int, int]]  # moves looked at in one part: the first, and the one after the last

    def step_before(self, move: int) -> int:
        """The last step that shows the position before this move."""
        return len(self.steps) - 1 - self.steps[::-1].index(move)


class Prepare(Struct, tag=True):
    model: str  # as the table's row keeps it
    log: list[EntryRow]


class LookAt(Struct, tag=True):
    record: str
    first: int
    stop: int
    given: int


class PutTogether(Struct, tag=True):
    prepared: PreparedGame
    parts: list[Raw]


Task = Prepare | LookAt | PutTogether
