import type { Card } from "$lib/card";

const card: Card = {
    icon: "die",
    minutes: [10, 20],
    bestSeats: 3,
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
    animals: ["crocodile", "ostrich", "monkey", "elephant", "lion"],
    pictures: {
        "ZD-1": ["die", "truck"],
        "ZD-2": ["crocodile", "ostrich", "monkey", "elephant", "lion", "coin"],
        "ZD-3": ["barn", "coin"],
        "ZD-6": ["die", "die", "truck"],
        "ZD-8": ["truck"],
        "ZD-9": ["lion", "barn"],
        "ZD-10": ["bonus"],
        "ZD-11": ["coin"],
        "ZD-17": ["trophy"],
    },
};
export default card;
