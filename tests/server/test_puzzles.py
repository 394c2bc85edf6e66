"""Puzzles over HTTP: the same for everybody, answered once, counted by day, forgotten with the person."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import EAGER, Answered, Guest, Json, ManualClock, Running, running
from zoorama.games import GAMES, find
from zoorama.puzzles.collection import find_puzzle, puzzles_of
from zoorama.server.housekeeping import Housekeeping
from zoorama.server.puzzles.scores import longest, score_of
from zoorama.server.settings import Keeping, Quotas
from zoorama.server.store.puzzles import AnswerRow

GAME = "zooloretto_dice"
DICE = find(GAME)
DAY = 86_400
OFFERED = [game.name for game in GAMES if puzzles_of(game)]
HIDDEN = ("best", "proof", "leads", "missed", "chances")


def best_of(info: Json) -> Json:
    puzzle = find_puzzle(find(info["game"]), info["id"])
    assert puzzle is not None
    return dict(info["legal"][puzzle.best])


def wrong_of(info: Json) -> list[Json]:
    return [action for action in info["legal"] if action != best_of(info)]


async def answer(guest: Guest, info: Json, action: Json | None) -> Json:
    path = f"/api/puzzles/{info['game']}/{info['id']}/answer"
    verdict: Json = await guest.post(path, {"daily": info["day"] is not None, "action": action})
    return verdict


async def solve_today(guest: Guest) -> Json:
    info = await guest.get(f"/api/puzzles/{GAME}/daily")
    return await answer(guest, info, best_of(info))


async def score(guest: Guest) -> Json:
    scores = await guest.get("/api/puzzles")
    return next(one for one in scores["games"] if one["game"] == GAME)


async def with_tries(guest: Guest, least: int) -> Json:
    """One from the trainer that leaves so many tries; those before are given up."""
    while (info := await guest.get(f"/api/puzzles/{GAME}/next"))["tries"] < least:
        await answer(guest, info, None)
    return dict(info)


@pytest.mark.parametrize("game", OFFERED)
async def test_the_days_puzzle_is_one_for_all_and_changes_at_midnight(game: str, tmp_path: Path) -> None:
    clock = ManualClock()
    clock.time = 20_000 * DAY - 1.0
    async with running(tmp_path / "db", clock=clock) as server:
        ada, ben = await server.guest("Ada"), await server.guest("Ben")
        first = await ada.get(f"/api/puzzles/{game}/daily")
        assert first == await ben.get(f"/api/puzzles/{game}/daily")
        assert first["day"] == "2024-10-03"
        clock.go(1)
        second = await ada.get(f"/api/puzzles/{game}/daily")
        assert second["day"] == "2024-10-04"
        assert second["id"] != first["id"]
        with pytest.raises(Answered) as refused:
            await answer(ada, first, first["legal"][0])
        assert refused.value.problem["key"] == "not-allowed-puzzle-of-another-day"


@pytest.mark.parametrize("game", OFFERED)
async def test_a_puzzle_is_a_seats_view_and_its_choices_without_the_answer(game: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        for which in ("daily", "next"):
            info = await ada.get(f"/api/puzzles/{game}/{which}")
            assert info["view"]["seat"] == info["seat"] in info["turn"]["seats"]
            assert info["solution"] is None
            assert len(info["legal"]) > 1
            assert not any(f'"{word}"' in str(info).replace("'", '"') for word in HIDDEN)
            assert set(info) == {
                "id", "game", "version", "day", "seats", "seat", "turn", "legal", "view", "standings", "hard",
                "tries", "tried", "solved", "solution",
            }  # fmt: skip


async def test_a_right_answer_shows_the_solution_and_stays_answered(where: str) -> None:
    async with running(where) as server:
        ada = await server.guest("Ada")
        info = await ada.get(f"/api/puzzles/{GAME}/daily")
        verdict = await answer(ada, info, best_of(info))
        assert verdict["right"]
        solution = verdict["solution"]
        assert solution["best"] == best_of(info)
        assert 0 < solution["lead"]["low"] <= solution["lead"]["mean"] <= solution["lead"]["high"]
        assert solution["choices"][0]["action"] == solution["best"]
        assert len(solution["choices"]) == len(info["legal"])
        assert all(sum(choice["chances"]) == pytest.approx(1, abs=0.001) for choice in solution["choices"])
        assert (verdict["score"]["solved"], verdict["score"]["first_try"], verdict["score"]["today"]) == (
            1,
            1,
            "solved",
        )
        again = await ada.get(f"/api/puzzles/{GAME}/daily")
        assert (again["solved"], again["solution"]) == (True, solution)
        with pytest.raises(Answered) as refused:
            await answer(ada, info, best_of(info))
        assert refused.value.problem["key"] == "not-allowed-puzzle-closed"


async def test_wrong_answers_use_up_the_tries_and_the_last_shows_the_solution(where: str) -> None:
    async with running(where) as server:
        ada = await server.guest("Ada")
        info = await with_tries(ada, 2)
        wrong = wrong_of(info)
        first = await answer(ada, info, wrong[0])
        assert not first["right"]
        assert first["solution"] is None
        assert first["lost"]["low"] > 0
        assert first["tries"] == info["tries"] - 1
        same = await answer(ada, info, wrong[0])
        assert same["tries"] == first["tries"], "the same again costs no try"
        open_yet = await ada.get(f"/api/puzzles/{GAME}/next")
        assert (open_yet["id"], open_yet["tried"], open_yet["solution"]) == (info["id"], [wrong[0]], None)
        for action in wrong[1 : info["tries"]]:
            last = await answer(ada, info, action)
        assert last["tries"] == 0
        assert last["solution"]["best"] == best_of(info)
        assert (await ada.get(f"/api/puzzles/{GAME}/next"))["id"] != info["id"]


async def test_whoever_solves_it_later_has_not_solved_it_at_the_first_try(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        info = await with_tries(ada, 2)
        await answer(ada, info, wrong_of(info)[0])
        verdict = await answer(ada, info, best_of(info))
        assert verdict["right"]
        assert (verdict["score"]["solved"], verdict["score"]["first_try"]) == (1, 0)


async def test_giving_up_shows_the_solution_and_ends_the_day(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        info = await ada.get(f"/api/puzzles/{GAME}/daily")
        verdict = await answer(ada, info, None)
        assert (verdict["right"], verdict["lost"], verdict["score"]["today"]) == (False, None, "missed")
        assert verdict["solution"]["best"] == best_of(info)


async def test_a_streak_grows_day_by_day_and_breaks_after_a_day_without(where: str) -> None:
    clock = ManualClock()
    async with running(where, clock=clock) as server:
        ada = await server.guest("Ada")
        for days in (1, 2, 3):
            assert (await solve_today(ada))["score"]["streak"] == days
            clock.go(DAY)
        assert (await score(ada))["streak"] == 3, "today's may still be solved"
        clock.go(DAY)
        assert (await score(ada))["streak"] == 0
        assert (await solve_today(ada))["score"]["streak"] == 1
        found = await ada.get("/api/puzzles")
        assert (found["streak"], (await score(ada))["longest"]) == (1, 3)


async def test_the_trainer_counts_for_no_streak_and_does_not_tell_todays(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        info = await ada.get(f"/api/puzzles/{GAME}/next")
        verdict = await answer(ada, info, best_of(info))
        assert (verdict["score"]["solved"], verdict["score"]["streak"], verdict["score"]["today"]) == (1, 0, "open")
        today = await ada.get(f"/api/puzzles/{GAME}/daily")
        with pytest.raises(Answered) as refused:
            await answer(ada, {**today, "day": None}, best_of(today))
        assert refused.value.problem["key"] == "not-allowed-puzzle-of-today"
        assert (await ada.get(f"/api/puzzles/{GAME}/next"))["id"] not in (info["id"], today["id"])


def test_puzzles_that_are_no_longer_there_count_for_days_only() -> None:
    here = puzzles_of(DICE)[0].id
    answers = [AnswerRow(GAME, name, day, (0,), True, True, 0.0) for day, name in enumerate((here, "gone", here))]
    found = score_of(DICE, answers, 2)
    assert (found.solved, found.first_try, found.puzzles) == (1, 1, len(puzzles_of(DICE)))
    assert (found.streak, found.longest) == (3, 3)


class Counted(set[int]):
    asked = 0

    def __contains__(self, day: object) -> bool:
        self.asked += 1
        return super().__contains__(day)


def test_the_longest_streak_is_found_in_one_go() -> None:
    days = Counted({*range(10, 40), *range(50, 350), 400, *range(500, 520)})
    assert longest(days) == 300
    assert days.asked <= 3 * len(days)
    assert longest(set()) == 0


async def test_the_trainer_ends_when_all_have_been_answered(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        for _ in puzzles_of(DICE)[1:]:
            await answer(ada, await ada.get(f"/api/puzzles/{GAME}/next"), None)
        with pytest.raises(Answered) as refused:
            await ada.get(f"/api/puzzles/{GAME}/next")
        assert refused.value.problem["key"] == "not-allowed-no-more-puzzles"


async def test_bad_answers_are_refused_clearly(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        info = await ada.get(f"/api/puzzles/{GAME}/daily")
        path = f"/api/puzzles/{GAME}/{info['id']}/answer"
        for at, body, status, key in (
            (path, {"daily": True, "action": {"type": "Fly"}}, 400, "unreadable-unknown-word"),
            (path, {"daily": True, "action": {"type": "Take", "truck": 999}}, 400, "unreadable-out-of-range"),
            (path, {"daily": True, "move": 1}, 400, "unreadable-not-understood"),
            (path.replace(info["id"], "0" * 12), {"daily": True}, 404, "error-NoSuchPuzzle"),
            (path.replace(info["id"], "xyz"), {"daily": True}, 400, "unreadable-not-understood"),
            (path.replace(GAME, "chess"), {"daily": True}, 400, "error-UnknownGame"),
        ):
            with pytest.raises(Answered) as refused:
                await ada.post(at, body)
            assert (refused.value.status, refused.value.problem["key"]) == (status, key)
        outside = await forbidden(server, info)
        with pytest.raises(Answered) as refused:
            await answer(ada, info, outside)
        assert (refused.value.status, refused.value.problem["name"]) == (409, "IllegalAction")
        assert (await ada.get(f"/api/puzzles/{GAME}/daily"))["tries"] == info["tries"], "none of them was a try"


async def forbidden(server: Running, info: Json) -> Json:
    """An action that can be read, but is none of the choices."""
    known: list[Json] = [{"type": "Roll"}, *[{"type": "Take", "truck": truck} for truck in range(4)]]
    return next(action for action in known if action not in info["legal"])


async def test_somebody_without_an_identity_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        with pytest.raises(Answered) as refused:
            await Guest(server.address).get("/api/puzzles")
        assert refused.value.status == 401


async def test_answers_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path / "db", replace(EAGER, quotas=Quotas(puzzles=2))) as server:
        ada = await server.guest("Ada")
        for _ in range(2):
            await answer(ada, await ada.get(f"/api/puzzles/{GAME}/next"), None)
        with pytest.raises(Answered) as refused:
            await answer(ada, await ada.get(f"/api/puzzles/{GAME}/next"), None)
        assert (refused.value.status, refused.value.problem["key"]) == (429, "too-many-puzzles")


async def test_answers_are_exported_and_deleted_with_ones_data(where: str) -> None:
    async with running(where) as server:
        ada = await server.guest("Ada")
        person = server.services.people.read(ada.http.cookies["zoorama"]) or ""
        await solve_today(ada)
        training = await ada.get(f"/api/puzzles/{GAME}/next")
        await answer(ada, training, None)
        exported = (await ada.get("/api/me/export"))["puzzles"]
        assert [(one["day"] is None, one["solved"], one["tries"]) for one in exported] == [
            (True, False, 0),
            (False, True, 1),
        ]
        await ada.post("/api/me/delete", {"confirm": "delete"})
        assert await server.services.store.puzzles.answers(person) == []
        assert (await score(ada))["solved"] == 0


async def test_answers_of_people_who_stay_away_are_forgotten_as_they_are(where: str) -> None:
    clock = ManualClock()
    async with running(where, replace(EAGER, keeping=Keeping(people=30)), clock) as server:
        named, nameless = await server.guest("Ada"), await server.guest()
        people = [server.services.people.read(one.http.cookies["zoorama"]) or "" for one in (named, nameless)]
        for guest in (named, nameless):
            await solve_today(guest)
        for days, kept in ((29, 1), (2, 0)):
            clock.go(days * DAY)
            await Housekeeping(server.registry).retain()
            assert [len(await server.services.store.puzzles.answers(person)) for person in people] == [kept, kept]
