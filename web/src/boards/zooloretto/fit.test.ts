import { expect, test } from "vitest";
import { sideOf } from "./fit";

test("squares are as large as the box allows, and never larger than they may be", () => {
    expect(sideOf(1, 100, 40, 6, 120)).toBe(40);
    expect(sideOf(1, 100, 40, 6, 30)).toBe(30);
    expect(sideOf(3, 100, 40, 5, 120)).toBe(30);
    expect(sideOf(8, 100, 40, 4, 120)).toBe(18);
});

test("however many there are, they fit", () => {
    for (let squares = 1; squares <= 40; squares++) {
        const side = sideOf(squares, 265, 44, 6, 120);
        const columns = Math.floor((265 + 6) / (side + 6));
        const rows = Math.ceil(squares / columns);
        expect(rows * (side + 6) - 6).toBeLessThanOrEqual(44);
    }
});
