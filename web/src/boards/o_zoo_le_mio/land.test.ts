import { describe, expect, it } from "vitest";
import { growthIn } from "./land";
import { planOf } from "./plan";

const AREA = { left: -6, top: -4, right: 6, bottom: 4 };

describe("the land", () => {
    it("stays as it is, however often it is looked at", () => {
        expect(growthIn(AREA, planOf([]))).toEqual(growthIn(AREA, planOf([])));
    });
    it("has no trees where the next tile may lie, and nothing under the zoo", () => {
        const near = growthIn(AREA, planOf([])).filter(
            ({ x, y }) => Math.abs(x - 0.5) < 1.5 && Math.abs(y - 0.5) < 1.5,
        );
        expect(near.filter(({ kind }) => kind === "tree" || kind === "fir")).toEqual([]);
        expect(near.filter(({ x, y }) => Math.floor(x) === 0 && Math.floor(y) === 0)).toEqual([]);
    });
    it("is wooded further out", () => {
        const far = growthIn(AREA, planOf([])).filter(({ x }) => x > 4);
        expect(far.filter(({ kind }) => kind === "tree" || kind === "fir").length).toBeGreaterThan(8);
    });
});
