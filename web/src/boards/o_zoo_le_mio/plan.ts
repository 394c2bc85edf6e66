/** A zoo as a plan of cells, each with its ground and the sides its paths leave by. */
import type { AnyView, ExitsWord, HeadingWord, LaidView, LeftWord, Tile } from "$generated/o_zoo_le_mio";

export const FAMILIES: readonly LeftWord[] = ["apes", "mammals", "birds", "reptiles", "sea_animals"];
export const HEADINGS: readonly HeadingWord[] = ["east", "south", "west", "north"];
export const STEPS = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
] as const; // in the order of HEADINGS

export interface Cell {
    x: number;
    y: number;
    paths: boolean[]; // by side, in the order of HEADINGS
    family: LeftWord | null; // null: the start tile
    stars: number;
    bushes: number;
    tile: number;
    since: number; // the auction it came from
}

export interface Area {
    left: number;
    top: number;
    right: number; // one past the last column
    bottom: number;
}

export type Plan = Map<string, Cell>;
export type Where = { x: number; y: number };
export type Lie = Where & { heading: HeadingWord };

const LEFT_HALF: Partial<Record<ExitsWord, number>> = { left: 2, top_left: 3, bottom_left: 1 };
const RIGHT_HALF: Partial<Record<ExitsWord, number>> = { right: 0, top_right: 3, bottom_right: 1 };

export const at = (x: number, y: number) => `${x},${y}`;
export const START: Cell = {
    x: 0,
    y: 0,
    paths: [true, false, true, false],
    family: null,
    stars: 0,
    bushes: 0,
    tile: -1,
    since: 0,
};
export const HUT: Where = { x: 0, y: 1 };

export function beside({ x, y }: Where, side: number): Where {
    const [dx, dy] = STEPS[side]!;
    return { x: x + dx, y: y + dy };
}

export function halvesAt(lie: Lie): [Where, Where] {
    return [{ x: lie.x, y: lie.y }, beside(lie, HEADINGS.indexOf(lie.heading))];
}

/** The two cells of a tile that lies there. */
export function tileCells(face: Tile, lie: Lie, tile = -1, since = 0): [Cell, Cell] {
    const turn = HEADINGS.indexOf(lie.heading);
    const [here, there] = halvesAt(lie);
    const left = sidesOf(face.exits, LEFT_HALF, turn);
    const right = sidesOf(face.exits, RIGHT_HALF, turn);
    if (left.includes(true) && right.includes(true)) {
        left[turn] = true; // the path runs on through the middle of the tile
        right[(turn + 2) % 4] = true;
    }
    const common = { tile, since };
    return [
        {
            ...here,
            ...common,
            paths: left,
            family: face.left,
            stars: face.left_stars,
            bushes: Math.ceil(face.bushes / 2),
        },
        {
            ...there,
            ...common,
            paths: right,
            family: face.right,
            stars: face.right_stars,
            bushes: Math.floor(face.bushes / 2),
        },
    ];
}

function sidesOf(exits: ExitsWord[], half: Partial<Record<ExitsWord, number>>, turn: number): boolean[] {
    const sides = [false, false, false, false];
    for (const exit of exits) {
        const side = half[exit];
        if (side !== undefined) sides[(side + turn) % 4] = true;
    }
    return sides;
}

export function planOf(laid: LaidView[]): Plan {
    const plan: Plan = new Map([[at(0, 0), START]]);
    for (const one of laid) {
        for (const cell of tileCells(one.face, one, one.number, one.auction)) plan.set(at(cell.x, cell.y), cell);
    }
    return plan;
}

/** Free cells that a path of the zoo leads to. */
export function pathEnds(plan: Plan): Where[] {
    const ends = new Map<string, Where>();
    for (const cell of plan.values()) {
        cell.paths.forEach((path, side) => {
            const end = beside(cell, side);
            if (path && !plan.has(at(end.x, end.y))) ends.set(at(end.x, end.y), end);
        });
    }
    return [...ends.values()];
}

/** Whose zoo is worth a look: who has a tile to lay, or laid the last one. */
export function busySeat({ placing, zoos, auction }: AnyView): number {
    const last = zoos.findIndex(({ laid }) => laid.at(-1)?.auction === auction - 1);
    return placing ?? Math.max(0, last);
}

/** On which sides of a cell the same enclosure goes on. */
export function joined(plan: Plan, cell: Cell): boolean[] {
    return STEPS.map((_, side) => {
        const next = beside(cell, side);
        return cell.family !== null && plan.get(at(next.x, next.y))?.family === cell.family;
    });
}

/** The area that holds all these cells. */
export function areaOf(cells: Iterable<Where>): Area {
    const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (const { x, y } of cells) {
        area.left = Math.min(area.left, x);
        area.top = Math.min(area.top, y);
        area.right = Math.max(area.right, x + 1);
        area.bottom = Math.max(area.bottom, y + 1);
    }
    return area;
}

export function widened(area: Area, by: number): Area {
    return { left: area.left - by, top: area.top - by, right: area.right + by, bottom: area.bottom + by };
}
