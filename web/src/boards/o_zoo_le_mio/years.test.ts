import { describe, expect, it } from "vitest";
import type { AnyEvent, AnyView } from "$generated/o_zoo_le_mio";
import { progressOf, yearEndOf } from "./years";

const view = {
    over: false,
    tiles: [], // only those of a box of one's own
    row: [{}, {}],
    stack: Array(18).fill(0),
    lost: [7],
    zoos: [
        { visitors: [2, 0, 1, 0, 0], trees: 2, benches: 1, laid: [1, 2, 3] },
        { visitors: [0, 0, 0, 0, 2], trees: 0, benches: 0, laid: [4] },
    ],
} as unknown as AnyView;
const paid: AnyEvent[] = [
    { type: "IncomePaid", seat: 0, coins: 3 },
    { type: "PointsScored", seat: 0, points: 12 },
    { type: "IncomePaid", seat: 1, coins: 1 },
    { type: "PointsScored", seat: 1, points: 4 },
    { type: "YearEnded", year: 2 },
];

describe("a year's end", () => {
    it("tells what each zoo drew and what that brought", () => {
        expect(yearEndOf(paid, view)).toEqual({
            year: 2,
            zoos: [
                { visitors: 3, trees: 2, benches: 1, points: 12, coins: 3 },
                { visitors: 2, trees: 0, benches: 0, points: 4, coins: 1 },
            ],
        });
    });
    it("has no points where none are counted (OZ-20)", () => {
        const upkeep = paid.filter(({ type }) => type !== "PointsScored");
        expect(yearEndOf(upkeep, view)!.zoos.map(({ points }) => points)).toEqual([null, null]);
    });
    it("is nothing while the year goes on", () => {
        expect(yearEndOf([{ type: "BidSealed", seat: 0 }], view)).toBeNull();
    });
});

describe("progress", () => {
    it("counts tiles that are laid or lost", () => {
        expect(progressOf(view)).toBe(5 / 25);
        expect(progressOf({ ...view, over: true })).toBe(1);
    });
});
