/** The boards of all games in this build, found by folder; each is loaded with its first table. */
import type { AnyBoard } from "../lib/board";
import type { SoundMap } from "../lib/sound";
import { addDrawings, type Drawings } from "../lib/icons/registry";
import PlainBoard from "./PlainBoard.svelte";

const BOARDS = import.meta.glob<AnyBoard>("./*/Board.svelte", { import: "default" });
const DRAWINGS = import.meta.glob<Drawings>("./*/drawings.json", { query: "?icons=board", import: "default" });

const SOUNDS = import.meta.glob<SoundMap>("./*/sounds.ts", { import: "default", eager: true });

export function soundMap(game: string): SoundMap {
    return SOUNDS[`./${game}/sounds.ts`] ?? {};
}

/** Loads a game's drawings, for its board and for pages about it. */
export async function loadDrawings(game: string): Promise<void> {
    const drawings = await DRAWINGS[`./${game}/drawings.json`]?.();
    if (drawings) addDrawings(drawings);
}

/** Whether a game has a board of its own; a plain one lists the choices itself. */
export function hasBoard(game: string): boolean {
    return `./${game}/Board.svelte` in BOARDS;
}

/** A game's own board, or a plain one: then the list of choices is enough to play. */
export async function loadBoard(game: string): Promise<AnyBoard> {
    const board = BOARDS[`./${game}/Board.svelte`];
    const [component] = await Promise.all([board?.(), loadDrawings(game)]);
    return component ?? PlainBoard;
}
