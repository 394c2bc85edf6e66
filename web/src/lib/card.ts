/** What pages show of a game beside its own words. A game's card is `src/boards/<game>/card.ts`. */

export interface Scene {
    sky: string; // colours
    ground: string;
    parts: [drawing: string, x: number, y: number, size: number][]; // in a frame of 320 × 150
}

export interface Card {
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
        sky: "var(--water)",
        ground: "var(--grass)",
        parts: [
            ["tree", 30, 26, 70],
            ["lion", 128, 58, 72],
            ["palm", 232, 40, 62],
        ],
    },
};
