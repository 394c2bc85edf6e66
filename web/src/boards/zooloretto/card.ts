import type { Card } from "$lib/card";
import ground from "./picture.svg?raw";

const card: Card = {
    order: 1,
    icon: "panda",
    minutes: [30, 45],
    bestSeats: 3,
    scene: {
        ground,
        parts: [
            ["flamingo", 12, 25, 16],
            ["panda", 35, 25, 16],
            ["zebra", 118, 25, 16],
            ["coin", 141, 25, 16],
            ["elephant", 164, 25, 16],
            ["panda", 224, 25, 16],
            ["panda", 25, 83, 18],
            ["panda", 53, 83, 18],
            ["panda", 81, 83, 18],
            ["zebra", 177, 81, 18],
            ["zebra", 205, 81, 18],
            ["flamingo", 25, 141, 18],
            ["flamingo", 53, 141, 18],
            ["flamingo", 81, 141, 18],
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
