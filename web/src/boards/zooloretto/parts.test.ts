import { expect, test } from "vitest";
import { drawnPart, enclosuresFor, faceDown, faceOf, speciesOf, truckSpaces } from "./parts";

test("a tile is known by its word", () => {
    expect(faceOf("panda")).toEqual({ kind: "animal", species: "panda", form: "plain" });
    expect(faceOf("zebra-mother")).toEqual({ kind: "animal", species: "zebra", form: "mother" });
    expect(faceOf("ice-cream")).toEqual({ kind: "stall", stall: "ice-cream" });
    expect(faceOf("coin")).toEqual({ kind: "coin" });
    expect(speciesOf("camel-offspring")).toBe("camel");
    expect(speciesOf("balloons")).toBeNull();
});

test("two players have two expansions and trucks of three sizes", () => {
    expect(enclosuresFor(2).map(({ place }) => place)).toContain("expansion-2");
    expect(enclosuresFor(3)).toHaveLength(4);
    expect([0, 1, 2].map((truck) => truckSpaces(2, truck))).toEqual([3, 2, 1]);
    expect(truckSpaces(5, 4)).toBe(3);
});

test("the stack is counted by what the tiles show", () => {
    const stack = [12, ...Array(8).fill(7), 3, 2, 1, 0, ...Array(8).fill(2), ...Array(8).fill(1)];
    expect(faceDown(stack)).toEqual({ coins: 12, species: Array(8).fill(10), stalls: [3, 2, 1, 0] });
});

test("the day goes by with the stack above the end stack", () => {
    const left = (tiles: number) => [tiles];
    expect(drawnPart(left(112), 0)).toBe(0);
    expect(drawnPart(left(15), 0)).toBe(1);
    expect(drawnPart(left(3), 2)).toBe(1);
    expect(drawnPart(left(90), 2)).toBe(0);
});
