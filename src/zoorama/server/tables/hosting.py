"""What the host of a table decides: who may sit, who is kept out, who may write. Each changes the model it is given."""

from zoorama.server.errors import NotAllowed, TooMany
from zoorama.server.people import public_id
from zoorama.server.protocol.hosting import Controls
from zoorama.server.store.store import ChatRow
from zoorama.server.tables import naming, seating
from zoorama.server.tables.model import Guest, TableModel, Wish

MOST_KEPT_OUT = 100  # people; the first of them is let in again


def need_welcome(model: TableModel, person: str) -> None:
    if model.is_kept_out(person):
        raise NotAllowed("kept-out")


def need_entry(model: TableModel, person: str) -> None:
    """Whoever is kept out of a public table may still watch, as everybody may."""
    if not model.public:
        need_welcome(model, person)


def need_voice(model: TableModel, person: str) -> None:
    """Whether this person may write in the chat."""
    need_welcome(model, person)
    if model.chat == "off":
        raise NotAllowed("chat-off")
    if model.chat == "seated" and person != model.host and not model.seats_of(person):
        raise NotAllowed("chat-seated")


def control(model: TableModel, controls: Controls) -> None:
    """What is left out stays as it is."""
    if controls.approve is not None:
        model.approve = controls.approve
    if controls.chat is not None:
        model.chat = controls.chat


def must_ask(model: TableModel, person: str, seat: int | None) -> bool:
    """Whether the host is asked before this person sits down. One's own seat under another name is one's own still."""
    own = seat is not None and model.sits(person, seat)
    return model.approve and person != model.host and not own


def ask(model: TableModel, wish: Wish, most: int) -> None:
    """A later wish of the same person replaces the earlier one."""
    seating.need_gathering(model)
    seating.open_seat(model, None)  # or there is nothing to wait for
    naming.free_name(model, wish.person, wish.name)  # or it would be the host who is refused
    others = [other for other in model.wishes if other.person != wish.person]
    if len(others) >= most:
        raise TooMany("wishes", most)
    model.wishes = [*others, wish]


def admit(model: TableModel, guest: str) -> None:
    wish = wish_of(model, guest)
    taken = wish.seat is None or model.sitters[wish.seat].kind != "open"
    seating.sit(model, None if taken else wish.seat, wish.person, wish.name, wish.animal, wish.contribution)
    withdraw(model, wish.person)


def turn_down(model: TableModel, guest: str) -> None:
    withdraw(model, wish_of(model, guest).person)


def wish_of(model: TableModel, guest: str) -> Wish:
    for wish in model.wishes:
        if public_id(wish.person) == guest:
            return wish
    raise NotAllowed("no-such-wish")


def withdraw(model: TableModel, person: str) -> None:
    model.wishes = [wish for wish in model.wishes if wish.person != person]


def sitter_at(model: TableModel, seat: int) -> Guest:
    """Whom to keep out, while seats can still change."""
    seating.need_gathering(model)
    if seat >= len(model.sitters) or model.sitters[seat].kind != "person":
        raise NotAllowed("no-such-seat", seat=seat + 1)
    sitter = model.sitters[seat]
    return Guest(sitter.person, sitter.name, sitter.animal)


def author_of(said: list[ChatRow], number: int) -> Guest:
    """Whose line was deleted is not known any more."""
    for line in said:
        if line.number == number and line.person:
            return Guest(line.person, line.name)
    raise NotAllowed("no-such-line")


def keep_out(model: TableModel, guest: Guest) -> None:
    """Not sitting, not writing, and at a private table not watching either. Who plays already plays on."""
    if guest.person == model.host or (model.stage != "gathering" and model.seats_of(guest.person)):
        raise NotAllowed("plays-here", name=guest.name)
    for seat in model.seats_of(guest.person):
        model.sitters[seat] = seating.OPEN
    withdraw(model, guest.person)
    others = [other for other in model.kept_out if other.person != guest.person]
    model.kept_out = [*others, guest][-MOST_KEPT_OUT:]


def let_in(model: TableModel, guest: str) -> None:
    model.kept_out = [other for other in model.kept_out if public_id(other.person) != guest]
