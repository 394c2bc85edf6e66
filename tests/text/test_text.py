from dataclasses import dataclass, field

import pytest
from fluent.runtime import FluentBundle, FluentResource

import zoorama.text
from zoorama.engine.errors import IllegalAction, NotYourTurn, Unreadable
from zoorama.engine.game import Action, Event
from zoorama.engine.shape import FLAG, SEAT, many, maybe, nth, value, whole, word
from zoorama.games.zooloretto_dice.actions import Fall, Load, Take
from zoorama.games.zooloretto_dice.events import CoinMarked, TruckTaken
from zoorama.games.zooloretto_dice.parts import COIN, FACES, LION, MONKEY
from zoorama.text import LANGUAGES, Text, figure, preferred_language, signed

PLAYERS = ("Anna", "Ben")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "FR_CA"}, "fr"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "frp_FR"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "de"),
        ({"LC_ALL": "ru_RU", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "ru"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_TIME": "fr_FR"}, "en"),
    ],
    ids=str,
)
def test_the_language_is_the_one_the_environment_asks_for(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_message_is_said_with_its_facts() -> None:
    assert Text("en").say("games-players", least=2, most=4) == "2 to 4 players"


def test_a_very_long_fact_is_cut_short_instead_of_spoiling_the_message() -> None:
    assert Text("en").say("error-file-missing", file="x" * 9999) == f"There is no file {'x' * 500}…."
    assert Text("en").say("error-file-missing", file="x" * 500) == f"There is no file {'x' * 500}."


def test_a_part_of_a_message_is_said_by_its_name() -> None:
    assert Text("en", "zooloretto_dice").say("ZD-7", "title") == "Empty supply"


def test_a_message_that_does_not_exist_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(LookupError):
        Text("en").say("nonsense")
    with pytest.raises(LookupError):
        Text("en").say("command", "nonsense")
    text = Text("en")
    text.bundle.add_resource(FluentResource("half =\n    .part = said"))
    assert text.say("half", "part") == "said"
    with pytest.raises(LookupError):
        text.say("half")


def test_words_are_said_in_the_readers_language_and_things_are_counted_from_one() -> None:
    assert Text("en", "zooloretto_dice").action(Load(LION, 0), PLAYERS) == "Load the lion onto truck 1"
    french = Text("fr", "zooloretto_dice").action(Load(LION, 0), PLAYERS)
    assert "lion" in french
    assert "1" in french
    russian = Text("ru", "zooloretto_dice")
    assert russian.word("lion") in russian.action(Fall(LION, COIN), PLAYERS)


def test_seats_are_called_by_their_players_and_lists_are_told_in_words() -> None:
    text = Text("en", "zooloretto_dice")
    assert text.event(TruckTaken(1, 2, (LION, MONKEY)), PLAYERS) == "Ben took truck 3: lion, monkey."
    assert text.event(CoinMarked(0, 6), PLAYERS) == "Anna marked coin 6."


def test_what_the_readers_own_seat_did_is_told_to_them_as_you() -> None:
    text = Text("en")
    text.bundle.add_resource(
        FluentResource(
            "event-Bought = { $seat-who ->\n [you] You buy\n *[other] { $seat } buys\n} from { $owner-who }."
        )
    )
    told = [text.event(Bought(0, 1), PLAYERS, me) for me in (0, 1, None)]
    assert told == ["You buy from other.", "Anna buys from you.", "Anna buys from other."]
    assert text.event(Bought(0, None), PLAYERS) == "Anna buys from other.", "nobody is not the reader"


def test_numbers_below_zero_have_a_true_minus() -> None:
    assert [figure(-2), figure(0), figure(3)] == ["−2", "0", "3"]
    assert [signed(-2), signed(0), signed(3)] == ["−2", "±0", "+3"]
    text = Text("ru")
    text.bundle.add_resource(
        FluentResource("owed = { $n ->\n [few] { $n } очка\n *[many] { $n } очков\n} a-1 { $word }")
    )
    assert text.say("owed", n=-2, word="--top-3") == "−2 очка a-1 --top-3"


def test_the_table_alone_has_no_rules_and_a_game_has_them_in_order() -> None:
    assert Text("en").rules == []
    assert Text("en", "zooloretto_dice").rules[:3] == ["ZD-1", "ZD-2", "ZD-3"]


def test_an_illegal_action_is_answered_with_the_rule_itself_where_the_game_is_known() -> None:
    error = IllegalAction(0, str(Take(1)), "ZD-8")
    alone, with_game = Text("en").error(error), Text("en", "zooloretto_dice").error(error)
    assert "ZD-8" in alone
    assert with_game == alone + " " + Text("en", "zooloretto_dice").say("ZD-8")


def test_an_unreadable_thing_is_named_with_its_place_and_kind() -> None:
    error = Unreadable("record.moves[3].seat", "wrong-type", {"given": "text", "wanted": "whole"})
    assert Text("en").error(error) == "record.moves[3].seat: is text, should be a whole number."


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_out_of_turn_is_not_told_as_a_seat(language: str) -> None:
    luck = Text(language).error(Unreadable("moves[1]", "out-of-turn", {"seat": 0}))
    seat = Text(language).error(Unreadable("moves[1]", "out-of-turn", {"seat": 1}))
    assert "0" not in luck
    assert luck != seat
    assert "1" in seat.removeprefix("moves[1]")


def test_whose_turn_it_is_instead_is_told() -> None:
    assert Text("en").error(NotYourTurn(1, (0, 2))) == "It is not seat 2’s turn; it is the turn of seat 1, 3."
    assert Text("de").error(NotYourTurn(1, ())) == "Platz 2 ist nicht am Zug; niemand ist es."


@dataclass(frozen=True)
class Mixture(Event):
    """A value of every shape a message can speak of."""

    seat: int = field(metadata=SEAT)
    other: int | None = field(metadata=maybe(SEAT))
    place: int = field(metadata=nth(5))
    number: int = field(metadata=whole(0, 9))
    flag: bool = field(metadata=FLAG)
    die: int | None = field(metadata=maybe(word(FACES)))
    dice: tuple[int | None, ...] = field(metadata=many(maybe(word(FACES)), 0, 3))
    rows: tuple[int, ...] = field(metadata=many(nth(5), 0, 3))
    move: Action = field(default=Take(0), metadata=value(Action))
    moves: tuple[Action, ...] = field(default=(), metadata=many(maybe(value(Action)), 0, 3))


@dataclass(frozen=True)
class Bought(Event):
    seat: int = field(metadata=SEAT)
    owner: int | None = field(metadata=maybe(SEAT))


def test_every_shape_becomes_a_fact_and_a_name_but_for_values_inside_values() -> None:
    text = Text("de", "zooloretto_dice")
    lion = text.word("lion")
    facts = text._facts(Mixture(1, None, 2, 7, True, LION, (LION, None), (0, 4)), PLAYERS)
    assert facts == {
        "seat": "Ben",
        "seat-name": "",
        "seat-who": "other",
        "other": "none",
        "other-name": "",
        "other-who": "other",
        "place": 3,
        "place-name": "",
        "number": 7,
        "number-name": "",
        "flag": "yes",
        "flag-name": "",
        "die": "lion",
        "die-name": lion,
        "dice": f"{lion}, none",
        "dice-name": "",
        "rows": "1, 5",
        "rows-name": "",
    }
    assert text._facts(Mixture(0, 1, 0, 0, False, None, (), ()), PLAYERS)["die-name"] == ""


def test_what_a_language_lacks_of_a_game_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    read = zoorama.text.read_words

    def untranslated(language: str, name: str) -> object:
        return None if (language, name) == ("fr", "zooloretto_dice") else read(language, name)

    monkeypatch.setattr("zoorama.text.read_words", untranslated)
    french, english = Text("fr", "zooloretto_dice"), Text("en", "zooloretto_dice")
    assert french.say("name") == english.say("name")
    assert french.rules == english.rules
    assert french.action(Load(LION, 0), PLAYERS) == "Load the lion onto truck 1"
    assert french.number(Load(LION, 0), PLAYERS) is None
    assert french.say("play-person") == "Joueur", "the table's own words are there"


def test_a_single_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Text("de")
    monkeypatch.setattr(text, "bundle", FluentBundle(["de"]))
    assert text.say("games-players", least=2, most=4) == "2 to 4 players"
    assert text.knows("games-players")
    assert not text.knows("nonsense")
