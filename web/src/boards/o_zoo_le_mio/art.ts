/** Where things stand within a cell of 100 × 100, so that they leave its paths free. */
import type { LeftWord } from "$generated/o_zoo_le_mio";

const ANIMALS: Record<LeftWord, readonly string[]> = {
    apes: ["monkey", "orangutan", "gorilla"],
    mammals: ["zebra", "giraffe", "elephant"],
    birds: ["parrot", "flamingo", "peacock"],
    reptiles: ["lizard", "turtle", "crocodile"],
    sea_animals: ["fish", "dolphin", "whale"],
};

/** More stars, a grander animal. */
export function animalOf(family: LeftWord, stars = 3): string {
    return ANIMALS[family][Math.max(0, Math.min(2, stars - 1))]!;
}

export interface Corner {
    x: number; // its middle
    y: number;
    free: boolean; // no path on either of its sides
}

export interface Layout {
    animal: Corner;
    stars: Corner;
    bushes: Corner[];
    empty: number[]; // corners with nothing in them, in reading order
}

/** Corners in reading order, each with the sides that meet in it: 0 east, 1 south, 2 west, 3 north. */
const CORNERS = [
    { x: 0, y: 0, sides: [2, 3] },
    { x: 1, y: 0, sides: [0, 3] },
    { x: 0, y: 1, sides: [2, 1] },
    { x: 1, y: 1, sides: [0, 1] },
] as const;

/** The animal takes the roomiest corner, its stars stand beside it, bushes above or below. */
export function layoutOf(paths: boolean[], bushes: number): Layout {
    const busy = CORNERS.map(({ sides }) => sides.filter((side) => paths[side]).length);
    const chosen = busy.indexOf(Math.min(...busy));
    const corner = (number: number): Corner => {
        const { x, y } = CORNERS[number]!;
        const free = busy[number] === 0;
        const away = free && number === chosen ? 33 : 23;
        return { x: x ? 100 - away : away, y: y ? 100 - away : away, free };
    };
    const rest = [chosen ^ 2, chosen ^ 3];
    return {
        animal: corner(chosen),
        stars: corner(chosen ^ 1),
        bushes: rest.slice(0, bushes).map(corner),
        empty: rest.slice(bushes).sort(),
    };
}

/** Whether a path just turns a corner here. */
function bends(paths: boolean[]): boolean {
    return paths.filter(Boolean).length === 2 && paths[0] !== paths[2];
}

/** Where on its paths somebody can stand in a cell. */
export function standing(paths: boolean[]): { x: number; y: number } {
    if (!bends(paths)) return { x: 50, y: 50 };
    return { x: paths[0] ? 62.5 : 37.5, y: paths[1] ? 62.5 : 37.5 };
}

const END = [
    [101, 50],
    [50, 101],
    [-1, 50],
    [50, -1],
] as const; // a little over the edge, so that no seam shows

/** The line of a cell's paths: a bend, or spokes from the middle. */
export function pathLine(paths: boolean[]): string {
    const sides = [0, 1, 2, 3].filter((side) => paths[side]);
    const [one, other] = sides;
    if (bends(paths)) return `M${END[one!]} Q50,50 ${END[other!]}`;
    return sides.map((side) => `M50,50 L${END[side]}`).join(" ");
}

/** Whether the paths meet in a little square: not where one just runs through. */
export function hasSquare(paths: boolean[]): boolean {
    const count = paths.filter(Boolean).length;
    return count === 1 || count > 2;
}

/** The fence of a cell, along the sides where its enclosure ends. */
export function fenceLine(joined: boolean[]): string {
    const [east, south, west, north] = joined;
    const [left, right, top, bottom] = [west ? 0 : 4, east ? 100 : 96, north ? 0 : 4, south ? 100 : 96];
    const lines = [
        east ? "" : `M96,${top} L96,${bottom}`,
        south ? "" : `M${left},96 L${right},96`,
        west ? "" : `M4,${top} L4,${bottom}`,
        north ? "" : `M${left},4 L${right},4`,
    ];
    return lines.join(" ").trim();
}
