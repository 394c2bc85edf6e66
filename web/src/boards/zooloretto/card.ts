import type { Card } from "$lib/card";

const card: Card = {
    icon: "panda",
    minutes: [30, 45],
    bestSeats: 3,
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
    animals: ["flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo"],
    pictures: {
        "ZO-1": ["flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo"],
        "ZO-2": ["barn", "ice-cream", "lemonade", "balloons", "souvenirs"],
        "ZO-3": ["coin", "coin"],
        "ZO-6": ["truck"],
        "ZO-9": ["truck", "barn"],
        "ZO-12": ["panda", "barn"],
        "ZO-13": ["ice-cream", "balloons"],
        "ZO-18": ["coin", "coin"],
        "ZO-20": ["construction", "coin", "coin", "coin"],
        "ZO-21": ["male", "female", "heart"],
        "ZO-28": ["trophy"],
    },
};
export default card;
