"""The command `zoorama`."""

import json
import os
import re
import secrets
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Final

import shtab
from rich.console import Console
from rich.table import Table as Grid

import zoorama.engine.game
from zoorama import __version__
from zoorama.arguments import WIRE, Mistake, build_parser
from zoorama.codec import TAG, Codec, Json, is_certificate, parse, whole_number
from zoorama.codec.schema import schema
from zoorama.engine.dealer import SEEDS, Rng
from zoorama.engine.errors import ZooramaError
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.match import AnyMatch, Match, replay
from zoorama.fair.certificate import read_certificate
from zoorama.fair.fetch import fetch, is_link
from zoorama.fair.verify import check
from zoorama.games import GAMES, find
from zoorama.lab.arena import simulate
from zoorama.records.files import claim_new, claimed, content, keep, load
from zoorama.seats import Sitter, recall_players, seat_players
from zoorama.terminal.luck import finding_json, show_finding
from zoorama.terminal.plain import PLAIN
from zoorama.terminal.replay import Replay
from zoorama.terminal.standings import count, show_standings, standings_json
from zoorama.terminal.table import Table
from zoorama.text import LANGUAGES, Text, preferred_language
from zoorama.tilefile import read_tiles

DOES_NOT_HOLD: Final = 1
BAD_INPUT: Final = 2
BROKEN_OFF: Final = 130

# Options whose value is the name of a file that holds them.
FROM_FILES: Final[dict[tuple[str, str], Callable[[Path], Json]]] = {("o_zoo_le_mio", "tiles"): read_tiles}


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    text = Text(spoken(given))
    bear_any_letters()
    try:
        called = build_parser(text, version(text)).parse_args(given)
        return COMMANDS[called.command](called, text, Console(highlight=False))
    except ZooramaError as error:
        complaint = text.error(error)
    except Mistake as mistake:
        complaint = text.say(mistake.key, **mistake.facts)
    except OSError as error:
        complaint = file_trouble(error, text)
    except KeyboardInterrupt:
        return BROKEN_OFF
    Console(stderr=True, soft_wrap=True).print(complaint, style="red", markup=False, highlight=False)
    return BAD_INPUT


