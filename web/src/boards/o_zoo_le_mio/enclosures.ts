/** Where enclosures lie and where circular walks close: for the drawing only, what they are worth is the view's to say. */
import type { LeftWord } from "$generated/o_zoo_le_mio";
import { layoutOf } from "./art";
import { areaOf, at, beside, FAMILIES, HUT, type Cell, type Plan, type Where } from "./plan";

export interface Enclosure {
    family: LeftWord;
    stars: number;
    cells: Cell[]; // the newest first
}

/** Cells of one family side by side, as enclosures. */
export function enclosuresOf(plan: Plan): Enclosure[] {
    const seen = new Set<Cell>();
    const found: Enclosure[] = [];
    for (const cell of plan.values()) {
        if (cell.family === null || seen.has(cell)) continue;
        const cells = flood(plan, cell, seen).sort((one, other) => other.since - one.since);
        found.push({ family: cell.family, cells, stars: cells.reduce((sum, { stars }) => sum + stars, 0) });
    }
    return found;
}

function flood(plan: Plan, first: Cell, seen: Set<Cell>): Cell[] {
    const cells = [first];
    seen.add(first);
    for (const cell of cells) {
        for (let side = 0; side < 4; side++) {
            const { x, y } = beside(cell, side);
            const next = plan.get(at(x, y));
            if (!next || next.family !== first.family || seen.has(next)) continue;
            seen.add(next);
            cells.push(next);
        }
    }
    return cells;
}

/** The enclosure of each family before which its visitors stand: the best, and of equals the newest. */
export function bestOf(plan: Plan): Map<LeftWord, Enclosure> {
    const best = new Map<LeftWord, Enclosure>();
    const newest = (one: Enclosure) => one.cells[0]!.since;
    for (const one of enclosuresOf(plan)) {
        const held = best.get(one.family);
        if (!held || one.stars > held.stars || (one.stars === held.stars && newest(one) > newest(held)))
            best.set(one.family, one);
    }
    return new Map(FAMILIES.flatMap((family) => (best.has(family) ? [[family, best.get(family)!] as const] : [])));
}

/** A place for a bench in every area that paths encircle, in cells: where nothing stands, if there is room. The plan is cut
 *  into quarters of cells along the paths. */
export function benchesOf(plan: Plan): Where[] {
    const { left, top, right, bottom } = areaOf(plan.values());
    const [columns, rows] = [2 * (right - left + 2), 2 * (bottom - top + 2)];
    const area = new Int32Array(columns * rows).fill(-1);
    const benches: Where[] = [];
    for (let quarter = 0, count = 0; quarter < area.length; quarter++) {
        if (area[quarter] !== -1) continue;
        const quarters = spread(quarter, count++);
        if (quarter > 0) benches.push(middle(quarters)); // the first area is the outside
    }
    return benches;

    function spread(first: number, name: number): number[] {
        const found = [first];
        area[first] = name;
        for (const quarter of found) {
            const [column, row] = [quarter % columns, Math.floor(quarter / columns)];
            for (let side = 0; side < 4; side++) {
                const next = beside({ x: column, y: row }, side);
                if (next.x < 0 || next.y < 0 || next.x >= columns || next.y >= rows) continue;
                const there = next.y * columns + next.x;
                if (area[there] !== -1 || pathBetween({ x: column, y: row }, side)) continue;
                area[there] = name;
                found.push(there);
            }
        }
        return found;
    }

    /** Whether a path runs between this quarter and the next: only within a cell, never along its edge. */
    function pathBetween({ x, y }: Where, side: number): boolean {
        const inner = side === 0 ? x % 2 === 0 : side === 1 ? y % 2 === 0 : side === 2 ? x % 2 === 1 : y % 2 === 1;
        if (!inner) return false;
        const cell = plan.get(at(left - 1 + (x >> 1), top - 1 + (y >> 1)));
        const along = side % 2 === 0 ? (y % 2 === 0 ? 3 : 1) : x % 2 === 0 ? 2 : 0;
        return Boolean(cell?.paths[along]);
    }

    /** The quarter nearest to the middle of an area, best an empty one. */
    function middle(quarters: number[]): Where {
        const places = quarters.map((one) => ({ x: one % columns, y: Math.floor(one / columns) }));
        const empty = places.filter(isEmpty);
        const mean = (of: (one: Where) => number) => places.reduce((sum, one) => sum + of(one), 0) / places.length;
        const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
        const far = (one: Where) => Math.abs(one.x - x) + Math.abs(one.y - y);
        const best = (empty.length > 0 ? empty : places).reduce((near, one) => (far(one) < far(near) ? one : near));
        return { x: left - 1 + (best.x + 0.5) / 2, y: top - 1 + (best.y + 0.5) / 2 };
    }

    function isEmpty({ x, y }: Where): boolean {
        const [column, row] = [left - 1 + (x >> 1), top - 1 + (y >> 1)];
        const cell = plan.get(at(column, row));
        if (!cell) return column !== HUT.x || row !== HUT.y;
        if (cell.family === null) return y % 2 === 1; // trees stand in the upper corners of the start tile
        return layoutOf(cell.paths, cell.bushes).empty.includes(2 * (y % 2) + (x % 2));
    }
}
