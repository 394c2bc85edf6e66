import type { AnyBoard } from "../lib/board";
import { draw } from "../lib/icons/registry";

const BOARDS = import.meta.glob<AnyBoard>("./*/Board.svelte", { import: "default" });
const DRAWINGS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
    zooloretto: () => import("virtual:icons/zooloretto"),
    zooloretto_dice: () => import("virtual:icons/zooloretto_dice"),
    zoop: () => import("virtual:icons/zoop"),
    o_zoo_le_mio: () => import("virtual:icons/o_zoo_le_mio"),
};

export const GAMES = Object.keys(DRAWINGS);

/** Brings a game's drawings, for its board and for pages that speak of it. */
export async function loadDrawings(game: string): Promise<void> {
    const drawings = await DRAWINGS[game]?.();
    if (drawings) draw(drawings.default);
}

export async function loadBoard(game: string): Promise<AnyBoard> {
    const board = BOARDS[`./${game}/Board.svelte`];
    if (!board) throw new Error(`no board for ${game}`);
    const [component] = await Promise.all([board(), loadDrawings(game)]);
    return component;
}