def bear_any_letters() -> None:
    """What did not come whole becomes a question mark, what the terminal cannot show something it can."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def file_trouble(error: OSError, text: Text) -> str:
    file, problem = str(error.filename or "-"), str(error.strerror)
    match error:
        case FileNotFoundError():
            return text.say("error-file-missing", file=file)
        case IsADirectoryError() | NotADirectoryError():
            return text.say("error-file-directory", file=file)
        case PermissionError():
            return text.say("error-file-denied", file=file)
    return text.say("error-file", file=file, problem=problem)


def spoken(given: list[str]) -> str:
    """The language must be known before the command line is read, so that even its mistakes are told in it."""
    wanted = [after for before, after in pairwise(given) if before == "--lang"]
    wanted += [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    return wanted[-1] if wanted and wanted[-1] in LANGUAGES else preferred_language()


def version(text: Text) -> str:
    interpreted = str(zoorama.engine.game.__file__).endswith(".py")
    return f"zoorama {__version__} ({text.say('version-interpreted' if interpreted else 'version-compiled')})"


def list_games(called: Namespace, text: Text, console: Console) -> int:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in GAMES:
        words = Text(text.language, game.name)
        seats = text.say("games-players", least=game.seats[0], most=game.seats[-1])
        grid.add_row(f"[bold]{game.name}[/]", f"[bold]{words.say('name')}[/]\n{words.say('tagline')}", seats)
        for name, value in Codec(game).options().items():
            default = text.say("option-default", value=json.dumps(value))
            grid.add_row("", f"--option {name}=…  {words.say(f'option-{name}')}", default, style="dim")
    console.print(grid)
    return 0


def show_rules(called: Namespace, text: Text, console: Console) -> int:
    words = Text(text.language, called.game)
    console.print(words.say("name"), style="bold underline", markup=False)
    console.print(words.say("tagline"), style="italic", markup=False)
    for rule in words.rules:
        console.print(f"\n{rule}  {words.say(rule, 'title')}", style="bold", markup=False)
        console.print(words.say(rule), markup=False)
    return 0


def show_schema(called: Namespace, text: Text, console: Console) -> int:
    if called.game == WIRE:
        with server_extra():
            from zoorama.server.protocol.schema import wire_schema
        described = wire_schema()
    else:
        described = schema(find(called.game))
    sys.stdout.write(json.dumps(described, indent=2) + "\n")
    return 0


def play(called: Namespace, text: Text, console: Console) -> int:
    rng = Rng(seed(called))
    if called.resume:
        if called.game or called.seats or called.record or called.option:
            raise Mistake("error-resume-alone")
        file = Path(called.resume)
        match, sitters = broken_off(file, rng)
    else:
        game = find(called.game) if called.game else pick_game(text, console)
        match, sitters = new_match(game, called, text, rng)
        file = new_record(match, called)
    words = Text(text.language, match.game.name)
    players = ", ".join(match.players)
    console.print(text.say("play-welcome", game=words.say("name"), players=players), style="bold", markup=False)
    console.print(text.say("play-recording", file=str(file)), style="dim", markup=False, soft_wrap=True)
    if Table(match, sitters, words, console, file, rng).play():
        return 0
    console.print(text.say("play-stopped", file=str(file)), markup=False, soft_wrap=True)
    again = f"{os.environ.get('ZOORAMA_COMMAND', 'zoorama play')} --resume {shlex.quote(str(file))}"
    console.print(text.say("play-resume-with", command=again), markup=False, soft_wrap=True)
    return BROKEN_OFF


def new_match(game: AnyGame, called: Namespace, text: Text, rng: Rng) -> tuple[AnyMatch, list[Sitter]]:
    wanted = called.seats or ",".join(["me"] + ["greedy"] * (max(3, game.seats[0]) - 1))
    sitters = seat_players(wanted, game, text.say("play-person"))
    need_a_person(sitters)
    players = tuple(sitter.name for sitter in sitters)
    return Match(game, players, options(game, called), rng.split()), sitters


def new_record(match: AnyMatch, called: Namespace) -> Path:
    """The file this game is kept in, from before the first question."""
    file = Path(called.record) if called.record else claim_new(match.game)
    if called.record and not claimed(file):
        raise Mistake("error-record-exists", file=str(file))
    keep(match.game, match.record(), file)
    return file


def broken_off(file: Path, rng: Rng) -> tuple[AnyMatch, list[Sitter]]:
    if is_certificate(parse(content(file), str(file))):  # to go on would write a record over it
        raise Mistake("error-resume-certificate", file=str(file))
    game, record = load(file)
    match = replay(game, record)
    match.use_dealer(rng.split())
    sitters = recall_players(record.players, game)
    need_a_person(sitters)
    return match, sitters


def need_a_person(sitters: list[Sitter]) -> None:
    if all(sitter.bot for sitter in sitters):
        raise Mistake("error-seats-without-me")


def pick_game(text: Text, console: Console) -> AnyGame:
    console.print(text.say("play-pick-game"), style="bold")
    for number, game in enumerate(GAMES, 1):
        words = Text(text.language, game.name)
        console.print(f"{number:3}  {words.say('name')} – {words.say('tagline')}", markup=False)
    while True:
        try:
            said = console.input("> ").strip()
        except EOFError as error:
            raise KeyboardInterrupt from error
        choice = whole_number(said)
        if choice is not None and 1 <= choice <= len(GAMES):
            return GAMES[choice - 1]
        console.print(text.say("play-not-a-choice", given=said, least=1, most=len(GAMES)), style="red", markup=False)


def replay_record(called: Namespace, text: Text, console: Console) -> int:
    game, record = load(Path(called.file))
    shown = Replay(game, record, Text(text.language, game.name), console)
    if called.all or not sys.stdin.isatty():
        shown.all()
    else:
        shown.steps()
    return 0


def verify(called: Namespace, text: Text, console: Console) -> int:
    source = called.certificate
    game, certificate = read_certificate(fetch(source) if is_link(source) else content(Path(source)), source)
    finding = check(game, certificate)
    if called.json:
        sys.stdout.write(json.dumps(finding_json(game, certificate, finding)) + "\n")
    else:
        show_finding(game, certificate, finding, text, console)
    return DOES_NOT_HOLD if finding.flaw else 0


def run_simulation(called: Namespace, text: Text, console: Console) -> int:
    game = find(called.game)
    players = tuple(word.strip() for word in called.seats.split(","))
    if any(word.partition("=")[0] == "me" for word in players):
        raise Mistake("error-me-in-simulation")
    chosen, luck = options(game, called), seed(called)
    games = number(called.games, "--games", 1, 10_000_000)
    outcomes = simulate(game, players, chosen, games, luck, number(called.jobs, "--jobs", 1, 256))
    result = count(outcomes, games, players, text)
    if called.json:
        sys.stdout.write(json.dumps(standings_json(game, players, luck, result)) + "\n")
    else:
        show_standings(game, players, luck, result, text, console)
    return 0


def completion(called: Namespace, text: Text, console: Console) -> int:
    sys.stdout.write(shtab.complete(build_parser(text, version(text)), called.shell) + "\n")
    return 0


def serve(called: Namespace, text: Text, console: Console) -> int:
    with server_extra():
        from zoorama.server.run import Place
        from zoorama.server.run import serve as open_tables
        from zoorama.server.settings import Settings
    settings = Settings(
        pause=decimal(called.pause, "--pause", 60),
        workers=number(called.thinkers, "--thinkers", 1, 256),
        origins=tuple(called.origin),
        https=called.https,
        frames=number(called.frames, "--frames", 1, 1_000_000),
        requests=number(called.requests, "--requests", 1, 1_000_000),
    )
    place = Place(called.host, number(called.port, "--port", 0, 65_535), called.db, called.open)

    def announce(address: str) -> None:
        console.print(text.say("serve-at", address=address), style="bold", markup=False, soft_wrap=True)

    try:
        open_tables(place, settings, announce)
    except OSError as error:
        raise Mistake("error-address", host=place.host, port=str(place.port), problem=str(error.strerror)) from error
    return 0


def administer(called: Namespace, text: Text, console: Console) -> int:
    with server_extra():
        from zoorama.server import admin
    if called.task == "backup":
        admin.backup(called.db, Path(called.file))
        console.print(text.say("admin-saved", file=called.file), markup=False, soft_wrap=True)
    else:
        forgotten = admin.prune(called.db, number(called.days, "--days", 0, 100_000), finished=called.finished)
        console.print(text.say("admin-pruned", count=forgotten), markup=False)
    return 0


@contextmanager
def server_extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise Mistake("error-server-extra", name=str(error.name)) from error


def decimal(given: str, option: str, most: int) -> float:
    if re.fullmatch(r"\d{1,6}(\.\d{1,6})?", given) and float(given) <= most:
        return float(given)
    raise Mistake("error-decimal", given=given, option=option, least="0", most=str(most))


def seed(called: Namespace) -> int:
    return secrets.randbelow(SEEDS) if called.seed is None else number(called.seed, "--seed", 0, SEEDS - 1)


def number(given: str, option: str, least: int, most: int) -> int:
    found = whole_number(given)
    if found is not None and least <= found <= most:
        return found
    raise Mistake("error-number", given=given, option=option, least=str(least), most=str(most))


def options(game: AnyGame, called: Namespace) -> Options:
    codec = Codec(game)
    chosen: dict[str, Json] = {TAG: game.types.options.__name__}
    for given in called.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise Mistake("error-option-form", given=given)
        read = FROM_FILES.get((game.name, name))
        chosen[name] = read(Path(value)) if read else codec.option(name, value)
    return codec.decode(chosen, Options)


COMMANDS: Final[dict[str, Callable[[Namespace, Text, Console], int]]] = {
    "games": list_games,
    "rules": show_rules,
    "schema": show_schema,
    "play": play,
    "replay": replay_record,
    "verify": verify,
    "simulate": run_simulation,
    "serve": serve,
    "admin": administer,
    "completion": completion,
}
