"""Values to JSON and back, by class name."""

from zoorama.codec.codec import (
    TAG,
    Codec,
    Json,
    digest,
    game_of,
    is_certificate,
    parse,
    quoted,
    read_record,
    record_in,
    shape_of,
    whole_number,
)

__all__ = [
    "TAG",
    "Codec",
    "Json",
    "digest",
    "game_of",
    "is_certificate",
    "parse",
    "quoted",
    "read_record",
    "record_in",
    "shape_of",
    "whole_number",
]
