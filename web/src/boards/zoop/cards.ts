/** What is printed on a card, read from its word: "red-rabbits" is a couple of red rabbits. */
import type { CardWord2 } from "$generated/zoop";

export type CardName = CardWord2;
export type Colour = "red" | "yellow" | "green" | "blue";
export type Effect = "draw" | "skip" | "skip-draw" | "reverse" | "any-colour";

export interface Face {
    colour: Colour | null; // none: a Joker or a Cage
    drawing: string;
    quantity: 1 | 2;
    effect: Effect | null;
    rule: string | null; // that tells of the effect
}

const SPECIAL: Record<string, [Effect, string]> = {
    monkey: ["draw", "ZP-9"],
    frog: ["skip", "ZP-10"],
    chameleon: ["any-colour", "ZP-11"],
    crab: ["reverse", "ZP-12"],
    kangaroo: ["skip-draw", "ZP-13"],
};

export function faceOf(card: CardName): Face {
    if (card === "joker") return { colour: null, drawing: "joker", quantity: 1, effect: null, rule: "ZP-19" };
    if (card === "cage") return { colour: null, drawing: "cage", quantity: 1, effect: null, rule: "ZP-17" };
    const [colour, animals] = card.split("-") as [Colour, string];
    const species = animals.replace(/s$/, "");
    const [effect, rule] = SPECIAL[species] ?? [null, null];
    return { colour, drawing: species, quantity: species === animals ? 1 : 2, effect, rule };
}

export interface Group {
    card: CardName;
    copies: number;
}

/** Equal cards together, in the order of the hand. */
export function grouped(hand: readonly CardName[]): Group[] {
    const groups: Group[] = [];
    for (const card of hand) {
        const before = groups.find((group) => group.card === card);
        if (before) before.copies += 1;
        else groups.push({ card, copies: 1 });
    }
    return groups;
}
