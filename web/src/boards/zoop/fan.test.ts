import { expect, test } from "vitest";
import { fan } from "./fan";

const WIDTHS = [304, 344, 600, 1000];

test("every card leaves room for a finger and stays inside", () => {
    for (const width of WIDTHS) {
        for (let cards = 1; cards <= 50; cards += 1) {
            const { card, height, places } = fan(cards, width);
            expect(places).toHaveLength(cards);
            expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThanOrEqual(-0.01);
            expect(Math.max(...places.map(({ x }) => x + card))).toBeLessThanOrEqual(width + 0.01);
            expect(Math.max(...places.map(({ y }) => y + card * 1.4))).toBeLessThanOrEqual(height + 0.01);
            const steps = places.slice(1).map(({ x }, n) => x - places[n]!.x);
            expect(Math.min(width, ...steps.filter((step) => step > 0))).toBeGreaterThanOrEqual(44);
        }
    }
});

test("a small hand is one bent row, a large one straight rows", () => {
    const few = fan(5, 344).places;
    expect(few[0]!.angle).toBeLessThan(0);
    expect(few[4]!.angle).toBeGreaterThan(0);
    const many = fan(24, 304).places;
    expect(many.every(({ angle }) => angle === 0)).toBe(true);
    expect(new Set(many.map(({ y }) => Math.round(y))).size).toBe(4);
});
