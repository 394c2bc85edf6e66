"""WebSocket frames (RFC 6455), as far as the short way needs them: whole ones, told apart by their first bytes."""

from typing import NamedTuple

FINAL, MASKED = 0x80, 0x80
LAST_DATA = 7  # opcodes above it are of control frames
WHOLE_TEXT = 0x81  # final, no extension, text
SHORT, MEDIUM = 126, 65_536  # lengths from which two and eight more bytes tell them
MASK = 4  # bytes


class Bounds(NamedTuple):
    """Where a frame's payload starts, its mask just before, and where it ends."""

    start: int
    end: int


class NotForUs(Exception):
    """A frame that is not masked, or too large."""


def bounds(data: bytes, at: int, largest: int) -> Bounds | None:
    """Of the frame that begins at this place; None until enough of it is there to tell."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1] ^ MASKED, at + 2 + MASK
    if length == SHORT:
        if len(data) < at + 4:
            return None
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), start + 2
    elif length > SHORT:  # not masked, or far too large
        raise NotForUs
    if length > largest:
        raise NotForUs
    return Bounds(start, start + length)


def unmasked(data: bytes, where: Bounds) -> bytes:
    start, end = where
    length = end - start
    mask = data[start - MASK : start] * (length // MASK + 1)
    return (int.from_bytes(data[start:end], "big") ^ int.from_bytes(mask[:length], "big")).to_bytes(length, "big")


def text_frame(payload: bytes) -> bytes:
    length = len(payload)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + payload
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 255)) + payload
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + payload
