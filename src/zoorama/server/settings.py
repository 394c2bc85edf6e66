"""What a host can choose about the server."""

from dataclasses import dataclass

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
    smtp_port: int = 587  # of the mail server
    smtp_tls: str = "starttls"  # starttls, tls, or none
    smtp_user: str = ""  # to log in with, if the mail server asks for it
    smtp_password: str = ""  # of that user
    smtp_from: str = ""  # the address that e-mail comes from
    webhooks: bool = False  # people may name a webhook
    webhook_hosts: tuple[str, ...] = ("*",)  # hosts of webhooks that may be sent to
    webhook_secret: str = ""  # what the signatures of webhooks are derived from; empty: made and kept in the database
    closed_network: bool = False  # also http, any port and private addresses: never on the internet
    pause: float = 60.0  # seconds after a question before whoever is not at the table is told
    daily: int = 20  # notices a person gets on one day, at most; more wait for the next
    timeout: float = 10.0  # seconds for one delivery


@dataclass(frozen=True)
class Settings:
    pause: float = 0.7  # seconds a bot waits before it moves, for people to follow
    workers: int = 2  # processes in which bots decide
    origins: tuple[str, ...] = ()  # besides our own, sites whose pages may act here
    https: bool = False  # cookies travel over HTTPS only
    unload_after: float = 60.0  # seconds without anybody, after which a table leaves memory
    frames: float = 20.0  # a second that one connection may send, with twice as many in a burst
    requests: float = 20.0  # a second from one address, with five times as many in a burst
    notices: Notices = Notices()
