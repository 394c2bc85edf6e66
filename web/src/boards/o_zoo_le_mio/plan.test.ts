import { describe, expect, it } from "vitest";
import type { LaidView, Place, Tile } from "$generated/o_zoo_le_mio";
import { benchesOf, bestOf, enclosuresOf } from "./enclosures";
import { areaOf, halvesAt, joined, pathEnds, planOf, tileCells } from "./plan";
import { sitesOf } from "./sites";

const EAST = 0,
    SOUTH = 1,
    WEST = 2,
    NORTH = 3;

function tile(parts: Partial<Tile> = {}): Tile {
    return {
        type: "Tile",
        left: "apes",
        left_stars: 3,
        right: "birds",
        right_stars: 1,
        bushes: 0,
        exits: ["left", "right"],
        ...parts,
    };
}
function laid(x: number, y: number, heading: LaidView["heading"], parts: Partial<Tile> = {}, auction = 1): LaidView {
    return { type: "LaidView", number: auction, face: tile(parts), x, y, heading, auction };
}
const place = (x: number, y: number, heading: Place["heading"]): Place => ({ type: "Place", x, y, heading });

describe("a tile that lies", () => {
    it("has its right half on the next cell of its heading", () => {
        expect(halvesAt(place(2, 3, "north"))).toEqual([
            { x: 2, y: 3 },
            { x: 2, y: 2 },
        ]);
    });
    it("turns its paths with it, and joins its halves", () => {
        const [left, right] = tileCells(tile({ exits: ["top_left", "right"] }), place(0, 0, "south"));
        expect(left.paths).toEqual([true, true, false, false]); // out to the east, on to the south
        expect([right.paths[SOUTH], right.paths[NORTH], right.paths[EAST], right.paths[WEST]]).toEqual([
            true,
            true,
            false,
            false,
        ]);
    });
    it("keeps its halves apart when all paths leave by one of them", () => {
        const [left, right] = tileCells(tile({ exits: ["left"] }), place(0, 0, "east"));
        expect([left.paths[EAST], right.paths.includes(true)]).toEqual([false, false]);
    });
    it("shares its bushes out, the left half first", () => {
        expect(tileCells(tile({ bushes: 3 }), place(0, 0, "east")).map(({ bushes }) => bushes)).toEqual([2, 1]);
    });
});

describe("a plan", () => {
    it("begins with paths to the west and to the east", () => {
        expect(pathEnds(planOf([]))).toEqual([
            { x: 1, y: 0 },
            { x: -1, y: 0 },
        ]);
    });
    it("knows its area", () => {
        expect(areaOf(planOf([laid(1, 0, "east")]).values())).toEqual({ left: 0, top: 0, right: 3, bottom: 1 });
    });
    it("joins enclosures of one family side by side (OZ-10)", () => {
        const plan = planOf([laid(1, 0, "east"), laid(1, 1, "east", { left_stars: 2 }, 2)]);
        expect(joined(plan, plan.get("1,0")!)).toEqual([false, true, false, false]);
        expect(enclosuresOf(plan).map(({ family, stars }) => [family, stars])).toEqual([
            ["apes", 5],
            ["birds", 2],
        ]);
    });
    it("sends visitors to the newest of equal enclosures (OZ-12)", () => {
        const plan = planOf([laid(1, 0, "east"), laid(-1, 0, "west", {}, 2)]);
        expect(bestOf(plan).get("apes")!.cells[0]).toMatchObject({ x: -1, y: 0 });
    });
});

describe("benches", () => {
    it("has none while no walk is closed", () => {
        expect(benchesOf(planOf([laid(1, 0, "east")]))).toEqual([]);
    });
    it("puts one where a walk closes, in a quarter that is empty", () => {
        const plan = planOf([
            laid(1, 0, "east", { exits: ["left", "bottom_left", "bottom_right"] }),
            laid(1, 1, "east", { exits: ["top_left", "top_right"] }, 2),
        ]);
        const [bench, ...more] = benchesOf(plan);
        expect(more).toEqual([]);
        expect([Math.abs(bench!.x - 2), Math.abs(bench!.y - 1)]).toEqual([0.25, 0.25]);
    });
});

describe("sites", () => {
    const legal = [place(1, 0, "east"), place(2, 0, "west"), place(1, 0, "north"), place(-1, 0, "west")];
    it("gathers ways by the path's end, in reading order", () => {
        const sites = sitesOf(legal, planOf([]));
        expect(sites.map(({ x, y, ways }) => [x, y, ways.length])).toEqual([
            [-1, 0, 1],
            [1, 0, 3],
        ]);
    });
    it("turns with the left half on the site first", () => {
        const headings = sitesOf(legal, planOf([]))[1]!.ways.map(({ heading }) => heading);
        expect(headings).toEqual(["east", "north", "west"]);
    });
    it("loses no way, wherever it lies", () => {
        expect(sitesOf([place(9, 9, "east")], planOf([])).map(({ x, y }) => [x, y])).toEqual([[9, 9]]);
    });
    it("offers nothing to who has no tile to lay", () => {
        expect(sitesOf([{ type: "Bid", coins: 0 }], planOf([]))).toEqual([]);
    });
});
