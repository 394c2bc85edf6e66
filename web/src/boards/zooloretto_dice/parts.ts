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

/** "+2", "−1", "±0": a true minus, so that it is as wide as the plus. */
export function signed(points: number): string {
    if (points === 0) return "±0";
    return points > 0 ? `+${points}` : `−${-points}`;
}

export function plain(points: number): string {
    return points < 0 ? `−${-points}` : String(points);
}
