import type { Card } from "$lib/card";

const card: Card = {
    icon: "penguin",
    minutes: [30, 45],
    bestSeats: 3,
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
    animals: ["orangutan", "giraffe", "parrot", "crocodile", "dolphin", "penguin", "turtle"],
    pictures: {
        "OZ-1": ["orangutan", "giraffe", "parrot", "crocodile", "dolphin"],
        "OZ-2": ["star", "star", "star", "bush"],
        "OZ-5": ["coin", "flag"],
        "OZ-7": ["fist", "coin"],
        "OZ-8": ["flag"],
        "OZ-11": ["woman", "man"],
        "OZ-13": ["tree", "tree"],
        "OZ-14": ["bench"],
        "OZ-16": ["coin"],
        "OZ-18": ["trophy"],
    },
};
export default card;
