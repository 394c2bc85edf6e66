"""`zoorama play`: a game in this terminal, new or gone on with."""

import shlex
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.errors import INTERRUPTED, Mistake, play_command
from zoorama.cli.localised import Command
from zoorama.cli.options import read_options
from zoorama.cli.parameters import FILE, GAME_NAMES, Choice, Given, luck_options
from zoorama.cli.seats import default_seats, described, need_a_person, seat_players, substitutions
from zoorama.codec import parse, whole_number
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.match import AnyMatch, Match, replay
from zoorama.games import GAMES, find
from zoorama.records.files import claim, claim_new, content, load, save
from zoorama.records.upgrade import is_certificate
from zoorama.terminal.table import TerminalTable
from zoorama.text import Text


@click.command("play", cls=Command, help="command-play")
@click.argument("game", metavar="[GAME]", type=Choice(GAME_NAMES), required=False, help="argument-game")
@click.option("--seats", metavar="WHO,WHO,…", help="argument-seats")
@luck_options
@click.option("--record", metavar="FILE", type=FILE, help="argument-record")
@click.option("--resume", metavar="FILE", type=FILE, help="argument-resume")
@click.pass_obj
def command(
    text: Text,
    *,
    game: str | None,
    seats: str | None,
    seed: int,
    given: tuple[Given, ...],
    record: Path | None,
    resume: Path | None,
) -> int:
    rng, console = Rng(seed), Console(highlight=False)
    if resume:
        if game or seats or record or given:
            raise Mistake("error-resume-alone")
        file, match = resume, resumed_match(resume, rng)
    else:
        chosen = find(game) if game else pick_game(text, console)
        match = new_match(chosen, seats, given, text, rng)
        file = new_record(match, record)
    words = Text(text.language, match.game.name)
    welcome(words, match, file, console)
    if TerminalTable(match, words, console, file, rng).play():
        say_how_to_analyse(text, match, file, console)
        return 0
    say_how_to_resume(text, file, console)
    return INTERRUPTED


def new_match(game: AnyGame, seats: str | None, given: tuple[Given, ...], text: Text, rng: Rng) -> AnyMatch:
    players = seat_players(seats or default_seats(game), game, text)
    need_a_person(players)
    return Match(game, players, read_options(game, given), rng.split())


def resumed_match(file: Path, rng: Rng) -> AnyMatch:
    if is_certificate(parse(content(file), str(file))):  # to go on would write a record over it
        raise Mistake("error-resume-certificate", file=str(file))
    game, record = load(file)
    match = replay(game, record)
    match.use_dealer(rng.split())
    need_a_person(record.players)
    return match


def new_record(match: AnyMatch, wanted: Path | None) -> Path:
    """The file this game is kept in, from before the first question."""
    file = wanted or claim_new(match.game)
    if wanted and not claim(file):
        raise Mistake("error-record-exists", file=str(file))
    save(match.game, match.record(), file)
    return file


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


def welcome(words: Text, match: AnyMatch, file: Path, console: Console) -> None:
    players = ", ".join(described(player, words) for player in match.players)
    console.print(words.say("play-welcome", game=words.say("name"), players=players), style="bold", markup=False)
    for line in substitutions([player.bot for player in match.players], match.game, words):
        console.print(line, style="yellow", markup=False)
    console.print(words.say("play-recording", file=str(file)), style="dim", markup=False, soft_wrap=True)


def say_how_to_resume(text: Text, file: Path, console: Console) -> None:
    console.print(text.say("play-stopped", file=str(file)), markup=False, soft_wrap=True)
    again = f"{play_command()} --resume {shlex.quote(str(file))}"
    console.print(text.say("play-resume-with", command=again), markup=False, soft_wrap=True)


def say_how_to_analyse(text: Text, match: AnyMatch, file: Path, console: Console) -> None:
    from zoorama.analysis.offer import evaluator_for  # brings NumPy, which would hold up the first question

    if evaluator_for(match.game, len(match.players), match.options) is not None:
        command = f"zoorama analyse {shlex.quote(str(file))}"
        console.print(text.say("analysis-how", command=command), markup=False, soft_wrap=True)
