import type { Card } from "$lib/card";
import ground from "./picture.svg?raw";

const card: Card = {
    order: 2,
    icon: "die",
    minutes: [10, 20],
    bestSeats: 3,
    scene: {
        ground,
        parts: [
            ["lion", 33.04, 31.04, 25.92],
            ["crocodile", 83.04, 25.04, 25.92],
            ["monkey", 122.48, 58.48, 23.04],
            ["ostrich", 62.48, 64.48, 23.04],
            ["elephant", 15, 133, 18],
            ["coin", 42, 133, 18],
            ["crocodile", 188, 38, 20],
            ["ostrich", 186.7, 63, 20],
            ["monkey", 185.4, 88, 20],
            ["elephant", 184.1, 113, 20],
            ["lion", 182.8, 138, 20],
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
