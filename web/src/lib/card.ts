/** What pages show of a game beside its own words. A game's card is `src/boards/<game>/card.ts`. */

/** The game's board, drawn small, in a frame of 320 × 180. */
export interface Scene {
    ground: string; // SVG: what lies beneath
    parts: [drawing: string, x: number, y: number, size: number][];
}

export interface Card {
    order?: number; // among the games of the home page, the smallest first; without one: at the end
    icon: string; // a drawing
    minutes?: [least: number, most: number]; // that a game takes
    bestSeats?: number; // for “play now”
    reactions?: boolean; // whether there are moments in which several may react
    scene: Scene;
    animals?: string[]; // drawings, for a winner's confetti
    pictures?: Record<string, string[]>; // drawings beside a rule, by its id
}

/** For a game that has no card of its own. */
export const PLAIN_CARD: Card = {
    icon: "lion",
    scene: {
        ground: '<path fill="var(--grass)" d="M0 0h320v180H0z"/><path fill="var(--path)" d="M0 130q160-40 320 0v50H0z"/>',
        parts: [
            ["tree", 30, 40, 80],
            ["lion", 120, 66, 84],
            ["palm", 226, 50, 76],
        ],
    },
};
