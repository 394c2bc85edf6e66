"""`zoorama serve`: open tables for people to play at."""

from errno import EADDRINUSE

import click
from rich.console import Console

from zoorama.cli.errors import Mistake, server_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import Decimal, Whole, database_option
from zoorama.text import Text

RATE = Whole(1, 1_000_000)


@click.command("serve", cls=Command, help="command-serve")
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help="argument-host")
@click.option("--port", metavar="N", type=Whole(0, 65_535), default=8020, help="argument-port")
@database_option
@click.option("--open", "browser", is_flag=True, help="argument-open")
@click.option("--https", is_flag=True, help="argument-https")
@click.option("--origin", "origins", metavar="SITE", multiple=True, help="argument-origin")
@click.option("--pause", metavar="SECONDS", type=Decimal(0, 60), default=0.7, help="argument-pause")
@click.option("--workers", metavar="N", type=Whole(1, 256), default=2, help="argument-workers")
@click.option("--requests", metavar="N", type=RATE, default=20, help="argument-requests")
@click.option("--frames", metavar="N", type=RATE, default=20, help="argument-frames")
@click.pass_obj
def command(
    text: Text,
    *,
    host: str,
    port: int,
    db: str | None,
    browser: bool,
    https: bool,
    origins: tuple[str, ...],
    pause: float,
    workers: int,
    requests: int,
    frames: int,
) -> int:
    with server_extra():
        from zoorama.server.run import ServeOptions, serve
        from zoorama.server.settings import Settings
    settings = Settings(pause=pause, workers=workers, origins=origins, https=https, frames=frames, requests=requests)

    def announce(address: str) -> None:
        said = text.say("serve-at", address=address)
        Console(highlight=False).print(said, style="bold", markup=False, soft_wrap=True)

    try:
        serve(ServeOptions(host, port, db, browser), settings, announce)
    except OSError as error:
        key = "error-port-taken" if error.errno == EADDRINUSE else "error-address"
        raise Mistake(key, host=host, port=str(port), problem=str(error.strerror)) from error
    return 0
