import type { Card } from "$lib/card";
import ground from "./picture.svg?raw";

const card: Card = {
    order: 3,
    icon: "toucan",
    minutes: [10, 20],
    bestSeats: 4,
    reactions: true,
    scene: {
        ground,
        parts: [
            ["toucan", 154, 60, 32],
            ["rabbit", 69, 144.6, 30],
            ["koala", 107, 137.4, 30],
            ["toucan", 145, 125, 30],
            ["monkey", 183, 137.4, 30],
            ["rabbit", 221, 144.6, 30],
        ],
    },
    animals: ["rabbit", "koala", "toucan", "chameleon", "crab", "kangaroo", "monkey", "frog"],
    pictures: {
        "ZP-1": ["rabbit", "koala", "toucan", "chameleon", "crab", "kangaroo", "monkey", "frog", "joker", "cage"],
        "ZP-9": ["monkey", "monkey"],
        "ZP-10": ["frog", "frog"],
        "ZP-11": ["chameleon"],
        "ZP-12": ["crab"],
        "ZP-13": ["kangaroo"],
        "ZP-14": ["zap"],
        "ZP-17": ["cage"],
        "ZP-19": ["joker"],
    },
};
export default card;
