"""Who sits where. Each change is refused with a reason or carried out on the model it is given."""

from collections.abc import Container
from math import ceil

from msgspec.structs import replace

from zoorama.bots.registry import is_level, offered_bots, parse_spec, plays_as
from zoorama.characters import free_animal, free_character
from zoorama.engine.errors import WrongSeats
from zoorama.engine.game import AnyGame
from zoorama.games import find
from zoorama.server.errors import NotAllowed, TooMany
from zoorama.server.tables import naming
from zoorama.server.tables.model import Sitter, TableModel

OPEN = Sitter()
MOST_LEFT = 30  # people who sat here once and still find the table among theirs
PAUSE = 10.0  # seconds that the others have to come to a rematch


def sit(model: TableModel, seat: int | None, person: str, name: str, animal: str, contribution: str) -> None:
    """Take a seat, or one's own again under another name."""
    need_gathering(model)
    before = ""
    if seat is not None and model.sits(person, seat):
        before, model.sitters[seat] = model.sitters[seat].name, OPEN
    place, name = open_seat(model, seat), naming.free_name(model, person, name)
    if before == model.begins:
        model.begins = name if before else ""
    model.sitters[place] = Sitter(
        kind="person",
        person=person,
        name=name,
        animal=free_animal(animal, animals(model)),
        contribution=contribution,
    )


def stand(model: TableModel, seat: int, person: str) -> None:
    need_gathering(model)
    if seat not in model.seats_of(person):
        raise NotAllowed("not-your-seat", seat=seat + 1)
    model.sitters[seat] = OPEN


def seat_bot(model: TableModel, seat: int | None, bot: str) -> None:
    need_gathering(model)
    need_bot(find(model.game, model.version), len(model.sitters), bot)
    first = int(model.commitment[:8], 16)
    chosen = free_character(naming.taken_characters(model), animals(model), bot, first)
    name = naming.numbered(chosen.name, naming.looks(model.sitters))
    model.sitters[open_seat(model, seat)] = Sitter(kind="bot", name=name, animal=chosen.animal, bot=bot)


def unseat(model: TableModel, seat: int) -> None:
    need_gathering(model)
    if seat >= len(model.sitters):
        raise NotAllowed("no-such-seat", seat=seat + 1)
    model.sitters[seat] = OPEN


def shuffle(model: TableModel, order: list[int]) -> None:
    need_gathering(model)
    model.sitters = [model.sitters[seat] for seat in order]


def drop_open_seats(model: TableModel, game: AnyGame) -> None:
    """The game starts with those who sit."""
    need_gathering(model)
    sitting = [sitter for sitter in model.sitters if sitter.kind != "open"]
    if len(sitting) not in game.seats:
        raise WrongSeats(game.name, len(sitting), game.seats[0], game.seats[-1])
    model.sitters, model.wishes = [at_level(one, game, len(sitting)) for one in sitting], []
    put_first(model)


def need_bot(game: AnyGame, seats: int, bot: str) -> None:
    """An unknown bot is refused, and a level that there is not with so many seats."""
    name = parse_spec(bot, game).name
    if is_level(name, game):
        need_level(game, seats, name)


def need_level(game: AnyGame, seats: int, level: str) -> None:
    known = offered_bots(game, seats)
    if level not in known:
        raise NotAllowed("no-such-level", level=level, seats=seats, known=", ".join(known))


def at_level(sitter: Sitter, game: AnyGame, seats: int) -> Sitter:
    """With fewer seats than a bot was chosen for, its level may be too high."""
    if sitter.kind != "bot" or not is_level(sitter.bot, game):
        return sitter
    return replace(sitter, bot=plays_as(sitter.bot, game, seats))


