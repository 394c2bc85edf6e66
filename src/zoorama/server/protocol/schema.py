"""The wire protocol as JSON Schema, for clients in other languages: `zoorama schema wire`."""

from typing import Any

from msgspec import Struct, json

from zoorama.server.protocol import analysis, hosting, messages, moderation, notices, personal, puzzles
from zoorama.server.protocol.messages import PROTOCOL, Incoming, Outgoing

MODULES = (messages, hosting, analysis, moderation, notices, personal, puzzles)  # where structs of the wire are defined
ABSTRACT = (Struct, messages.Message, messages.Closed, messages.TableEvent)


def message_types() -> list[type[Struct]]:
    """Every struct that goes over the wire, in order of definition."""
    parts = [part for module in MODULES for part in vars(module).values()]
    structs = [part for part in parts if isinstance(part, type) and issubclass(part, Struct)]
    return [struct for struct in dict.fromkeys(structs) if struct not in ABSTRACT]


def wire_schema() -> dict[str, Any]:
    kinds = (Incoming, Outgoing, *message_types())
    schemas, parts = json.schema_components(kinds, ref_template="#/$defs/{name}")
    incoming, outgoing = schemas[:2]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Zoorama's wire protocol, version {PROTOCOL}",
        "$defs": {**parts, "Incoming": incoming, "Outgoing": outgoing},
        "anyOf": [{"$ref": "#/$defs/Incoming"}, {"$ref": "#/$defs/Outgoing"}],
    }
