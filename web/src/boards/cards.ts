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

export function cardOf(game: string): Card {
    return CARDS[`./${game}/card.ts`] ?? PLAIN_CARD;
}
