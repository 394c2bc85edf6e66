/** What the home page makes of a person's tables. */
import type { TableInfo } from "$generated/wire";

export function isMyTurn(table: TableInfo): boolean {
    return table.stage === "playing" && table.waiting.some((seat) => table.seats[seat]?.mine);
}

/** The table to go on with: where it is one's turn, else the one touched last; the server lists those first. */
export function nextTable(running: TableInfo[]): TableInfo | null {
    return running.find(isMyTurn) ?? running.find((table) => table.stage === "playing") ?? running[0] ?? null;
}

/** The games that somebody has played to the end. */
export function finishedGames(tables: TableInfo[]): string[] {
    const over = tables.filter((table) => table.stage === "over" && table.seats.some((seat) => seat.mine));
    return [...new Set(over.map((table) => table.game))];
}

/** How a finished game went for the reader: their place and points, or null for whoever only watched. */
export function placing(table: TableInfo): { rank: number; seats: number; points: number } | null {
    const own = table.seats.findIndex((seat) => seat.mine);
    const sheet = table.result?.[own];
    return sheet ? { rank: sheet.rank, seats: table.seats.length, points: sheet.points } : null;
}
