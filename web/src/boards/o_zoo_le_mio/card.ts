import type { Card } from "$lib/card";
import ground from "./picture.svg?raw";

const card: Card = {
    order: 4,
    icon: "penguin",
    minutes: [30, 45],
    bestSeats: 3,
    scene: {
        ground,
        parts: [
            ["dolphin", 123.5, 12.5, 28],
            ["penguin", 167.5, 13.5, 26],
            ["penguin", 168.5, 57.5, 24],
            ["parrot", 210.5, 56.5, 26],
            ["parrot", 254.5, 100.5, 24],
            ["lion", 81.5, 56.5, 26],
            ["lion", 39.5, 100.5, 24],
            ["turtle", 167.5, 99.5, 26],
            ["monkey", 124.5, 99.5, 26],
            ["crocodile", 167.5, 142.5, 26],
            ["monkey", 125.5, 143.5, 24],
            ["tree", 267, 46, 34],
            ["bench", 216, 142, 24],
            ["tree", 2, 118, 36],
            ["palm", 2, 4, 34],
            ["palm", 284, 6, 34],
            ["tree", 284, 128, 36],
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
