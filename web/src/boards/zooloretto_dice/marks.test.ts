import { expect, test } from "vitest";
import type { AnyEvent, AnyView, SheetView } from "$generated/zooloretto_dice";
import { newBoxes, origins } from "./marks";

const NOTHING = [false, false, false, false, false];
const EMPTY: SheetView = {
    type: "SheetView",
    pens: [0, 0, 0, 0, 0],
    barn: NOTHING,
    bonus: NOTHING,
    coins: 0,
    took: false,
};

function viewOf(...sheets: SheetView[]): AnyView {
    const rest = {
        seat: 0,
        active: 0,
        supply: 6,
        trucks: [[], [], []],
        rolling: false,
        hand: [],
        last_round: false,
        over: false,
    };
    return { type: "View", ...rest, sheets };
}

test("the boxes a truck would fill are those the later sheet has more", () => {
    const before = { ...EMPTY, pens: [1, 0, 0, 0, 4], coins: 2 };
    const after = {
        ...before,
        pens: [1, 0, 0, 0, 5],
        barn: [true, ...NOTHING.slice(1)],
        bonus: [false, false, false, false, true],
        coins: 3,
    };
    expect([...newBoxes(before, after)].sort()).toEqual(["barn-0", "bonus-4", "coin-2", "pen-4-4"]);
});

test("a sheet that stays as it is has no new boxes", () => {
    expect(newBoxes(EMPTY, EMPTY).size).toBe(0);
});

test("each mark comes from the crate its die lay in, ignored dice counted", () => {
    const events: AnyEvent[] = [
        { type: "TruckTaken", seat: 1, truck: 2, dice: ["crocodile", "lion", "lion"] },
        { type: "DieIgnored", seat: 1, die: "crocodile" },
        { type: "AnimalHoused", seat: 1, species: "lion" },
        { type: "BonusWon", seat: 1, species: "lion" },
        { type: "AnimalSentToBarn", seat: 1, species: "lion" },
    ];
    const found = origins(events, viewOf(EMPTY, { ...EMPTY, pens: [1, 0, 0, 0, 5] }));
    expect([...found]).toEqual([
        ["1-pen-4-4", "crate-2-1"],
        ["1-barn-4", "crate-2-2"],
    ]);
});

test("two animals of a species go to two boxes, coins to the box they are counted by", () => {
    const events: AnyEvent[] = [
        { type: "TruckTaken", seat: 0, truck: 0, dice: ["monkey", "coin", "monkey"] },
        { type: "AnimalHoused", seat: 0, species: "monkey" },
        { type: "CoinMarked", seat: 0, coins: 4 },
        { type: "AnimalHoused", seat: 0, species: "monkey" },
    ];
    const found = origins(events, viewOf({ ...EMPTY, pens: [0, 0, 3, 0, 0], coins: 4 }, EMPTY));
    expect([...found]).toEqual([
        ["0-pen-2-1", "crate-0-0"],
        ["0-coin-3", "crate-0-1"],
        ["0-pen-2-2", "crate-0-2"],
    ]);
});
