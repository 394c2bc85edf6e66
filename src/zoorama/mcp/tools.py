"""The tools: what a model may call, and what it is told when it may not."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from secrets import randbelow
from threading import Lock
from typing import Annotated, Any, Final

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from zoorama.bots.registry import offered_bots
from zoorama.codec import Codec
from zoorama.engine.dealer import SEEDS
from zoorama.engine.errors import NotYourTurn, ZooramaError
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.mcp.arguments import chosen, known, person, read_options, seated
from zoorama.mcp.describe import JsonObject, news, result_json, view_json
from zoorama.mcp.joined import join
from zoorama.mcp.local import LocalTable
from zoorama.mcp.table import Question, Table
from zoorama.terminal.hint import advice_lines
from zoorama.text import LANGUAGES, Text

MOST_TABLES: Final = 16
LONGEST_WAIT: Final = 60.0  # seconds

TableNumber = Annotated[int, Field(ge=1)]


class Tools:
    """The tables of one model, by the number that names each."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.text = Text(language)
        self.tables: dict[int, Table] = {}
        self.opened = 0
        self.lock = Lock()

    def list_games(self) -> JsonObject:
        return {"games": [self._game(game) for game in GAMES], "languages": list(LANGUAGES)}

    def read_rules(self, game: str, rule: str = "", language: str = "") -> str:
        with told_to(self.text):
            words = Text(known(language or self.language, LANGUAGES, "language"), find(game).name)
            ids = [known(rule.upper(), words.rules, "rule")] if rule else words.rules
        rules = [f"{one} {words.say(one, 'title')}\n{words.say(one)}" for one in ids]
        return "\n\n".join(rules if rule else [f"{words.say('name')} – {words.say('tagline')}", *rules])

    def open_table(
        self,
        game: str,
        bots: list[str] | None = None,
        seat: Annotated[int, Field(ge=0)] = 0,
        name: str = "",
        options: dict[str, Any] | None = None,
        seed: Annotated[int, Field(ge=0, lt=SEEDS)] | None = None,
    ) -> str:
        with told_to(self.text):
            rules = find(game)
            text = Text(self.language, rules.name)
            players = seated(rules, bots, seat, name, text)
            luck = randbelow(SEEDS) if seed is None else seed
            return self._begun(LocalTable(rules, players, read_options(rules, options or {}), luck, text))

    def join_table(self, link: str, name: str) -> str:
        with told_to(self.text):
            return self._begun(join(link, person(name, self.text), self.language))

    def list_tables(self) -> JsonObject:
        return {
            "tables": [self._listed(number, table) for number, table in list(self.tables.items())],
            "most": MOST_TABLES,
        }

    def look(self, table: TableNumber, wait: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] = 0) -> str:
        with self._at(table) as at:
            at.wait(wait)
            return news(at)

    def read_view(self, table: TableNumber) -> JsonObject:
        with self._at(table) as at:
            return {"seat": at.seat, "players": list(at.names), **view_json(at, begun(at))}

    def act(self, table: TableNumber, action: int | dict[str, Any]) -> str:
        with self._at(table) as at:
            question = begun(at)
            if at.seat not in question.asked:
                raise NotYourTurn(at.seat, question.asked)
            at.act(chosen(at, question, action))
            return news(at)

    def read_log(self, table: TableNumber, since: Annotated[int, Field(ge=0)] = 0) -> JsonObject:
        with self._at(table) as at:
            told = enumerate(at.told[since:], since + 1)
            return {"events": [{"number": number, "words": one.words, "event": one.event} for number, one in told]}

    def hint(self, table: TableNumber) -> str:
        with self._at(table) as at:
            question = begun(at)
            if not question.legal:
                raise NotYourTurn(at.seat, question.asked)
            return "\n".join(advice_lines(at.hint(), at.text, at.names))

    def result(self, table: TableNumber) -> JsonObject:
        with self._at(table) as at:
            question = begun(at)
            if not question.over:
                raise ToolError(at.text.say("mcp-not-over"))
            return result_json(at, question)

    def close_table(self, table: TableNumber) -> str:
        with self._at(table) as at:
            self.tables.pop(table, None)
            try:
                at.close()
            except ZooramaError as error:
                return at.text.say("mcp-closed-untold", table=table, problem=said(error, at.text))
            return at.text.say("mcp-closed", table=table)

    def _begun(self, table: Table) -> str:
        number = self._number(table)
        me, text = table.names[table.seat], table.text
        opened = text.say("mcp-opened", table=number, game=text.say("name"), player=me, seat=table.seat)
        with table.lock:
            return f"{opened}\n\n{news(table)}"

    def _number(self, table: Table) -> int:
        """Calls may come side by side; each table gets a number of its own, if there is one left."""
        with self.lock:
            if len(self.tables) >= MOST_TABLES:
                with suppress(ZooramaError):
                    table.close()
                raise ToolError(self.text.say("mcp-too-many", most=MOST_TABLES))
            self.opened += 1
            self.tables[self.opened] = table
            return self.opened

    @contextmanager
    def _at(self, number: int) -> Iterator[Table]:
        """The table, for one call at a time; what it refuses is said in the words of its game."""
        table = self.tables.get(number)
        if table is None:
            there = ", ".join(map(str, self.tables)) or "–"
            raise ToolError(self.text.say("mcp-no-table", table=number, known=there))
        with table.lock, told_to(table.text):
            yield table

    def _game(self, game: AnyGame) -> JsonObject:
        words = Text(self.language, game.name)
        options = Codec(game).options()
        return {
            "game": game.name,
            "name": words.say("name"),
            "about": words.say("tagline"),
            "players": list(game.seats),
            "bots": {str(seats): list(offered_bots(game, seats)) for seats in game.seats},
            "options": [
                {"option": name, "about": words.say(f"option-{name}"), "default": default}
                for name, default in options.items()
            ],
        }

    def _listed(self, number: int, table: Table) -> JsonObject:
        """Without the table's lock: another call may hold it for a minute."""
        with table.changing:
            seen = {"table": number, "game": table.game.name, "players": list(table.names), "seat": table.seat}
            try:
                question = table.question()
            except ZooramaError as error:
                return {**seen, "asked": False, "over": False, "trouble": said(error, table.text)}
            asked = question is not None and bool(question.legal)
            return {**seen, "asked": asked, "over": question is not None and question.over}


@contextmanager
def told_to(text: Text) -> Iterator[None]:
    """What is refused becomes a tool's error that says why; a rule's id with its text."""
    try:
        yield
    except ZooramaError as error:
        raise ToolError(said(error, text)) from error


def said(error: ZooramaError, text: Text) -> str:
    return text.error(error) if text.knows(error.key) else str(error)  # a newer server may have other reasons


def begun(table: Table) -> Question:
    question = table.question()
    if question is None:
        raise ToolError(table.text.say("mcp-not-begun"))
    return question
