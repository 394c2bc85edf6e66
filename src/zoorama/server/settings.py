"""What an operator can choose about the server.

Each field's comment is what `zoorama serve --print-settings` prints above it. A group of settings is a dataclass of
its own: its field's name is the table in the settings file (`[quotas]`) and part of the variable (`ZOORAMA_QUOTAS_…`).
"""

from dataclasses import dataclass
from typing import Annotated, NamedTuple


class Bounds(NamedTuple):
    """What a number may be; without any it may be 0 or more."""

    least: float = 0
    most: float = float("inf")


SECRET = "secret"  # never printed
Secret = Annotated[str, SECRET]
Rate = Annotated[int, Bounds(1)]


@dataclass(frozen=True)
class ServeOptions:
    host: str = "127.0.0.1"  # the address to listen at; unix:/run/zoorama.sock is a socket for a proxy
    port: Annotated[int, Bounds(0, 65_535)] = 8020  # the port; 0 takes any that is free
    db: str = ""  # where tables are kept: a file, or postgresql://…; empty is a file in the data folder
    # nats://… of the broker, where several servers share a PostgreSQL database; several addresses between commas
    nats: str = ""
    processes: Annotated[int, Bounds(1, 64)] = 1  # that share the port; more than one need PostgreSQL and NATS


@dataclass(frozen=True)
class MetricsAddress:
    host: str = "127.0.0.1"  # where /metrics is served apart
    # its port there; 0: on the public port, but only to this machine and not through a proxy
    port: Annotated[int, Bounds(0, 65_535)] = 0


@dataclass(frozen=True)
class Quotas:
    """How much of everything. An address is a family, a club or a school class: IPv6 counts by its /64."""

    tables: int = 100  # that a person has opened and that are not over; after a week of silence one counts no more
    tables_address: int = 300  # the same for an address
    public_tables: int = 3  # of those of a person
    tables_day: int = 200  # that a person opens in 24 hours
    tables_day_address: int = 1000  # the same for an address
    newcomers: Rate = 200  # new people from an address in an hour
    sockets: int = 20  # of a person
    sockets_address: int = 300  # of an address
    spectators: int = 200  # sockets of people who watch a table
    hints: int = 200  # that a seat gets in a game
    undos: int = 30  # of one decision
    previews: Rate = 10  # a second for a person
    chat: Rate = 20  # lines a minute of a person
    chat_table: Rate = 120  # lines a minute at a table
    chat_lines: int = 5000  # kept of a table
    seat_changes: Rate = 60  # a minute of a person
    puzzles: Rate = 60  # answers to puzzles, a minute of a person
    exports: Rate = 3  # of one's own data, in ten minutes
    seats: int = 2  # that a person takes at somebody else's public table
    wishes: int = 20  # people who wait at a table for the host to let them sit
    history: int = 500  # kilobytes of past moves a second to devices of an address that connect; ten times in a burst
    exempt: tuple[str, ...] = ()  # networks that need not keep the quotas on tables, newcomers and sockets


@dataclass(frozen=True)
class Load:
    """Bounds on what is dear, so that nobody else waits for it."""

    bots: Annotated[float, Bounds(1)] = 100.0  # moves a second of bots where nobody is, at all such tables together
    replays: Annotated[int, Bounds(1)] = 60  # replays, certificates and games brought, a minute for an address
    replay_memory: int = 32  # megabytes in which replays of finished games are kept
    analysis_workers: Annotated[int, Bounds(0, 256)] = 1  # processes that analyse finished games; 0: none are analysed
    analyses: Annotated[int, Bounds(1)] = 10  # analyses a minute for an address


