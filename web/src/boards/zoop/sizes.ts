/** How large the parts of the table are, by the room there is: it shrinks first, the hand and the calls never do. */
export interface Sizes {
    chip: [number, number]; // a player's place
    card: number; // the width of the top card
    beside: boolean; // its name stands beside the discards, not below
}

const RATIO = 1.4; // a card's height by its width
const NAME = 44; // the lines below the discards
const WIDE = 560;

export function sizes(width: number, height: number, seats: number, watched: boolean): Sizes {
    const wide = width >= WIDE;
    const chip: [number, number] = wide
        ? [clamp(132, width * 0.16, 236), clamp(66, height * 0.21, 128)]
        : [clamp(82, width * 0.255, 110), clamp(54, height * 0.19, 72)];
    const rows = (seats > 3 ? chip[1] : 40) + (watched ? chip[1] : 36);
    const high = height - rows - (wide ? 30 : NAME + 26);
    const broad = width - 2 * chip[0] - 24;
    const across = wide ? broad / 3.4 : broad / 1.62; // the pile beside it, and in a wide room the name too
    return { chip, card: clamp(56, Math.min(high / RATIO, across), 300), beside: wide };
}

function clamp(least: number, wanted: number, most: number): number {
    return Math.max(least, Math.min(most, wanted));
}
