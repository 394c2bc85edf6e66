"""Makes the sounds of the client: every one is computed here, none is recorded.

Run by `python web/build/sounds.py` where numpy and soundfile are installed; writes `src/sounds/sounds.mp3`, all sounds
one after the other, and `sounds.json`, where each of them starts and how long it is.
"""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

RATE = 32_000
GAP = 0.06  # seconds of silence between two sounds: an MP3 frame smears what lies at its edges
TARGET = Path(__file__).parents[1] / "src" / "sounds"

Wave = np.ndarray
NOISE = np.random.default_rng(7)


def times(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def fade(wave: Wave, attack: float, half_life: float) -> Wave:
    """A quick rise and an even decay; silence at the very end."""
    t = times(len(wave) / RATE)
    shape = np.minimum(1, t / attack) * 0.5 ** (t / half_life)
    shape *= np.minimum(1, (len(wave) - np.arange(len(wave))) / (0.012 * RATE))
    return wave * shape


def tone(pitch: float, seconds: float, partials: tuple[float, ...] = (1,), *, bend: float = 0) -> Wave:
    """A note with overtones; `bend`: semitones that it glides by its end."""
    t = times(seconds)
    glide = pitch * 2 ** (bend / 12 * t / seconds)
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    return sum(volume * np.sin(phase * (number + 1)) for number, volume in enumerate(partials))


def bell(pitch: float, seconds: float) -> Wave:
    """Struck metal: overtones that are no whole multiples, the higher the sooner gone."""
    parts = ((1, 1, 1), (2.76, 0.5, 0.6), (5.4, 0.28, 0.35), (8.9, 0.12, 0.2))
    return sum(volume * fade(tone(pitch * at, seconds), 0.002, seconds / 5 * lasts) for at, volume, lasts in parts)


def noise(seconds: float, low: float, high: float) -> Wave:
    """Noise between two pitches."""
    spectrum = np.fft.rfft(NOISE.standard_normal(int(seconds * RATE)))
    pitch = np.fft.rfftfreq(int(seconds * RATE), 1 / RATE)
    spectrum[(pitch < low) | (pitch > high)] = 0
    wave = np.fft.irfft(spectrum, int(seconds * RATE))
    return wave / np.abs(wave).max()


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Waves that start at their times."""
    whole = np.zeros(max(int(start * RATE) + len(wave) for start, wave in parts))
    for start, wave in parts:
        whole[int(start * RATE) : int(start * RATE) + len(wave)] += wave
    return whole


def knock(pitch: float, seconds: float = 0.09) -> Wave:
    """Wood on wood."""
    body = fade(tone(pitch, seconds, (1, 0.4, 0.2), bend=-5), 0.001, 0.018)
    return body + 0.5 * fade(noise(seconds, 900, 5_000), 0.001, 0.006)


def tile() -> Wave:
    return mix((0, knock(340)), (0.035, 0.35 * knock(260)))


def coin() -> Wave:
    return mix((0, bell(2_093, 0.3)), (0.07, bell(2_794, 0.4)))


def truck() -> Wave:
    motor = tone(62, 0.75, (1, 0.7, 0.5, 0.35, 0.25), bend=9) * (1 + 0.5 * np.sin(2 * np.pi * 27 * times(0.75)))
    return mix((0, 0.8 * knock(180, 0.12)), (0.09, 0.5 * fade(motor, 0.08, 0.3)))


def dice() -> Wave:
    falls = (0, 0.055, 0.1, 0.16, 0.2, 0.27, 0.36)
    return mix(*((at, (1 - at) * knock(520 + 90 * (number % 3))) for number, at in enumerate(falls)))


def card() -> Wave:
    return mix((0, 0.7 * fade(noise(0.11, 1_800, 9_000), 0.035, 0.03)), (0.07, 0.4 * knock(420, 0.05)))


def zoop() -> Wave:
    slide = fade(tone(330, 0.3, (1, 0.5, 0.3, 0.2), bend=19), 0.01, 0.35)
    return mix((0, slide), (0.26, 1.2 * fade(tone(990, 0.22, (1, 0.3)), 0.004, 0.07)), (0.26, 0.5 * knock(500)))


def cage() -> Wave:
    bars = [(0.012 * number, 0.6 * bell(390 + 67 * number, 0.5)) for number in range(4)]
    return mix((0, 0.9 * knock(110, 0.14)), *bars)


def birth() -> Wave:
    notes = (659.3, 784, 1_046.5)
    return mix(*((0.09 * number, fade(tone(pitch, 0.3, (1, 0.2)), 0.01, 0.09)) for number, pitch in enumerate(notes)))


def full() -> Wave:
    chord = (523.3, 659.3, 784)
    notes = [fade(tone(pitch, 0.5, (1, 0.4, 0.2)), 0.006, 0.13) for pitch in chord]
    return mix(*((0.05 * number, 0.8 * note) for number, note in enumerate(notes)))


def year() -> Wave:
    return mix((0, bell(587.3, 0.9)), (0.22, 0.8 * bell(440, 1.0)))


def win() -> Wave:
    fanfare = ((0, 523.3), (0.13, 659.3), (0.26, 784), (0.39, 1_046.5))
    last = fade(tone(1_046.5, 0.9, (1, 0.5, 0.3, 0.15)), 0.01, 0.25)
    notes = [(at, 0.8 * fade(tone(pitch, 0.3, (1, 0.5, 0.3, 0.15)), 0.008, 0.12)) for at, pitch in fanfare[:3]]
    return mix(*notes, (0.39, last), (0.39, 0.6 * fade(tone(784, 0.9, (1, 0.4)), 0.01, 0.25)))


def turn() -> Wave:
    return mix((0, 0.8 * bell(783.99, 0.5)), (0.13, bell(1_174.7, 0.6)))


SOUNDS: tuple[Callable[[], Wave], ...] = (
    tile, coin, truck, dice, card, zoop, cage, birth, full, year, win, turn,
)  # fmt: skip


def main() -> None:
    silence = np.zeros(int(GAP * RATE))
    whole, places = [silence], {}
    for sound in SOUNDS:
        wave = sound()
        start = sum(map(len, whole)) / RATE
        places[sound.__name__] = [round(start, 3), round(len(wave) / RATE, 3)]
        whole += [0.8 * wave / np.abs(wave).max(), silence]
    TARGET.mkdir(exist_ok=True)
    soundfile.write(TARGET / "sounds.mp3", np.concatenate(whole), RATE, format="MP3", compression_level=0.75)
    (TARGET / "sounds.json").write_text(json.dumps(places, indent=4) + "\n")


if __name__ == "__main__":
    main()
