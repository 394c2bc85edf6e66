"""The round's C++ source with its lists: all in one array of numbers, and a definition for each list's place."""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact import lists
from zoorama.bots.exact.boards import MARKED, MOST, RADIX
from zoorama.bots.exact.loads import ANIMALS_ON, COINS_ON, DICE_ON, LOADS, add
from zoorama.games.zooloretto_dice.parts import COIN, CRATES, LION

Blob = NDArray[np.uint16]


def source() -> str:
    return (files("zoorama.lab.solve") / "round.cc").read_text(encoding="utf-8")


def plain_loads() -> list[int]:
    return [load for load in range(LOADS) if not COINS_ON[load]]


def with_coins() -> Blob:
    """By load without coins: the load with none to three coins more; 0 where there is no room, or nothing."""
    rows = []
    for load in plain_loads():
        room = CRATES - len(DICE_ON[load])
        rows.append([add(load, *[COIN] * coins) if coins <= room else 0 for coins in range(4)])
    return np.array(rows, np.uint16)


def rolls() -> list[Blob]:
    """By shape: for each fall, the decks of six that may follow, four a deck, then the next four."""
    found = []
    for _, by_fall in lists.four_rolled():
        fours = [rows.reshape(len(rows), -1, 4).transpose(1, 0, 2).ravel() for rows in by_fall]
        found.append(np.concatenate(fours))
    return found


def parts() -> dict[str, Blob]:
    rolled_31, rolled_22, rolled_211 = rolls()
    return {
        "HOPE": lists.hope(),
        "WAIT": lists.wait(),
        "LONG_WAIT": lists.long_wait(),
        "SIX": lists.six(),
        "ROLL_31": rolled_31,
        "ROLL_22": rolled_22,
        "ROLL_211": rolled_211,
        "FOUR_TAKEN": lists.four_taken(),
        "TWO_ROLLED": lists.two_rolled(),
        "TWO_TAKEN": lists.two_taken(),
        "STARTED": lists.started(),
        "WITH_COINS": with_coins(),
        "COUNTS": np.array([ANIMALS_ON[load] for load in plain_loads()], np.uint16),
        "FACES": np.array([sum(1 << face for face in set(dice)) for dice in DICE_ON], np.uint16),
    }


@cache
def blob() -> tuple[Blob, dict[str, int]]:
    """All lists, each from a multiple of four, and where they begin."""
    found: list[Blob] = []
    places, length = {}, 0
    for name, part in parts().items():
        flat = part.ravel()
        places[name] = length
        found.append(np.concatenate([flat, np.zeros(-len(flat) % 4, np.uint16)]))
        length += len(found[-1])
    return np.concatenate(found), places


def marked() -> Blob:
    return MARKED.astype(np.uint16).ravel()


def definitions() -> list[str]:
    decks = [len(decks) for decks, _ in lists.four_rolled()]
    sizes = {
        "N_WAIT": len(lists.wait()),
        "N_LONG": len(lists.long_waits()),
        "N_SIX": len(lists.six()),
        "N_FOUR": sum(decks),
        "N_TWO": len(lists.two_taken()),
        **dict(zip(("DECKS_31", "DECKS_22", "DECKS_211"), decks, strict=True)),
        "MOST_CODES": MOST,
        "LIONS": RADIX[LION],
        **{f"STRIDE_{species}": int(np.prod(RADIX[species + 1 : LION])) for species in range(3)},
    }
    return [f"-D{name}={value}" for name, value in {**blob()[1], **sizes}.items()]
