"""A table as text: what a spectator sees, a line for each field."""

from typing import Final

from zoorama.codec import TAG
from zoorama.codec.text import one_line
from zoorama.engine.errors import Unreadable
from zoorama.envs.episode import Episode

MODES: Final = ("human", "ansi")


def drawn(episode: Episode) -> str:
    view = episode.encoder.codec.encode(episode.view(None))
    lines = [f"{name}: {one_line(part)}" for name, part in view.items() if name not in (TAG, "seat")]
    return "\n".join([f"{episode.game.name}, {episode.seats} players", *lines])


class Screen:
    """`human` prints, `ansi` returns the text, None shows nothing."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Unreadable("render_mode", "unknown-word", {"given": mode, "known": ", ".join(MODES)})
        self.mode = mode

    def show(self, episode: Episode) -> str | None:
        if self.mode == "ansi":
            return drawn(episode)
        if self.mode == "human":
            print(drawn(episode))  # noqa: T201 what `human` asks for
        return None
