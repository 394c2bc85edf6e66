"""The wire as JSON Schema, for clients in other languages: `zoorama schema wire`."""

from typing import Any

from msgspec import json

from zoorama.server import wire

HTTP = (
    wire.Me,
    wire.Rename,
    wire.Transfer,
    wire.Arrival,
    wire.GameInfo,
    wire.GameText,
    wire.NewTable,
    wire.Sit,
    wire.SeatBot,
    wire.FreeSeat,
    wire.Tables,
    wire.TableInfo,
    wire.Replay,
    wire.Trouble,
)
EVENTS = (wire.Undone, wire.HintTaken, wire.TakenOver, wire.CameBack)


def wire_schema() -> dict[str, Any]:
    kinds = (wire.Incoming, wire.Outgoing, *HTTP, *EVENTS)
    schemas, parts = json.schema_components(kinds, ref_template="#/$defs/{name}")
    incoming, outgoing = schemas[:2]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Zoorama's wire, version {wire.PROTOCOL}",
        "$defs": {**parts, "Incoming": incoming, "Outgoing": outgoing},
        "anyOf": [{"$ref": "#/$defs/Incoming"}, {"$ref": "#/$defs/Outgoing"}],
    }
