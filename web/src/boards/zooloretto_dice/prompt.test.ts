import { expect, test } from "vitest";
import type { Text } from "$lib/board";
import type { AnyAction, AnyView, SheetView } from "$generated/zooloretto_dice";
import { dayOf, promptOf, whyNot } from "./prompt";

const NOTHING = [false, false, false, false, false];
const EMPTY: SheetView = {
    type: "SheetView",
    pens: [0, 0, 0, 0, 0],
    barn: NOTHING,
    bonus: NOTHING,
    coins: 0,
    took: false,
};
const TOOK = { ...EMPTY, took: true };
const VIEW: AnyView = {
    type: "View",
    seat: 0,
    active: 0,
    supply: 4,
    trucks: [["lion", "lion", "coin"], ["monkey"], []],
    rolling: false,
    hand: [],
    sheets: [EMPTY, EMPTY],
    last_round: false,
    over: false,
};
const text = {
    say: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(" "),
    word: (word: string) => word,
} as unknown as Text;
const TAKE: AnyAction = { type: "Take", truck: 1 };

test("the prompt names what can be decided", () => {
    expect(promptOf(VIEW, [], text)).toBe("");
    expect(promptOf(VIEW, [{ type: "Roll" }], text)).toBe("prompt-roll");
    expect(promptOf(VIEW, [{ type: "Roll" }, TAKE], text)).toBe("prompt-turn");
    expect(promptOf(VIEW, [TAKE], text)).toBe("prompt-take");
});

test("whoever is left alone is told so", () => {
    const view = { ...VIEW, sheets: [EMPTY, TOOK] };
    expect(promptOf(view, [{ type: "Roll" }, TAKE], text)).toBe("prompt-alone");
    expect(promptOf(view, [TAKE], text)).toBe("prompt-take");
});

test("loading names the die and how many are left", () => {
    const view: AnyView = { ...VIEW, hand: ["lion", "coin"] };
    expect(promptOf(view, [{ type: "Load", die: "lion", truck: 1 }], text)).toBe("prompt-load lion lion 2");
});

test("a truck that cannot be chosen says why", () => {
    expect(whyNot(VIEW, 0, 2, text)).toBe("why-not-empty 3");
    expect(whyNot(VIEW, 0, 1, text)).toBe("");
    const loading: AnyView = { ...VIEW, hand: ["lion"] };
    expect(whyNot(loading, 0, 0, text)).toBe("why-not-full 1");
    expect(whyNot(loading, 0, 2, text)).toBe("");
});

test("rolling says why not when the supply is empty", () => {
    expect(whyNot({ ...VIEW, supply: 0 }, 0, null, text)).toBe("why-not-supply");
    expect(whyNot(VIEW, 0, null, text)).toBe("");
});

test("between one's turns the reason is the turn, for spectators there is none", () => {
    expect(whyNot(VIEW, 1, 0, text)).toBe("why-not-turn");
    expect(whyNot({ ...VIEW, sheets: [EMPTY, TOOK] }, 1, 0, text)).toBe("why-not-done");
    expect(whyNot(VIEW, null, 0, text)).toBe("");
    expect(whyNot({ ...VIEW, over: true }, 0, 2, text)).toBe("");
});

test("the day goes by as the fullest zoo fills up to its last pen", () => {
    expect(dayOf(VIEW)).toBe(0);
    expect(dayOf({ ...VIEW, sheets: [EMPTY, { ...EMPTY, pens: [1, 2, 2, 0, 0] }] })).toBeCloseTo(0.5);
    expect(dayOf({ ...VIEW, sheets: [EMPTY, { ...EMPTY, pens: [1, 2, 3, 4, 0] }] })).toBe(1);
    expect(dayOf({ ...VIEW, last_round: true })).toBe(1);
});
