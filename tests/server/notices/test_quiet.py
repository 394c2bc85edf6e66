"""Quiet hours follow the person's own clock, over midnight and through the days with 23 or 25 hours."""

from datetime import datetime
from zoneinfo import ZoneInfo

from zoorama.server.notices.quiet import hastened, is_quiet, next_day, released
from zoorama.server.protocol.notices import NoticeWishes

PARIS = "Europe/Paris"
NIGHT = NoticeWishes(zone=PARIS, quiet=True, quiet_from=22 * 60, quiet_to=8 * 60)
NOON = NoticeWishes(zone=PARIS, quiet=True, quiet_from=12 * 60, quiet_to=14 * 60)


def at(text: str, zone: str = PARIS) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_the_night_ends_in_the_morning() -> None:
    assert released(at("2026-06-01 23:30"), NIGHT) == at("2026-06-02 08:00")
    assert released(at("2026-06-02 03:00"), NIGHT) == at("2026-06-02 08:00")


def test_outside_quiet_hours_a_notice_comes_at_once() -> None:
    for moment in ("2026-06-01 21:59", "2026-06-02 08:00", "2026-06-02 12:00"):
        assert released(at(moment), NIGHT) == at(moment)
    assert is_quiet(at("2026-06-01 13:59"), NOON)
    assert not is_quiet(at("2026-06-01 14:00"), NOON)


def test_without_quiet_hours_it_is_never_quiet() -> None:
    assert not is_quiet(at("2026-06-01 23:30"), NoticeWishes(zone=PARIS))
    assert not is_quiet(at("2026-06-01 23:30"), NoticeWishes(zone=PARIS, quiet=True, quiet_from=5, quiet_to=5))


def test_days_with_23_or_25_hours_end_by_the_clock_on_the_wall() -> None:
    assert released(at("2026-03-28 23:00"), NIGHT) == at("2026-03-29 08:00")
    assert at("2026-03-29 08:00") - at("2026-03-28 23:00") == 8 * 3600
    assert released(at("2026-10-24 23:00"), NIGHT) == at("2026-10-25 08:00")
    assert at("2026-10-25 08:00") - at("2026-10-24 23:00") == 10 * 3600


def test_a_reminder_comes_before_the_night_if_the_morning_is_too_late() -> None:
    deadline = at("2026-06-02 07:00")
    assert hastened(at("2026-06-02 01:00"), deadline, NIGHT) == at("2026-06-01 21:59")
    assert hastened(at("2026-06-02 01:00"), at("2026-06-02 12:00"), NIGHT) == at("2026-06-02 01:00")


def test_the_next_day_begins_after_the_night() -> None:
    assert next_day(at("2026-06-01 15:00"), NIGHT) == at("2026-06-02 08:00")
    assert next_day(at("2026-06-01 15:00"), NOON) == at("2026-06-02 00:00")
