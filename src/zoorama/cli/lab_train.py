"""`zoorama lab train`: teach a net by self-play."""

import os
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from zoorama.cli.errors import Mistake, lab_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE, Choice, Whole, game_argument
from zoorama.cli.pictures import claim_picture
from zoorama.cli.seats import read_sizes
from zoorama.engine.game import AnyGame
from zoorama.games import find
from zoorama.text import Text

DEVICES: Final = ("auto", "gpu", "cpu")
FOLDER: Final = Path("training")
MOST_MINUTES: Final = 10_000
PLAYING: Final = max(1, (os.cpu_count() or 2) - 1)  # processes; one more learns


@click.command("train", cls=Command, help="command-train")
@game_argument
@click.option("--minutes", metavar="N", type=Whole(1, MOST_MINUTES), default=30, help="argument-train-minutes")
@click.option("--seats", metavar="N,N,…", help="argument-train-seats")
@click.option("--folder", metavar="FOLDER", type=click.Path(path_type=Path), help="argument-train-folder")
@click.option("--jobs", metavar="N", type=Whole(1, 256), default=PLAYING, help="argument-jobs")
@click.option("--device", metavar="DEVICE", type=Choice(DEVICES), default="auto", help="argument-solve-device")
@click.option("--picture", metavar="FILE", type=FILE, help="argument-train-picture")
@click.pass_obj
def command(
    text: Text,
    *,
    game: str,
    minutes: int,
    seats: str | None,
    folder: Path | None,
    jobs: int,
    device: str,
    picture: Path | None,
) -> int:
    with lab_extra():
        import torch  # noqa: F401  # asked for before anybody plays

        from zoorama.lab.train.plan import Plan
        from zoorama.lab.train.training import Foreign, Stopped, read_curve, train
    if picture is not None:
        claim_picture(picture)
    plan = Plan(game, minutes, read_seats(seats, find(game)), jobs)
    place = folder or FOLDER / game
    console = Console(highlight=False, soft_wrap=True)
    try:
        train(plan, place, chosen(device), lambda line: console.print(said(line, text), markup=False))
    except Foreign as error:
        raise Mistake("error-train-folder", folder=str(place)) from error
    except Stopped as error:
        raise Mistake("error-train-stopped", folder=str(place)) from error
    console.print(text.say("train-done", folder=str(place)), markup=False)
    if picture is not None:
        from zoorama.lab.train.curves import draw

        draw(read_curve(place), picture, text)
    return 0


def read_seats(given: str | None, game: AnyGame) -> tuple[int, ...]:
    from zoorama.lab.train.plan import table_sizes

    if given is None:
        return table_sizes(game.seats)
    return read_sizes(given, game)


def chosen(device: str) -> str:
    import torch

    if device == "gpu" and not torch.cuda.is_available():
        raise Mistake("error-train-gpu")
    return "cuda" if device != "cpu" and torch.cuda.is_available() else "cpu"


def said(line: dict[str, Any], text: Text) -> str:
    shares = ", ".join(
        text.say("train-exam", seats=int(seats), share=f"{exam['share']:.0%}", games=exam["games"])
        for seats, exam in line["against_greedy"].items()
    )
    return text.say(
        "train-line",
        minutes=f"{line['minutes']:.1f}",
        games=line["games"],
        speed=f"{line['games_a_second']:g}",
        loss=f"{line['loss']:.4f}",
        exams=shares or "–",
    )
