"""Quiet hours: when a notice may come, by the person's own clock."""

from datetime import UTC, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from zoorama.server.protocol.notices import NoticeWishes


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    return name in zones()


def local(moment: float, zone: str) -> datetime:
    return datetime.fromtimestamp(moment, ZoneInfo(zone) if is_zone(zone) else UTC)


def released(moment: float, wishes: NoticeWishes) -> float:
    """The moment itself, or the end of the quiet hours it lies in."""
    if not is_quiet(moment, wishes):
        return moment
    return _next(local(moment, wishes.zone), wishes.quiet_to).timestamp()


def hastened(moment: float, deadline: float, wishes: NoticeWishes) -> float:
    """The moment itself; or before the quiet hours it lies in, if their end is too late."""
    if not is_quiet(moment, wishes) or released(moment, wishes) < deadline:
        return moment
    start = _next(local(moment, wishes.zone) - timedelta(days=1), wishes.quiet_from)
    return start.timestamp() - 60


def is_quiet(moment: float, wishes: NoticeWishes) -> bool:
    start, end = wishes.quiet_from, wishes.quiet_to
    if not wishes.quiet or start == end:
        return False
    now = local(moment, wishes.zone)
    minute = now.hour * 60 + now.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def next_day(moment: float, wishes: NoticeWishes) -> float:
    return released(_next(local(moment, wishes.zone), 0).timestamp(), wishes)


def day(moment: float, wishes: NoticeWishes) -> int:
    return local(moment, wishes.zone).toordinal()


def _next(now: datetime, minute: int) -> datetime:
    """When a minute of the day comes next, strictly after now. In wall time: a day may have 23 or 25 hours."""
    at = datetime.combine(now.date(), time(minute // 60, minute % 60), now.tzinfo)
    if at <= now:
        at = datetime.combine(now.date() + timedelta(days=1), at.time(), now.tzinfo)
    return at
