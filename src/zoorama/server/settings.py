"""What a host can choose about the server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Quotas:
    """How much of everything. An address is a family, a club or a school class: IPv6 counts by its /64."""

    tables: int = 100  # that a person has opened and that are not over; after a week of silence one counts no more
    tables_address: int = 300  # the same for an address
    public_tables: int = 3  # of those of a person
    tables_day: int = 200  # that a person opens in 24 hours
    tables_day_address: int = 1000  # the same for an address
    newcomers: int = 200  # new people from an address in an hour
    sockets: int = 20  # of a person
    sockets_address: int = 300
    spectators: int = 200  # sockets of people who watch a table
    hints: int = 200  # that a seat gets in a game
    undos: int = 30  # of one decision
    previews: int = 10  # a second for a person
    chat: int = 20  # lines a minute of a person
    chat_table: int = 120  # lines a minute at a table
    chat_lines: int = 5000  # kept of a table
    seat_changes: int = 60  # a minute of a person
    seats: int = 2  # that a person takes at somebody else's public table
    wishes: int = 20  # people who wait at a table for the host to let them sit
    exempt: tuple[str, ...] = ()  # networks that need not keep the quotas on tables, newcomers and sockets


@dataclass(frozen=True)
class Settings:
    pause: float = 0.7  # seconds a bot waits before it moves, for people to follow
    workers: int = 2  # processes in which bots decide
    origins: tuple[str, ...] = ()  # besides our own, sites whose pages may act here
    https: bool = False  # cookies travel over HTTPS only
    unload_after: float = 60.0  # seconds without anybody, after which a table leaves memory
    frames: float = 20.0  # a second that one connection may send, with twice as many in a burst
    requests: float = 20.0  # a second from one address, with five times as many in a burst
    quotas: Quotas = Quotas()
