/** The cards of all games in this build, found by folder; they are small and come with the home page. */
import { PLAIN_CARD, type Card } from "../lib/card";
import { addDrawings, type Drawings } from "../lib/icons/registry";

const CARDS = import.meta.glob<Card>("./*/card.ts", { import: "default", eager: true });
const DRAWINGS = import.meta.glob<Drawings>("./*/drawings.json", {
    query: "?icons=card",
    import: "default",
    eager: true,
});

for (const drawings of Object.values(DRAWINGS)) addDrawings(drawings);

/** Games as people expect them: by the order of their cards, those without one last. */
export function inOrder<G extends { name: string }>(games: readonly G[]): G[] {
    const place = (game: G) => cardOf(game.name).order ?? Infinity;
    return games.toSorted((one, other) => place(one) - place(other) || 0);
}

export function cardOf(game: string): Card {
    return CARDS[`./${game}/card.ts`] ?? PLAIN_CARD;
}
