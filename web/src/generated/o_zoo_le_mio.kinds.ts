// Written by build/typescript.py; run `scripts/web types` after a change in Python.

import type { Kinds } from "../lib/facts";

export const kinds: Kinds = {
    "Hoist": {
        "seat": "seat"
    },
    "TurnUp": {
        "tile": "nth"
    },
    "Bid": {
        "coins": "plain"
    },
    "Place": {
        "x": "plain",
        "y": "plain",
        "heading": "word"
    },
    "FlagHoisted": {
        "seat": "seat"
    },
    "TileTurnedUp": {
        "left": "word",
        "left_stars": "plain",
        "right": "word",
        "right_stars": "plain",
        "bushes": "plain"
    },
    "BidSealed": {
        "seat": "seat"
    },
    "BidRevealed": {
        "seat": "seat",
        "coins": "plain"
    },
    "TileWon": {
        "seat": "seat",
        "coins": "plain",
        "tied": "flag"
    },
    "TileLaid": {
        "seat": "seat",
        "left": "word",
        "right": "word",
        "x": "plain",
        "y": "plain",
        "heading": "word"
    },
    "TileLost": {
        "seat": "seat"
    },
    "VisitorsMoved": {
        "seat": "seat",
        "family": "word",
        "visitors": "plain"
    },
    "TreesMoved": {
        "seat": "seat",
        "trees": "plain"
    },
    "BenchesBuilt": {
        "seat": "seat",
        "built": "plain",
        "benches": "plain"
    },
    "IncomePaid": {
        "seat": "seat",
        "coins": "plain"
    },
    "PointsScored": {
        "seat": "seat",
        "points": "plain"
    },
    "YearEnded": {
        "year": "plain"
    },
    "GameEnded": {}
};