def leave(model: TableModel, person: str) -> None:
    """Stand up while the table gathers; later the seats stay, and the table stays among the person's."""
    seats = model.seats_of(person)
    if not seats and person != model.host:
        raise NotAllowed("not-a-player")
    if person not in model.left:
        model.left = [*model.left, person][-MOST_LEFT:]
    if model.stage == "gathering":
        for seat in seats:
            model.sitters[seat] = OPEN
        if model.host == person:
            others = [sitter.person for sitter in model.sitters if sitter.kind == "person"]
            model.host = next(iter(others), person)


def is_abandoned(model: TableModel) -> bool:
    """The host has left before the game began, and nobody sits here."""
    sitting = any(sitter.kind == "person" for sitter in model.sitters)
    return model.stage == "gathering" and model.host in model.left and not sitting


def need_room(model: TableModel, person: str, seat: int | None, most: int) -> None:
    """At somebody else's public table nobody takes all seats."""
    again = seat is not None and model.sits(person, seat)
    if model.public and person != model.host and not again and len(model.seats_of(person)) >= most:
        raise TooMany("seats", most)


def contribute(model: TableModel, person: str, seat: int | None, contribution: str) -> None:
    """Until the game starts, whoever sits may change what they add to luck."""
    need_gathering(model)
    seats = model.seats_of(person)
    if seat is not None and seat not in seats:
        raise NotAllowed("not-your-seat", seat=seat + 1)
    if not seats:
        raise NotAllowed("not-a-player")
    for own in seats if seat is None else [seat]:
        model.sitters[own] = replace(model.sitters[own], contribution=contribution)


def need_others(model: TableModel, connected: Container[str], now: float) -> None:
    """Nobody asked those who were seated for a rematch: it starts when they are here, or have had time to come."""
    others = {one.person for one in model.sitters if one.kind == "person"} - {model.host}
    left = PAUSE - (now - model.created)
    if model.again and 0 < left <= PAUSE and any(person not in connected for person in others):
        raise NotAllowed("others-missing", wait=ceil(left))


def take_over(model: TableModel, seat: int, bot: str) -> None:
    """A bot plays for a person who is away."""
    model.sitters[seat] = replace(model.sitters[seat], away=True, bot=bot)


def give_back(model: TableModel, seat: int) -> None:
    model.sitters[seat] = replace(model.sitters[seat], away=False, bot="")


def moved_on(model: TableModel) -> list[Sitter]:
    """The same people for a rematch, each one seat further."""
    sitters = [
        replace(one, bot=one.bot if one.kind == "bot" else "", away=False, contribution="") for one in model.sitters
    ]
    return sitters[1:] + sitters[:1]


def winner(model: TableModel) -> str:
    """Of several, the first after the one who began."""
    assert model.result is not None
    best = [sitter.name for sitter, sheet in zip(model.sitters, model.result, strict=True) if sheet.rank == 1]
    began = model.sitters[0].name
    return best[1] if best[0] == began and len(best) > 1 else best[0]


def put_first(model: TableModel) -> None:
    """Whoever is to begin sits first, and the others follow as they sit. Who is not here any more begins nothing."""
    names = [sitter.name for sitter in model.sitters]
    if model.begins and model.begins in names:
        first = names.index(model.begins)
        model.sitters = model.sitters[first:] + model.sitters[:first]


def link_rematch(model: TableModel, table: str) -> None:
    model.rematch = table


def need_host(model: TableModel, person: str) -> None:
    if model.host != person:
        raise NotAllowed("not-the-host")


def need_gathering(model: TableModel) -> None:
    if model.stage != "gathering":
        raise NotAllowed("already-started")


def open_seat(model: TableModel, seat: int | None) -> int:
    if seat is None:
        free = [number for number, sitter in enumerate(model.sitters) if sitter.kind == "open"]
        if not free:
            raise NotAllowed("table-full")
        return free[0]
    if seat >= len(model.sitters):
        raise NotAllowed("no-such-seat", seat=seat + 1)
    if model.sitters[seat].kind != "open":
        raise NotAllowed("seat-taken", seat=seat + 1)
    return seat


def animals(model: TableModel) -> set[str]:
    return {sitter.animal for sitter in model.sitters}
