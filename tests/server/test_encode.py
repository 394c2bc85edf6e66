"""Everything that is encoded piece by piece decodes to the message that documents it."""

from pathlib import Path

import pytest
from msgspec import json

from tests.server.harness import hot_seat, running
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.score import Score
from zoorama.fair.dealer import CommittedDealer, fresh_seed
from zoorama.games import GAMES, find
from zoorama.server.protocol.encode import (
    EncodedUpdate,
    Encoder,
    EntryBody,
    StandingsEncoder,
    encode_clocks,
    encode_turn,
    score_sheets,
)
from zoorama.server.protocol.messages import Clock, Outgoing, ScoreSheet, TurnInfo, Update
from zoorama.server.tables.session import Session

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_successive_views_are_encoded_as_the_codec_does(game: AnyGame) -> None:
    encoder, rng = Encoder(game), Rng(5)
    views, bot = encoder.views(), make_bot("random", game)
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=rng.split())
    while match.turn().seats:
        for viewer in (0, 1, 2, None):
            view = match.view(viewer)
            assert bytes(views.encode(view)) == bytes(encoder.value(view))
            if game.open_information:
                assert bytes(views.around_seat(match.view(None)).of(viewer)) == bytes(encoder.value(view))
        seat = match.turn().seats[0]
        act_by_bot(match, seat, bot, rng)


@every_game
def test_an_entry_body_reads_back_as_the_moves_that_were_played(game: AnyGame) -> None:
    encoder, rng = Encoder(game), Rng(6)
    session = Session(game, ("A", "B", "C"), game.types.options(), CommittedDealer(fresh_seed(), ("", "", "")))
    entries = [session.start()]
    while session.turn.kind is not Kind.OVER and session.seq < 60:
        seat = session.turn.seats[rng.below(len(session.turn.seats))]
        legal = session.match.legal(seat)
        entries.append(session.act(seat, legal[rng.below(len(legal))], bot="greedy" if seat else None))
    for entry in entries:
        text = encoder.entry_body(entry.steps, entry.arrivals, entry.bot)
        assert json.encode(json.decode(text, type=EntryBody)).decode() == text
        moves, bot = encoder.read_entry_body(text)
        assert bot == entry.bot
        assert [(move.seat, move.action) for move in moves] == [(move.seat, move.action) for move, _ in entry.steps]
        assert {number for number, move in enumerate(moves) if move.arrival} == entry.arrivals


@every_game
def test_score_sheets_say_what_the_scores_say(game: AnyGame) -> None:
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=Rng(7))
    rng, standings, views = Rng(8), StandingsEncoder(), Encoder(game).views()
    while match.turn().seats:
        views.encode(match.view(None))
        told = standings.encode(views.score_basis(), match.scores)
        assert json.decode(told, type=list[ScoreSheet]) == score_sheets(match.scores())
        seat = match.turn().seats[0]
        match.act(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    scores, sheets = match.scores(), score_sheets(match.scores())
    assert json.decode(standings.encode([], match.scores), type=list[ScoreSheet]) == sheets
    assert [sheet.points for sheet in sheets] == [score.points for score in scores]
    assert [sheet.lines for sheet in sheets] == [[(line.what, line.points) for line in one.lines] for one in scores]
    assert min(sheet.rank for sheet in sheets) == 1


def test_score_sheets_are_drawn_up_only_when_what_they_follow_from_has_changed() -> None:
    game = find("zooloretto_dice")
    match: AnyMatch = Match(game, ("A", "B", "C"), dealer=Rng(7))
    rng, standings, views, drawn_up = Rng(8), StandingsEncoder(), Encoder(game).views(), 0

    def scores() -> list[Score]:
        nonlocal drawn_up
        drawn_up += 1
        return match.scores()

    acts = 0
    while match.turn().seats:
        views.encode(match.view(None))
        standings.encode(views.score_basis(), scores)
        acts += 1
        seat = match.turn().seats[0]
        match.act(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
    assert 0 < drawn_up < acts / 2


def test_a_turn_is_told_with_the_time_its_window_closes() -> None:
    for game in GAMES:
        match: AnyMatch = Match(game, ("A", "B", "C"), dealer=Rng(1))
        told = json.decode(encode_turn(match.turn(), 1.5), type=TurnInfo)
        assert (told.kind, told.until) == (match.turn().kind.value, 1500)
        assert tuple(told.seats) == match.turn().seats


def test_clocks_read_back_as_they_were() -> None:
    for clocks in (None, [Clock(reserve=300_000, due=None), Clock(reserve=0, due=1_700_000_000_000)]):
        assert json.decode(encode_clocks(clocks), type=list[Clock] | None) == clocks


def test_an_encoded_update_has_the_fields_of_the_message_that_documents_it() -> None:
    assert EncodedUpdate.__struct_fields__ == Update.__struct_fields__
    assert EncodedUpdate.__struct_config__.tag == Update.__struct_config__.tag


@every_game
async def test_an_update_decodes_to_its_message_and_shows_each_seat_its_own_view(game: AnyGame, tmp_path: Path) -> None:
    """Also where information is open and the view is encoded once for all."""
    codec = Encoder(game).codec
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, game.name, 3, pace={"window": 0})
        live = server.registry.tables[table].live
        assert live is not None
        async with wire:
            for wanted in (5, 10, 20):
                await wire.play(Rng(wanted), lambda update: update["seq"] >= wanted)  # noqa: B023 – used at once
                for seat, update in wire.latest.items():
                    assert update["view"] == codec.encode(live.session.match.view(seat))
                    assert update["view"]["seat"] == seat
        told = [json.decode(line, type=Outgoing) for frame in wire.frames for line in frame.split("\n")]
        updates = [message for message in told if isinstance(message, Update)]
        assert len(updates) > 20
        assert [json.decode(json.encode(message)) for message in told] == wire.messages[: len(told)]
