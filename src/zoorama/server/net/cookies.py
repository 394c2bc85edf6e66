"""The cookie that says who somebody is."""

from collections.abc import Mapping

from litestar.datastructures import Cookie

from zoorama.server.net.headers import SECURE
from zoorama.server.people import COOKIE, LASTS

HOST_COOKIE = f"__Host-{COOKIE}"  # browsers take it over HTTPS only, and from no other host


def read_cookie(cookies: Mapping[str, str]) -> str | None:
    return cookies.get(HOST_COOKIE) or cookies.get(COOKIE)


def cookies_for(signed: str, scheme: str) -> list[Cookie]:
    """Over HTTPS the cookie takes the place of one that was given without."""
    if scheme in SECURE:
        old = Cookie(key=COOKIE, max_age=0, httponly=True, samesite="lax", secure=True)
        return [identity(HOST_COOKIE, signed, secure=True), old]
    return [identity(COOKIE, signed, secure=False)]


def identity(name: str, signed: str, *, secure: bool) -> Cookie:
    return Cookie(key=name, value=signed, max_age=LASTS, httponly=True, samesite="lax", secure=secure)
