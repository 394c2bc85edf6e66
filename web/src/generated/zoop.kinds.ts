// Written by build/typescript.py; run `scripts/web types` after a change in Python.

import type { Kinds } from "../lib/facts";

export const kinds: Kinds = {
    "Play": {
        "card": "word"
    },
    "PlayJoker": {
        "species": "word"
    },
    "Draw": {},
    "Pass": {},
    "LetPass": {},
    "Zoop": {
        "card": "word"
    },
    "Throw": {
        "card": "word"
    },
    "Chase": {},
    "Call": {},
    "Give": {
        "card": "word"
    },
    "First": {
        "seat": "seat"
    },
    "GameStarted": {
        "number": "plain",
        "starter": "seat"
    },
    "CardDealt": {
        "seat": "seat",
        "card": "word"
    },
    "CardTurnedUp": {
        "card": "word"
    },
    "CardPutBack": {
        "card": "word"
    },
    "CardPlayed": {
        "seat": "seat",
        "card": "word"
    },
    "JokerPlayed": {
        "seat": "seat",
        "species": "word"
    },
    "NothingFitted": {
        "seat": "seat"
    },
    "CardDrawn": {
        "seat": "seat",
        "card": "maybe word"
    },
    "TurnPassed": {
        "seat": "seat"
    },
    "CallsRaced": {
        "seats": "many seat"
    },
    "CardZooped": {
        "seat": "seat",
        "card": "word"
    },
    "ZoopCameLate": {
        "seat": "seat",
        "card": "word"
    },
    "CallFailed": {
        "seat": "seat",
        "card": "word"
    },
    "CallForgotten": {
        "seat": "seat",
        "card": "word"
    },
    "AnimalChased": {
        "hunter": "seat",
        "hunted": "seat",
        "card": "word"
    },
    "CageCameLate": {
        "seat": "seat"
    },
    "DirectionReversed": {},
    "TurnSkipped": {
        "seat": "seat"
    },
    "RoundEnded": {},
    "GameBlocked": {},
    "HandShown": {
        "seat": "seat",
        "cards": "many word"
    },
    "LastRaceStarted": {
        "seats": "many seat"
    },
    "GameWon": {
        "seat": "seat"
    }
};
