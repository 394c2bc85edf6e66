/** Shares of the victory and times, as people read them. */
import type { PuzzleChoice, PuzzleSolution } from "$generated/wire";

const HOUR = 3_600_000;
const SHOWN = 5; // choices in the table of chances

/** Games won in 100. */
export function inHundred(share: number): number {
    return Math.round(100 * share);
}

/** Whole hours, rounded up; 0 in the last one. */
export function hoursUntil(time: number, now: number): number {
    const hours = Math.ceil((time - now) / HOUR);
    return hours > 1 ? hours : 0;
}

export function sameAction(one: unknown, other: unknown): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}

/** The best few choices, and those that were tried. */
export function choicesShown(solution: PuzzleSolution, tried: readonly unknown[]): PuzzleChoice[] {
    return solution.choices.filter(
        (choice, place) => place < SHOWN || tried.some((action) => sameAction(action, choice.action)),
    );
}
