/** What is printed on the sheet and the trucks (ZD-1 to ZD-3), as the pictures need it. */
import type { FirstWord, SpeciesWord } from "$generated/zooloretto_dice";

export const FACES: readonly FirstWord[] = ["crocodile", "ostrich", "monkey", "elephant", "lion", "coin"];
export const SPECIES: readonly SpeciesWord[] = ["crocodile", "ostrich", "monkey", "elephant", "lion"];
export const PENS: readonly number[] = [1, 2, 3, 4, 5];
export const BONUS: readonly number[] = [1, 1, 1, 1, 2];
export const COIN_GROUPS: readonly number[][] = [[0, 1, 2], [3, 4], [5]];
export const COINS = 6;
export const BARN_COST = 2;
export const CRATES = 3;

/** All the dice there are, by the number of players. */
export function diceFor(players: number): number {
    return 2 * players + 2;
}
