import { expect, test } from "vitest";
import { ring, type Spot } from "./ring";

const TABLES: [number, number, [number, number]][] = [
    [304, 352, [80, 56]],
    [344, 352, [92, 56]],
    [700, 372, [124, 66]],
    [1080, 408, [164, 74]],
];

function overlap(one: Spot, other: Spot, [width, height]: [number, number]): boolean {
    return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height;
}

test("nobody sits on a neighbour, nobody outside the table", () => {
    for (const [width, height, chip] of TABLES) {
        for (let seats = 3; seats <= 8; seats += 1) {
            const { spots } = ring(seats, 0, width, height, chip);
            for (const [n, spot] of spots.entries()) {
                expect(spot.x - chip[0] / 2).toBeGreaterThanOrEqual(-0.01);
                expect(spot.x + chip[0] / 2).toBeLessThanOrEqual(width + 0.01);
                expect(spot.y - chip[1] / 2).toBeGreaterThanOrEqual(-0.01);
                expect(spot.y + chip[1] / 2).toBeLessThanOrEqual(height + 0.01);
                for (const other of spots.slice(n + 1)) expect(overlap(spot, other, chip)).toBe(false);
            }
        }
    }
});

test("this seat is at the bottom and the next one to its left: clockwise", () => {
    const { spots } = ring(4, 2, 1000, 400, [160, 70]);
    expect(spots[2]).toMatchObject({ x: 500, y: 365 });
    expect(spots[3]!.x).toBeLessThan(spots[2]!.x);
    expect(spots[1]!.x).toBeGreaterThan(spots[2]!.x);
    expect(spots[0]!.y).toBeLessThan(spots[3]!.y);
});

test("arrows point the way round", () => {
    const { arrows } = ring(3, 0, 1000, 400, [160, 70]);
    const atTop = arrows.find(({ y }) => y < 60)!;
    expect(atTop.angle).toBeCloseTo(0);
});
