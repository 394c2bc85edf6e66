import type { Card } from "$lib/card";

const card: Card = {
    icon: "toucan",
    minutes: [10, 20],
    bestSeats: 4,
    reactions: true,
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
