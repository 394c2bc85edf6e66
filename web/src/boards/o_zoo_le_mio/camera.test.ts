import { describe, expect, it } from "vitest";
import { dragged, fitted, onScreen, revealing, zoomed } from "./camera";

const AREA = { left: -2, top: 0, right: 8, bottom: 4 };
const SIZE = { width: 500, height: 400 };

describe("the camera", () => {
    it("fits the whole area in, from its middle", () => {
        expect(fitted(AREA, SIZE)).toEqual({ x: 3, y: 2, scale: 50 });
    });
    it("keeps the point under the finger where it is", () => {
        const before = fitted(AREA, SIZE);
        const after = zoomed(before, 2, 100, -50);
        expect(onScreen(after, SIZE, 3 + 100 / 50, 2 - 50 / 50)).toEqual([350, 150]);
    });
    it("never drags the zoo out of sight", () => {
        expect(dragged(fitted(AREA, SIZE), 99999, 0, AREA).x).toBe(AREA.left);
    });
    it("stays where it is when all is in sight, and moves as little as needed when not", () => {
        const camera = { x: 3, y: 2, scale: 100 }; // sees columns 0.5 to 5.5
        expect(revealing(camera, SIZE, { left: 2, top: 1, right: 4, bottom: 2 })).toBe(camera);
        expect(revealing(camera, SIZE, { left: 6, top: 1, right: 7, bottom: 2 }).x).toBeCloseTo(4.65);
    });
});
