/** What is heard and felt. Nothing sounds before the first click or key: browsers and people want it so. */
import places from "../sounds/sounds.json";
import address from "../sounds/sounds.mp3?url";
import { settings } from "./settings.svelte";

export type Sound = keyof typeof places;

/** Which sound an event makes, by its class. A game's own is `src/boards/<game>/sounds.ts`. */
export type SoundMap = Partial<Record<string, Sound>>;

const STAGGER = 0.09; // seconds between sounds of one moment
const MOST = 4; // of them
const LIVELY: Partial<Record<Sound, number>> = { zoop: 60, cage: 80, birth: 30, win: 120, turn: 25 }; // milliseconds felt

let audio: AudioContext | null = null;
let buffer: Promise<AudioBuffer> | null = null;

/** To be called once: opens the sound with the first thing somebody does. */
export function listenForFirstGesture(): void {
    const open = () => (audio ??= new AudioContext());
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, open, { once: true, capture: true });
}

function load(): Promise<AudioBuffer> {
    buffer ??= fetch(address)
        .then((answer) => answer.arrayBuffer())
        .then((data) => audio!.decodeAudioData(data));
    buffer.catch(() => (buffer = null)); // no connection: the next sound tries again
    return buffer;
}

/** Fetches the sounds, so that the first is not late. */
export function prepare(): void {
    if (audio && settings.volume > 0) void load().catch(() => undefined);
}

/** The sounds of one moment, each once, in order. */
export function soundsOf(events: readonly { type: string }[], map: SoundMap): Sound[] {
    const all = events.map((event) => map[event.type]).filter((sound) => sound !== undefined);
    return [...new Set(all)].slice(0, MOST);
}

export function play(...sounds: Sound[]): void {
    sounds.forEach((sound) => feel(sound));
    if (!audio || settings.volume === 0 || document.hidden) return;
    void load().then(
        (decoded) => sounds.forEach((sound, number) => start(decoded, sound, number * STAGGER)),
        () => undefined,
    );
}

function start(decoded: AudioBuffer, sound: Sound, delay: number): void {
    const source = new AudioBufferSourceNode(audio!, { buffer: decoded });
    const volume = new GainNode(audio!, { gain: settings.volume ** 2 }); // ears hear loudness on a curve
    const [offset, length] = places[sound] as [number, number];
    source.connect(volume).connect(audio!.destination);
    source.start(audio!.currentTime + delay, offset, length);
}

function feel(sound: Sound): void {
    const still = settings.volume === 0 || settings.speed === 0;
    const touched = navigator.userActivation?.hasBeenActive ?? false;
    if (!still && touched && LIVELY[sound]) navigator.vibrate?.(LIVELY[sound]);
}
