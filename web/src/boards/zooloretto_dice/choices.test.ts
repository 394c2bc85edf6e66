import { expect, test } from "vitest";
import { choicesOf, looksFirst } from "./choices";

test("choices stand where they are made", () => {
    const choices = choicesOf([{ type: "Roll" }, { type: "Take", truck: 0 }, { type: "Take", truck: 2 }]);
    expect(choices.roll).toEqual({ type: "Roll" });
    expect([...choices.trucks.keys()]).toEqual([0, 2]);
});

test("without a choice nothing is offered", () => {
    const choices = choicesOf([]);
    expect(choices.roll).toBeNull();
    expect(choices.trucks.size).toBe(0);
});

test("a finger looks at a truck before it takes it; a mouse and a key have looked already", () => {
    const take = { type: "Take", truck: 1 } as const;
    expect(looksFirst(take, "touch", null)).toBe(true);
    expect(looksFirst(take, "touch", 0)).toBe(true);
    expect(looksFirst(take, "touch", 1)).toBe(false);
    expect(looksFirst(take, "mouse", null)).toBe(false);
    expect(looksFirst(take, "", null)).toBe(false);
});

test("loading takes one tap", () => {
    expect(looksFirst({ type: "Load", die: "lion", truck: 1 }, "touch", null)).toBe(false);
});

test("the first die in hand may go to the trucks that are named", () => {
    const choices = choicesOf([
        { type: "Load", die: "coin", truck: 0 },
        { type: "Load", die: "coin", truck: 1 },
    ]);
    expect(choices.loading).toBe(true);
    expect(choices.trucks.get(1)).toEqual({ type: "Load", die: "coin", truck: 1 });
});
