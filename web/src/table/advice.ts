/** Why a hint is given, in words: what may be expected of it, and of the next best choice. */
import type { Tagged } from "$lib/facts";
import type { Text } from "$lib/text";
import type { Prospect } from "$generated/wire";

/** Nothing where the bot cannot tell. */
export function reason(best: Prospect[], game: Text, names: string[]): string {
    const [first, second] = best;
    if (!first) return "";
    const chance = inHundred(first.chance);
    if (!second) return game.say("hint-chance", { chance });
    const other = game.action(second.action as Tagged, names);
    return game.say("hint-chances", { chance, other, next: inHundred(second.chance) });
}

function inHundred(chance: number): number {
    return Math.round(chance * 100);
}
