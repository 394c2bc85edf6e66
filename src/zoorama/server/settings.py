"""What a host can choose about the server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Keeping:
    """What the server keeps, where and for how long. Days of 0 mean for ever."""

    key_file: str = ""  # signs cookies; empty: beside an SQLite database, or in a PostgreSQL database


@dataclass(frozen=True)
class Settings:
    pause: float = 0.7  # seconds a bot waits before it moves, for people to follow
    workers: int = 2  # processes in which bots decide
    origins: tuple[str, ...] = ()  # besides our own, sites whose pages may act here
    https: bool = False  # cookies travel over HTTPS only
    unload_after: float = 60.0  # seconds without anybody, after which a table leaves memory
    frames: float = 20.0  # a second that one connection may send, with twice as many in a burst
    requests: float = 20.0  # a second from one address, with five times as many in a burst
    keeping: Keeping = Keeping()
