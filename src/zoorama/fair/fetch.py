"""Downloads a table's certificate from the link that people share."""

import re
from http import HTTPStatus
from http.client import HTTPException
from time import monotonic
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit, urlunsplit
from urllib.request import Request, urlopen

from zoorama.engine.errors import Unreadable

LINK: Final = re.compile(r"https?://.*", re.IGNORECASE | re.DOTALL)
TABLE_PAGE: Final = re.compile(r"(?P<home>.*)/t/(?P<table>[^/]+)/?")
LARGEST: Final = 16 * 1024 * 1024  # bytes
IDLE_TIMEOUT: Final = 10.0  # seconds without a byte
TIMEOUT: Final = 60.0  # seconds for the whole download
CHUNK: Final = 64 * 1024


def is_link(source: str) -> bool:
    return LINK.fullmatch(source) is not None


def certificate_address(link: str) -> str:
    """A table's page leads to its certificate; any other address is taken as it is."""
    parts = urlsplit(link)
    page = TABLE_PAGE.fullmatch(parts.path)
    path = f"{page['home']}/api/tables/{page['table']}/certificate" if page else parts.path
    return urlunsplit((parts.scheme, parts.netloc, quote(path, "/%"), "" if page else quote(parts.query, "=&%"), ""))


def fetch(link: str) -> str:
    try:
        return _download(certificate_address(link)).decode()
    except UnicodeDecodeError as error:
        raise Unreadable(link, "not-text") from error
    except HTTPError as error:
        with error:
            raise _refusal(link, error.code) from error
    except (OSError, HTTPException, ValueError) as error:
        problem = error.reason if isinstance(error, URLError) else error
        raise Unreadable(link, "unreachable", {"problem": str(problem) or type(problem).__name__}) from error


def _refusal(link: str, status: int) -> Unreadable:
    match status:
        case HTTPStatus.NOT_FOUND | HTTPStatus.GONE:
            return Unreadable(link, "not-found")
        case HTTPStatus.CONFLICT:
            return Unreadable(link, "not-finished")
    return Unreadable(link, "unreachable", {"problem": f"HTTP {status}"})


def _download(address: str) -> bytes:
    request = Request(address, headers={"Accept": "application/json", "User-Agent": "zoorama"})
    deadline = monotonic() + TIMEOUT
    found = bytearray()
    with urlopen(request, timeout=IDLE_TIMEOUT) as answer:
        while chunk := answer.read1(CHUNK):
            found += chunk
            if len(found) > LARGEST:
                raise Unreadable(address, "too-large", {"most": LARGEST // 1024 // 1024})
            if monotonic() > deadline:
                raise TimeoutError("timed out")
    return bytes(found)