@dataclass(frozen=True)
class Net:
    """Connections: from whom, how many, how large, how long."""

    hosts: tuple[str, ...] = ()  # names people reach us by, "*.zoo.example" for all below; none: this machine's own
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks whose X-Forwarded headers are believed
    connections: Annotated[int, Bounds(1)] = 5_000  # open at once, sockets among them
    connections_address: Annotated[int, Bounds(1)] = 400  # the same for an address that is no proxy
    header_bytes: Annotated[int, Bounds(1)] = 32_768  # of a request's headers
    header_fields: Annotated[int, Bounds(1)] = 100  # how many headers a request may have
    header_seconds: float = 10.0  # until a request's headers are complete
    body_bytes: Annotated[int, Bounds(1)] = 100_000  # of a request's body, unless it brings a game
    body_seconds: float = 60.0  # until a request's body is complete
    idle_seconds: float = 15.0  # in which nothing need come between two requests of one connection
    proxy_idle_seconds: float = 180.0  # the same for a proxy: longer than it keeps a connection itself
    write_seconds: float = 60.0  # for a client to take what is buffered for it
    hsts_seconds: int = 31_536_000  # for which browsers that came by HTTPS insist on it; 0: not at all


PUSH_HOSTS = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


@dataclass(frozen=True)
class Notices:
    """Notices of correspondence games. Nothing is offered that is not configured."""

    site: str = ""  # where people reach this server, such as https://zoo.example; without it there are no notices
    contact: str = ""  # mailto: or https: address that push services may complain to; empty: the site
    push_hosts: tuple[str, ...] = PUSH_HOSTS  # push services that may be sent to; *.example.org: all below it
    smtp_host: str = ""  # the mail server; without it there is no e-mail
    smtp_port: Annotated[int, Bounds(1, 65_535)] = 587  # of the mail server
    smtp_tls: str = "starttls"  # starttls, tls, or none
    smtp_user: str = ""  # to log in with, if the mail server asks for it
    smtp_password: Secret = ""  # of that user
    smtp_from: str = ""  # the address that e-mail comes from
    webhooks: bool = False  # people may name a webhook
    webhook_hosts: tuple[str, ...] = ("*",)  # hosts of webhooks that may be sent to
    webhook_secret: Secret = ""  # webhooks are signed with what is derived from it; empty: one is made and kept
    closed_network: bool = False  # also http, any port and private addresses: never on the internet
    delay: float = 60.0  # seconds after a question before whoever is not at the table is told
    daily: int = 20  # notices a person gets on one day, at most; more wait for the next
    timeout: float = 10.0  # seconds for one delivery


@dataclass(frozen=True)
class Keeping:
    """What the server keeps, where and for how long. Days of 0 mean for ever."""

    gathering: int = 90  # days without a change after which a table is deleted whose game never began
    playing: int = 0  # the same for a game that was not played to its end
    finished: int = 0  # the same for a finished game
    chat: int = 0  # days after which lines of the chat are deleted
    people: int = 0  # days after which the name of somebody is deleted who sits at no table
    drain: float = 1800.0  # seconds that games in play have to end when the server is told to drain
    key_file: str = ""  # signs cookies; empty: beside an SQLite database, or in a PostgreSQL database


@dataclass(frozen=True)
class Settings:
    pause: Annotated[float, Bounds(0, 60)] = 0.7  # seconds a bot waits before it moves, for people to follow
    # processes in which bots decide; 0: only in those of `zoorama workers`, elsewhere
    workers: Annotated[int, Bounds(0, 256)] = 2
    origins: tuple[str, ...] = ()  # besides our own, sites whose pages may act here
    https: bool = False  # cookies travel over HTTPS only
    unload_after: float = 60.0  # seconds without anybody, after which a table leaves memory
    frames: Annotated[float, Bounds(1)] = 20.0  # messages a second one connection may send; bursts of twice as many
    requests: Annotated[float, Bounds(1)] = 20.0  # requests a second one address may make; bursts of five times as many
    metrics: MetricsAddress = MetricsAddress()
    quotas: Quotas = Quotas()  # how much one person, one address and one table may have
    load: Load = Load()  # how much of what is dear
    net: Net = Net()
    keeping: Keeping = Keeping()
    notices: Notices = Notices()
