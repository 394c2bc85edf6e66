import { expect, test } from "vitest";
import { ring, type Spot } from "./ring";
import { sizes } from "./sizes";

const TABLES: [number, number][] = [
    [320, 300],
    [360, 307],
    [360, 390],
    [700, 300],
    [955, 322],
    [1585, 686],
];

function overlap(one: Spot, other: Spot, [width, height]: [number, number]): boolean {
    return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height;
}

test("nobody sits on a neighbour, nobody outside the table", () => {
    for (const [width, height] of TABLES) {
        for (const me of [0, null]) {
            for (let seats = 3; seats <= 8; seats += 1) {
                const { chip } = sizes(width, height, seats, me === null);
                const spots = ring(seats, me, width, height, chip).spots.filter((spot) => spot !== null);
                expect(spots).toHaveLength(me === null ? seats : seats - 1);
                for (const [n, spot] of spots.entries()) {
                    expect(spot.x - chip[0] / 2).toBeGreaterThanOrEqual(-0.01);
                    expect(spot.x + chip[0] / 2).toBeLessThanOrEqual(width + 0.01);
                    expect(spot.y - chip[1] / 2).toBeGreaterThanOrEqual(-0.01);
                    expect(spot.y + chip[1] / 2).toBeLessThanOrEqual(height + 0.01);
                    const where = `${n + 1} of ${seats} at ${width} × ${height}`;
                    for (const other of spots.slice(n + 1)) expect(overlap(spot, other, chip), where).toBe(false);
                }
            }
        }
    }
});

test("the top card and what is beside it fit between the players", () => {
    for (const [width, height] of TABLES) {
        for (let seats = 3; seats <= 8; seats += 1) {
            const { chip, card, beside } = sizes(width, height, seats, false);
            const top = seats > 3 ? chip[1] + 4 : 36;
            expect(card * 1.4 + (beside ? 0 : 50)).toBeLessThanOrEqual(height - top - 30);
            expect(card * 1.6).toBeLessThanOrEqual(width - 2 * chip[0] - 4);
        }
    }
});

test("this seat is at its hand, the next one to its left: clockwise", () => {
    const { spots } = ring(4, 2, 1000, 400, [160, 70]);
    expect(spots[2]).toBeNull();
    expect(spots[3]!.x).toBeLessThan(500);
    expect(spots[1]!.x).toBeGreaterThan(500);
    expect(spots[0]!.y).toBeLessThan(spots[3]!.y);
});

test("paw prints point the way round, and nobody sits on them", () => {
    const { prints, spots } = ring(3, 0, 1000, 400, [160, 70]);
    const atTop = prints.filter(({ x, y }) => y < 60 && Math.abs(x - 500) < 100);
    expect(atTop.length).toBeGreaterThan(3);
    for (const { angle } of atTop) expect(angle).toBeCloseTo(0);
    for (const print of prints) for (const spot of spots) if (spot) expect(overlap(print, spot, [80, 35])).toBe(false);
});
