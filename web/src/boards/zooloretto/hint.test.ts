import { expect, test } from "vitest";
import type { AnyAction } from "$generated/zooloretto";
import { source, target } from "./choices";
import { nextStep, purseStep, YES } from "./hint";

const IDLE = { picked: null, pending: null, spending: null };
const MOVE: AnyAction = { type: "MoveAnimal", animal: "zebra", place: "enclosure-a" };

test("a hint for money leads from the purse to the tile, the place and the yes", () => {
    const picked = source.barn("zebra");
    expect(nextStep(MOVE, IDLE)).toBe(purseStep("move"));
    expect(nextStep(MOVE, { ...IDLE, spending: "move" })).toBe(picked);
    expect(nextStep(MOVE, { ...IDLE, spending: "move", picked })).toBe(target.place("enclosure-a"));
    expect(nextStep(MOVE, { picked, spending: "move", pending: MOVE })).toBe(YES);
    expect(nextStep(MOVE, { ...IDLE, spending: "buy" })).toBe(purseStep("move"));
});

test("a swap is met from either end", () => {
    const swap: AnyAction = { type: "Exchange", first: "enclosure-a", second: "enclosure-b" };
    const picked = source.pen("enclosure-b");
    expect(nextStep(swap, { ...IDLE, spending: "swap", picked })).toBe(target.place("enclosure-a"));
});

test("what costs nothing is marked itself, or the tile to take up first", () => {
    const house: AnyAction = { type: "House", tile: "panda", place: "barn" };
    expect(nextStep({ type: "Draw" }, IDLE)).toBe(source.stack);
    expect(nextStep({ type: "Load", tile: "panda", truck: 1 }, { ...IDLE, picked: source.hand })).toBe(target.truck(1));
    expect(nextStep(house, { ...IDLE, picked: source.arrival("zebra") })).toBe(source.arrival("panda"));
    expect(nextStep(house, { ...IDLE, picked: source.arrival("panda") })).toBe(target.place("barn"));
    expect(nextStep(null, IDLE)).toBeNull();
});
