// Written by build/typescript.py; run `scripts/web types` after a change in Python.

import type { Kinds } from "../lib/facts";

export const kinds: Kinds = {
    "SetAside": {
        "species": "word"
    },
    "Draw": {},
    "TurnUp": {
        "tile": "word"
    },
    "Load": {
        "tile": "word",
        "truck": "nth"
    },
    "Take": {
        "truck": "nth"
    },
    "House": {
        "tile": "word",
        "place": "word"
    },
    "MoveAnimal": {
        "animal": "word",
        "place": "word"
    },
    "MoveStall": {
        "stall": "word",
        "origin": "word",
        "place": "word"
    },
    "Exchange": {
        "first": "word",
        "second": "word"
    },
    "ExchangeWithBarn": {
        "place": "word",
        "species": "word"
    },
    "Buy": {
        "tile": "word",
        "owner": "seat"
    },
    "Discard": {
        "tile": "word"
    },
    "Expand": {},
    "SpeciesSetAside": {
        "species": "word"
    },
    "TileDrawn": {
        "seat": "seat",
        "tile": "word"
    },
    "EndStackOpened": {
        "seat": "seat"
    },
    "TileLoaded": {
        "seat": "seat",
        "tile": "word",
        "truck": "nth"
    },
    "TruckTaken": {
        "seat": "seat",
        "truck": "nth",
        "tiles": "many word"
    },
    "CoinsUnloaded": {
        "seat": "seat",
        "coins": "plain"
    },
    "TileHoused": {
        "seat": "seat",
        "tile": "word",
        "place": "word"
    },
    "OffspringBorn": {
        "seat": "seat",
        "species": "word",
        "place": "word"
    },
    "EnclosureCompleted": {
        "seat": "seat",
        "place": "word",
        "coins": "plain"
    },
    "AnimalMoved": {
        "seat": "seat",
        "animal": "word",
        "place": "word"
    },
    "StallMoved": {
        "seat": "seat",
        "stall": "word",
        "origin": "word",
        "place": "word"
    },
    "AnimalsExchanged": {
        "seat": "seat",
        "first": "word",
        "first_species": "word",
        "second": "word",
        "second_species": "word"
    },
    "TileBought": {
        "seat": "seat",
        "tile": "word",
        "owner": "seat"
    },
    "TileDiscarded": {
        "seat": "seat",
        "tile": "word"
    },
    "ZooExpanded": {
        "seat": "seat"
    },
    "TruckCleared": {
        "truck": "nth",
        "tiles": "many word"
    },
    "RoundEnded": {
        "starter": "seat"
    },
    "GameEnded": {}
};
