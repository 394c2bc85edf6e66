"""A seat at a table of a running `zoorama serve`, by the link that people share."""

from typing import Final

from zoorama.bots.advice import Advice
from zoorama.engine.game import Action, Event, View
from zoorama.engine.score import Line, Score
from zoorama.games import find
from zoorama.mcp.connection import Connection, Message
from zoorama.mcp.table import Question, Table, Told
from zoorama.mcp.visitor import TIMEOUT, Visitor
from zoorama.text import Text

OTHERS: Final = 20.0  # seconds that an act waits for the others, before it tells how things stand
TABLE_EVENTS: Final = ("Undone", "HintTaken", "TakenOver", "CameBack")  # what happens besides the game


class JoinedTable(Table):
    """The newest update is how things stand. A table of the server's has one seat for this visitor."""

    def __init__(self, visitor: Visitor, info: Message, text: Text) -> None:
        mine = next(number for number, seat in enumerate(info["seats"]) if seat["mine"])
        super().__init__(find(info["game"], info["version"]), mine, text)
        self.info = info
        self.update: Message | None = None
        self.early: list[Message] = []  # updates that came before it was said who sits where once the game has begun
        self.visitor = visitor
        self.connection = Connection(visitor, self._hear, self._seq, self.changing)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat["name"] for seat in self.info["seats"])

    def question(self) -> Question | None:
        update = self.update
        if update is None or update["turn"]["kind"] != "over":  # a game that is over stays as it is
            self.connection.check()
        if update is None:
            return None
        turn, decode = update["turn"], self.codec.decode
        legal = [decode(action, Action) for action in update["legal"]]
        scores = [score(sheet) for sheet in update["standings"]]
        return Question(decode(update["view"], View), legal, tuple(turn["seats"]), turn["kind"] == "over", scores)

    def act(self, action: Action) -> None:
        seq = self._seq()
        act = {"type": "act", "seat": self.seat, "seq": seq, "action": self.codec.encode(action)}
        self.connection.ask(act)
        self.connection.wait(lambda: self._is_newer(seq), TIMEOUT)
        self.wait(OTHERS)

    def hint(self) -> Advice:
        answer, decode = self.connection.ask({"type": "hint", "seat": self.seat}), self.codec.decode
        best = tuple((decode(one["action"], Action), float(one["chance"])) for one in answer["best"])
        return Advice(decode(answer["action"], Action), best)

    def wait(self, seconds: float) -> None:
        self.connection.wait(self._is_asked_or_over, seconds)

    def close(self) -> None:
        """The connection first: a server takes whoever connects for somebody who came back."""
        self.connection.close()
        try:
            self.visitor.leave()
        finally:
            self.visitor.close()

    def _seq(self) -> int:
        return self.update["seq"] if self.update else 0

    def _is_newer(self, seq: int) -> bool:
        """An answer in an open window brings an update of the same `seq`, with nothing left to choose."""
        return self.update is not None and (self.update["seq"] > seq or not self.update["legal"])

    def _is_asked_or_over(self) -> bool:
        return self.update is not None and (bool(self.update["legal"]) or self.update["turn"]["kind"] == "over")

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome" | "table":
                self.info = message["table"]
            case "update" if message["seat"] is not None:
                self.early.append(message)
        if self.info["stage"] != "gathering":
            early, self.early = self.early, []
            for update in early:
                self._take(update)

    def _take(self, update: Message) -> None:
        self.seat = update["seat"]  # at the start empty seats are dropped, and hosts may shuffle before
        self.told += [self._told(event) for event in update["events"]]
        self.update = update

    def _told(self, event: Message) -> Told:
        if event["type"] in TABLE_EVENTS:
            who = "you" if event["seat"] == self.seat else "other"
            facts = {"seat": self.names[event["seat"]], "seat-who": who}
            return Told(event, self.text.say(f"event-{event['type']}", **facts))
        return Told(event, self.text.event(self.codec.decode(event, Event), self.names, self.seat))


def join(link: str, name: str, language: str) -> JoinedTable:
    """Sit down in the first open seat."""
    visitor = Visitor(link)
    try:
        visitor.arrive(name)
        info = visitor.sit()
        return JoinedTable(visitor, info, Text(language, info["game"]))
    except BaseException:
        visitor.close()
        raise


def score(sheet: Message) -> Score:
    lines, tiebreaks = (tuple(Line(what, points) for what, points in sheet[part]) for part in ("lines", "tiebreaks"))
    return Score(sheet["points"], tiebreaks, lines)
