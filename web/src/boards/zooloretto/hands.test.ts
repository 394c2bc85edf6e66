import { expect, test, vi } from "vitest";
import type { AnyAction, AnyView } from "$generated/zooloretto";
import { source, target } from "./choices";
import { Hands, type Foresight } from "./hands.svelte";

const MOVE: AnyAction = { type: "MoveAnimal", animal: "zebra", place: "enclosure-a" };
const HOUSE: AnyAction = { type: "House", tile: "panda", place: "barn" };
const SEEN = { events: [], standings: [] } as unknown as Foresight;

function seated(legal: AnyAction[], arrivals: AnyView["to_house"] = []) {
    const now = { view: { to_house: arrivals } as unknown as AnyView };
    const act = vi.fn();
    const preview = vi.fn(async () => SEEN);
    return { now, act, preview, hands: new Hands({ view: () => now.view, legal: () => legal, act, preview }) };
}

test("what costs money waits for a yes, with its consequence in sight", async () => {
    const { act, hands } = seated([MOVE]);
    hands.pick(source.barn("zebra"));
    hands.put(target.place("enclosure-a"));
    await Promise.resolve();
    expect(act).not.toHaveBeenCalled();
    expect(hands.pending).toEqual(MOVE);
    await vi.waitFor(() => expect(hands.foreseen(MOVE)).toBe(SEEN));
    hands.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith(MOVE);
});

test("what arrived is put with one tap", () => {
    const { act, hands } = seated([HOUSE], ["panda"]);
    expect(hands.picked).toBe(source.arrival("panda"));
    hands.put(target.place("barn"));
    expect(act).toHaveBeenCalledExactlyOnceWith(HOUSE);
});

test("letting go gives up the question first, then what was picked", () => {
    const { hands } = seated([MOVE]);
    hands.pick(source.barn("zebra"));
    hands.put(target.place("enclosure-a"));
    hands.letGo();
    expect([hands.pending, hands.picked]).toEqual([null, source.barn("zebra")]);
    hands.letGo();
    expect([hands.busy, hands.picked]).toEqual([false, null]);
});

test("spending on one thing offers only what serves it, and Escape goes back step by step", () => {
    const discard: AnyAction = { type: "Discard", tile: "zebra" };
    const { hands } = seated([MOVE, discard, { type: "Draw" }]);
    hands.spend("move");
    expect([hands.can(source.stack), hands.can(source.barn("zebra"))]).toEqual([false, true]);
    hands.pick(source.barn("zebra"));
    expect([...hands.targets.keys()]).toEqual([target.place("enclosure-a")]);
    hands.put(target.place("enclosure-a"));
    const steps = [0, 1, 2].map(() => (hands.letGo(), [hands.pending, hands.picked, hands.spending]));
    expect(steps).toEqual([
        [null, source.barn("zebra"), "move"],
        [null, null, "move"],
        [null, null, null],
    ]);
    expect(hands.can(source.stack)).toBe(true);
});

test("what needs no place is asked at once: a tile to discard, an expansion", () => {
    const discard: AnyAction = { type: "Discard", tile: "zebra" };
    const { hands } = seated([MOVE, discard, { type: "Expand" }]);
    hands.spend("discard");
    hands.pick(source.barn("zebra"));
    expect(hands.pending).toEqual(discard);
    hands.spend("expand");
    expect(hands.pending).toEqual({ type: "Expand" });
    hands.letGo();
    expect(hands.busy).toBe(false);
});

test("while the purse lies open over the board, nothing beneath it can be chosen", () => {
    const { hands } = seated([MOVE, { type: "Draw" }]);
    hands.browsing = true;
    expect([hands.can(source.stack), hands.affords("move"), hands.busy]).toEqual([false, true, true]);
    hands.letGo();
    expect(hands.can(source.stack)).toBe(true);
});

test("a consequence is asked for once, and forgotten when the view has changed", async () => {
    const { now, preview, hands } = seated([MOVE, HOUSE]);
    await Promise.all([hands.foresee([MOVE]), hands.foresee([MOVE])]);
    expect(preview).toHaveBeenCalledOnce();
    const asking = hands.foresee([HOUSE]);
    now.view = { ...now.view };
    await asking;
    expect(hands.foreseen(HOUSE)).toBeNull();
});
