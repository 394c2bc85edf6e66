import { expect, test } from "vitest";
import type { AnyAction } from "$generated/zooloretto";
import { given, openTo, source, target } from "./choices";
import { moneyOf } from "./money";

const LEGAL: AnyAction[] = [
    { type: "Draw" },
    { type: "Take", truck: 1 },
    { type: "MoveAnimal", animal: "zebra-male", place: "enclosure-a" },
    { type: "MoveStall", stall: "balloons", origin: "enclosure-b", place: "barn" },
    { type: "MoveStall", stall: "balloons", origin: "barn", place: "enclosure-c" },
    { type: "Exchange", first: "enclosure-b", second: "enclosure-c" },
    { type: "ExchangeWithBarn", place: "enclosure-b", species: "zebra" },
    { type: "Buy", tile: "panda", owner: 2 },
    { type: "Discard", tile: "zebra-male" },
    { type: "Expand" },
];
const open = (from: string) => Object.fromEntries([...openTo(from, LEGAL)].map(([to, action]) => [to, action.type]));

test("an animal in the barn moves, is exchanged or discarded by where it is put", () => {
    expect(open(source.barn("zebra-male"))).toEqual({
        [target.place("enclosure-a")]: "MoveAnimal",
        [target.place("enclosure-b")]: "ExchangeWithBarn",
        [target.bin]: "Discard",
    });
    expect(open(source.barn("zebra"))).toEqual({ [target.place("enclosure-b")]: "ExchangeWithBarn" });
});

test("an exchange begins at either end", () => {
    expect(open(source.pen("enclosure-b"))).toEqual({
        [target.place("enclosure-c")]: "Exchange",
        [target.group("zebra")]: "ExchangeWithBarn",
    });
    expect(open(source.pen("enclosure-c"))).toEqual({ [target.place("enclosure-b")]: "Exchange" });
});

test("a stall is known by where it stands", () => {
    expect(open(source.stall("enclosure-b", "balloons"))).toEqual({ [target.place("barn")]: "MoveStall" });
    expect(open(source.barn("balloons"))).toEqual({ [target.place("enclosure-c")]: "MoveStall" });
});

test("some choices need no target", () => {
    for (const from of [source.stack, source.truck(1), source.plot, source.theirs(2, "panda")]) {
        expect([...openTo(from, LEGAL).keys()]).toEqual([target.now]);
    }
    expect(open(source.truck(0))).toEqual({});
});

test("what was drawn or arrived is in the hand already", () => {
    expect(given([{ type: "Load", tile: "coin", truck: 0 }], [])).toBe(source.hand);
    expect(given([{ type: "House", tile: "panda", place: "barn" }], ["panda"])).toBe(source.arrival("panda"));
    expect(given(LEGAL, [])).toBeNull();
    expect(given([], ["panda"])).toBeNull();
});

test("five kinds of choices cost money", () => {
    const kinds = LEGAL.map(moneyOf);
    expect(kinds.filter((kind) => kind === undefined)).toHaveLength(2);
    expect([...new Set(kinds)].slice(1)).toEqual(["move", "swap", "buy", "discard", "expand"]);
});
