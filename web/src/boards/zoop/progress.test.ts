import { expect, test } from "vitest";
import type { AnyView } from "$generated/zoop";
import { partOf } from "./progress";

const view = (cards: number[], more: object = {}) =>
    ({
        stage: "choosing",
        options: { type: "Options" },
        players: cards.map((one) => ({ cards: one, won: 0 })),
        discards: [1],
        pile: 99,
        ...more,
    }) as unknown as AnyView;

test("day turns to evening with the smallest hand or the pile, whichever is further", () => {
    expect(partOf(view([8, 8, 8]))).toBeLessThan(0.05);
    expect(partOf(view([8, 2, 9]))).toBeCloseTo(0.75);
    expect(partOf(view([8, 8, 8], { discards: [90], pile: 10 }))).toBeCloseTo(0.9);
    expect(partOf(view([0, 0, 0], { discards: [0] }))).toBe(0); // before the deal
    expect(partOf(view([0, 4, 2], { stage: "ended" }))).toBe(1);
});

test("a match is as long as its games", () => {
    const match = view([4, 8, 8], { options: { type: "Options", games: 2 } });
    match.players[1]!.won = 1;
    expect(partOf(match)).toBeCloseTo(0.75);
});
