// Written by build/typescript.py; run `scripts/web types` after a change in Python.

import type { Kinds } from "../lib/facts";

export const kinds: Kinds = {
    "Roll": {},
    "Fall": {
        "first": "word",
        "second": "word"
    },
    "Load": {
        "die": "word",
        "truck": "nth"
    },
    "Take": {
        "truck": "nth"
    },
    "DiceRolled": {
        "seat": "seat",
        "first": "word",
        "second": "word"
    },
    "DieLoaded": {
        "seat": "seat",
        "die": "word",
        "truck": "nth"
    },
    "TruckTaken": {
        "seat": "seat",
        "truck": "nth",
        "dice": "many word"
    },
    "AnimalHoused": {
        "seat": "seat",
        "species": "word"
    },
    "BonusWon": {
        "seat": "seat",
        "species": "word"
    },
    "AnimalSentToBarn": {
        "seat": "seat",
        "species": "word"
    },
    "CoinMarked": {
        "seat": "seat",
        "coins": "plain"
    },
    "DieIgnored": {
        "seat": "seat",
        "die": "word"
    },
    "LastRoundCalled": {
        "seat": "seat"
    },
    "RoundEnded": {
        "starter": "seat"
    },
    "GameEnded": {}
};
