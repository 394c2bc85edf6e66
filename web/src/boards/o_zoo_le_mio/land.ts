/** The land around a zoo: woods that are cleared as the zoo grows. The same wherever and whenever it is looked at. */
import type { Area, Plan } from "./plan";

export interface Growth {
    x: number; // its middle, in cells
    y: number;
    size: number;
    kind: "tree" | "fir" | "flowers" | "stone";
}

/** A number from 0 to 1 for a cell, different for each `turn`. */
function chance(x: number, y: number, turn: number): number {
    const wild = Math.sin(127.1 * x + 311.7 * y + 74.7 * turn) * 43758.5453;
    return wild - Math.floor(wild);
}

/** How far the zoo is from a cell. */
function distance(plan: Plan, x: number, y: number): number {
    let least = Infinity;
    for (const cell of plan.values()) least = Math.min(least, Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y)));
    return least;
}

export function growthIn({ left, top, right, bottom }: Area, plan: Plan): Growth[] {
    const found: Growth[] = [];
    for (let y = Math.floor(top); y < bottom; y++) {
        for (let x = Math.floor(left); x < right; x++) {
            const kind = kindAt(x, y, distance(plan, x, y));
            const moved = (turn: number) => 0.5 + 0.5 * (chance(x, y, turn) - 0.5);
            if (kind) found.push({ x: x + moved(2), y: y + moved(3), size: 0.75 + 0.5 * chance(x, y, 4), kind });
        }
    }
    return found;
}

function kindAt(x: number, y: number, far: number): Growth["kind"] | null {
    const luck = chance(x, y, 0);
    if (far === 0) return null;
    if (far < 2) return luck < 0.22 ? "flowers" : luck > 0.93 ? "stone" : null; // where the next tiles may lie
    if (luck < (far < 3 ? 0.45 : 0.8)) return chance(x, y, 1) < 0.6 ? "tree" : "fir";
    return luck > 0.9 ? "flowers" : null;
}
