"""What a person at the terminal is asked, in one line."""

import pytest

from tests.toy.snap import SnapGame
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import act_by_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find
from zoorama.terminal.prompts import no_prompt, prompt_for
from zoorama.text import LANGUAGES, Text

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
languages = pytest.mark.parametrize("language", LANGUAGES)


def asked(match: AnyMatch, seat: int, text: Text) -> str:
    return prompt_for(match.game)(match.view(seat), match.legal(seat), text, match.names)


def dealt(game: AnyGame, luck: int = 1) -> AnyMatch:
    return Match(game, tuple(f"Anna{seat}" for seat in range(game.seats[0])), dealer=Rng(luck))


@languages
@games
def test_every_decision_of_a_game_is_asked_for_in_words(game: AnyGame, language: str) -> None:
    match, text, bot = dealt(game), Text(language, game.name), make_bot("random", game)
    while match.turn().kind is not Kind.OVER:
        seat = match.turn().seats[0]
        said = asked(match, seat, text)
        assert said
        assert "{" not in said
        act_by_bot(match, seat, bot, Rng(2))


def test_a_game_without_a_prompt_asks_with_none() -> None:
    assert prompt_for(SnapGame()) is no_prompt


def test_the_dice_game_names_the_die_and_says_when_it_is_only_the_first() -> None:
    match, text = dealt(find("zooloretto_dice")), Text("en", "zooloretto_dice")
    assert asked(match, 0, text) == "Roll two dice"
    match.act(0, match.legal(0)[0])
    assert asked(match, 0, text).startswith("First put the ")
    match.act(0, match.legal(0)[0])
    assert asked(match, 0, text).startswith("Put the ")
