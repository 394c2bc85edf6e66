"""What the command line may say, explained and refused in the reader's language."""

import os
import re
from argparse import SUPPRESS, ArgumentParser
from typing import Final, NoReturn

import shtab

from zoorama.engine.errors import Fact
from zoorama.games import GAMES
from zoorama.text import LANGUAGES, Text

# What argparse finds wrong, recognised by its wording and said in ours.
COMPLAINTS: Final = (
    ("missing-argument", re.compile(r"the following arguments are required: (?P<wanted>.*)")),
    ("unknown-argument", re.compile(r"unrecognized arguments: (?P<given>.*)")),
    ("needs-value", re.compile(r"argument (?P<option>.*): expected .*")),
    (
        "invalid-choice",
        re.compile(r"argument (?P<option>.*): invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.*)\)"),
    ),
)


WIRE: Final = "wire"  # what `zoorama schema` describes beside the games: the server's own messages


class Mistake(Exception):
    """Something the person typed; `key` names the message that says what to do about it."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Parser(ArgumentParser):
    def __init__(self, text: Text, prog: str, about: str) -> None:
        super().__init__(prog=prog, description=about, add_help=False, allow_abbrev=False)
        self.text = text
        self._positionals.title = text.say("heading-arguments")
        self._optionals.title = text.say("heading-options")
        self.add_argument("-h", "--help", action="help", help=text.say("argument-help"))
        self.add_argument("--lang", choices=LANGUAGES, metavar="LANG", default=SUPPRESS, help=text.say("argument-lang"))

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.text.say("heading-usage") + ":", 1)

    def error(self, message: str) -> NoReturn:
        for key, pattern in COMPLAINTS:
            found = pattern.fullmatch(message)
            if found:
                facts = {name: fact.replace("'", "") for name, fact in found.groupdict().items()}
                raise Mistake(f"error-{key}", command=self.prog, **facts)
        raise Mistake("error-usage", command=self.prog, problem=message)


def build_parser(text: Text, version: str) -> Parser:
    parser = Parser(text, "zoorama", text.say("command"))
    parser.add_argument("--version", action="version", version=version, help=text.say("argument-version"))
    commands = parser.add_subparsers(
        title=text.say("heading-commands"), dest="command", metavar="COMMAND", required=True
    )

    def command(name: str) -> Parser:
        about = text.say(f"command-{name}")
        prog = os.environ.get("ZOORAMA_COMMAND", "zoorama play") if name == "play" else f"zoorama {name}"
        return commands.add_parser(name, text=text, prog=prog, about=about, help=about)

    names = [game.name for game in GAMES]

    def game(parser: Parser, nargs: str | None = None) -> None:
        parser.add_argument("game", metavar="GAME", nargs=nargs, choices=names, help=text.say("argument-game"))

    def luck(parser: Parser) -> None:
        parser.add_argument("--seed", metavar="N", help=text.say("argument-seed"))
        parser.add_argument(
            "--option", metavar="NAME=VALUE", action="append", default=[], help=text.say("argument-option")
        )

    def database(parser: Parser) -> None:
        parser.add_argument("--db", metavar="FILE|URL", help=text.say("argument-db"))

    command("games")
    game(command("rules"))
    command("schema").add_argument(
        "game", metavar="GAME|wire", choices=[*names, WIRE], help=text.say("argument-schema")
    )

    play = command("play")
    game(play, nargs="?")
    play.add_argument("--seats", metavar="WHO,WHO,…", help=text.say("argument-seats"))
    luck(play)
    play.add_argument("--record", metavar="FILE", help=text.say("argument-record")).complete = shtab.FILE  # type: ignore[attr-defined] # where shtab looks
    play.add_argument("--resume", metavar="FILE", help=text.say("argument-resume")).complete = shtab.FILE  # type: ignore[attr-defined] # where shtab looks

    replay = command("replay")
    replay.add_argument("file", metavar="FILE", help=text.say("argument-file")).complete = shtab.FILE  # type: ignore[attr-defined] # where shtab looks
    replay.add_argument("--all", action="store_true", help=text.say("argument-all"))

    verify = command("verify")
    verify.add_argument("certificate", metavar="FILE|URL", help=text.say("argument-certificate")).complete = shtab.FILE  # type: ignore[attr-defined] # where shtab looks
    verify.add_argument("--json", action="store_true", help=text.say("argument-json"))

    simulate = command("simulate")
    game(simulate)
    simulate.add_argument("--seats", metavar="BOT,BOT,…", required=True, help=text.say("argument-seats"))
    simulate.add_argument("--games", metavar="N", default="100", help=text.say("argument-games"))
    simulate.add_argument("--jobs", metavar="N", default="1", help=text.say("argument-jobs"))
    simulate.add_argument("--json", action="store_true", help=text.say("argument-json"))
    luck(simulate)

    serve = command("serve")
    serve.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=text.say("argument-host"))
    serve.add_argument("--port", metavar="N", default="8020", help=text.say("argument-port"))
    database(serve)
    serve.add_argument("--open", action="store_true", help=text.say("argument-open"))
    serve.add_argument("--https", action="store_true", help=text.say("argument-https"))
    serve.add_argument("--origin", metavar="SITE", action="append", default=[], help=text.say("argument-origin"))
    serve.add_argument("--pause", metavar="SECONDS", default="0.7", help=text.say("argument-pause"))
    serve.add_argument("--thinkers", metavar="N", default="2", help=text.say("argument-thinkers"))
    serve.add_argument("--requests", metavar="N", default="20", help=text.say("argument-requests"))
    serve.add_argument("--frames", metavar="N", default="20", help=text.say("argument-frames"))

    tasks = command("admin").add_subparsers(dest="task", metavar="TASK", required=True)
    backup = tasks.add_parser("backup", text=text, prog="zoorama admin backup", about=text.say("command-backup"))
    backup.add_argument("file", metavar="FILE", help=text.say("argument-copy")).complete = shtab.FILE  # type: ignore[attr-defined] # where shtab looks
    database(backup)
    prune = tasks.add_parser("prune", text=text, prog="zoorama admin prune", about=text.say("command-prune"))
    prune.add_argument("--days", metavar="N", default="30", help=text.say("argument-days"))
    prune.add_argument("--finished", action="store_true", help=text.say("argument-finished"))
    database(prune)

    shells = ", ".join(shtab.SUPPORTED_SHELLS)
    command("completion").add_argument(
        "shell", metavar="SHELL", choices=shtab.SUPPORTED_SHELLS, help=text.say("argument-shell", shells=shells)
    )
    return parser
