/** What the shelf says about each game beside its own words: how it looks, how long it takes, how many play best. */
export interface Shelf {
    minutes: [number, number];
    seats: number; // for “play now”
    windows: boolean; // has moments in which several may react
    scene: { ground: string; sky: string; parts: [name: string, x: number, y: number, size: number][] };
}

export const SHELF: Record<string, Shelf> = {
    zooloretto: {
        minutes: [30, 45],
        seats: 3,
        windows: false,
        scene: {
            sky: "var(--water)",
            ground: "var(--grass)",
            parts: [
                ["sun", 268, 12, 40],
                ["tree", 10, 26, 70],
                ["palm", 236, 44, 62],
                ["barn", 66, 36, 72],
                ["truck", 132, 82, 62],
                ["panda", 186, 62, 56],
                ["flamingo", 30, 84, 56],
                ["zebra", 248, 88, 54],
                ["elephant", 92, 98, 44],
            ],
        },
    },
    zooloretto_dice: {
        minutes: [10, 20],
        seats: 3,
        windows: false,
        scene: {
            sky: "var(--sand)",
            ground: "var(--path)",
            parts: [
                ["die", 36, 20, 66],
                ["die", 214, 34, 52],
                ["lion", 112, 22, 74],
                ["crocodile", 28, 88, 58],
                ["truck", 96, 94, 56],
                ["ostrich", 172, 74, 66],
                ["monkey", 236, 84, 58],
                ["coin", 152, 110, 28],
            ],
        },
    },
    zoop: {
        minutes: [10, 20],
        seats: 4,
        windows: true,
        scene: {
            sky: "var(--accent-soft)",
            ground: "var(--grass)",
            parts: [
                ["toucan", 26, 22, 76],
                ["rabbit", 110, 66, 66],
                ["koala", 186, 40, 70],
                ["cage", 246, 66, 70],
                ["seedling", 84, 112, 34],
                ["clover", 6, 110, 34],
                ["monkey", 168, 108, 40],
            ],
        },
    },
    o_zoo_le_mio: {
        minutes: [30, 45],
        seats: 3,
        windows: false,
        scene: {
            sky: "var(--water)",
            ground: "var(--grass)",
            parts: [
                ["tree", 6, 22, 66],
                ["penguin", 62, 66, 60],
                ["parrot", 114, 20, 62],
                ["bench", 128, 86, 60],
                ["dolphin", 186, 26, 60],
                ["turtle", 196, 94, 48],
                ["crocodile", 244, 60, 64],
                ["coin", 20, 112, 30],
                ["palm", 262, 8, 56],
            ],
        },
    },
};
