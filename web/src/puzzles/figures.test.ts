import { expect, test } from "vitest";
import type { PuzzleSolution } from "$generated/wire";
import { choicesShown, hoursUntil, inHundred } from "./figures";

const HOUR = 3_600_000;
const lead = { mean: 0, low: 0, high: 0 };
const solution: PuzzleSolution = {
    best: { type: "Take", truck: 0 },
    lead,
    choices: [0, 1, 2, 3, 4, 5, 6].map((truck) => ({ action: { type: "Take", truck }, chances: [], lead })),
    samples: 48,
    evaluator: "net-1",
};

test("a share is told as games won in 100", () => {
    expect(inHundred(0.046)).toBe(5);
});

test("hours are rounded up, and the last one has no number", () => {
    expect(hoursUntil(5 * HOUR, 0.5 * HOUR)).toBe(5);
    expect(hoursUntil(HOUR, 1)).toBe(0);
});

test("a choice that was tried is shown however bad it is", () => {
    const shown = choicesShown(solution, [{ type: "Take", truck: 6 }]);
    expect(shown.map((choice) => (choice.action as { truck: number }).truck)).toEqual([0, 1, 2, 3, 4, 6]);
});
