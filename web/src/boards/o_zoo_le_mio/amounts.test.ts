import { describe, expect, it } from "vitest";
import type { Bid } from "$generated/o_zoo_le_mio";
import { amountsOf, pageOf, pageWith, typed } from "./amounts";

const bids = (purse: number): Bid[] => Array.from({ length: purse + 1 }, (_, coins) => ({ type: "Bid", coins }));

describe("the row of amounts", () => {
    it("goes as far as the richest purse, and offers what one can pay", () => {
        const row = amountsOf(bids(2), [2, 4, 0], 0);
        expect(row.map(({ bid }) => bid?.coins ?? null)).toEqual([0, 1, 2, null, null]);
    });
    it("says who can go how far, but not oneself", () => {
        const row = amountsOf(bids(2), [2, 4, 2], 0);
        expect(row.map(({ reach }) => reach)).toEqual([[], [], [2], [], [1]]);
    });
    it("drops what cannot be paid before it has pages", () => {
        expect(pageOf(amountsOf(bids(2), [2, 9], 0), 5, 0)).toMatchObject({ amounts: { length: 5 }, more: false });
    });
    it("shows every amount on one of its pages", () => {
        const row = amountsOf(bids(21), [21], 0);
        const pages = [0, 1, 2].map((page) => pageOf(row, 10, page));
        expect(pages.every(({ amounts, more }) => more && amounts.length < 10)).toBe(true);
        expect(pages.flatMap(({ amounts }) => amounts.map(({ coins }) => coins))).toEqual([...row.keys()]);
        expect(pageWith(20, row, 10)).toBe(2);
    });
    it("turns over from the last page to the first", () => {
        const row = amountsOf(bids(21), [21], 0);
        expect(pageOf(row, 10, 3)).toEqual(pageOf(row, 10, 0));
    });
});

describe("a typed amount", () => {
    const row = amountsOf(bids(12), [12], 0);
    it("takes a second digit where so much can be paid", () => {
        expect(typed("1", "2", row)).toBe("12");
    });
    it("begins anew where it cannot", () => {
        expect(typed("3", "4", row)).toBe("4");
    });
    it("is nothing where even the digit is too much", () => {
        expect(typed("", "7", amountsOf(bids(3), [3, 9], 0))).toBeNull();
    });
});
