import { expect, test } from "vitest";
import { fan } from "./fan";

const ROOMS = [
    [320, 124],
    [360, 133],
    [565, 162],
    [1075, 264],
] as const;
const hand = (cards: number, ...open: number[]) => Array.from({ length: cards }, (_, n) => open.includes(n));
const seen = (places: { x: number }[]) => places.slice(1).map(({ x }, n) => x - places[n]!.x);

test("every hand is one row that stays inside its room, the slant included", () => {
    for (const [width, height] of ROOMS) {
        for (let cards = 1; cards <= 30; cards += 1) {
            const { card, places } = fan(width, height, hand(cards, 2, 5));
            expect(places).toHaveLength(cards);
            for (const { x, y, angle } of places) {
                const slant = card * 1.4 * Math.sin((Math.abs(angle) * Math.PI) / 180);
                expect(x - slant).toBeGreaterThanOrEqual(-0.01);
                expect(x + card + slant).toBeLessThanOrEqual(width + 0.01);
                expect(y + card * 1.4).toBeLessThanOrEqual(height);
            }
            for (const step of seen(places)) expect(step).toBeGreaterThan(5);
        }
    }
});

test("in a crowded hand what can be played keeps a finger's width", () => {
    const steps = seen(fan(360, 133, hand(14, 3, 4, 9)).places);
    for (const n of [3, 4, 9]) expect(steps[n]).toBeCloseTo(44);
    expect(steps[0]).toBeLessThan(20);
});

test("with room for all, nothing moves when cards become playable", () => {
    expect(fan(565, 162, hand(8, 1, 2)).places).toEqual(fan(565, 162, hand(8)).places);
});

test("twenty cards, five of them playable: each can be hit on a phone", () => {
    const steps = seen(fan(360, 133, hand(20, 3, 9, 10, 11, 12)).places);
    for (const n of [3, 9, 10, 11, 12]) expect(steps[n]).toBeGreaterThan(30);
});
