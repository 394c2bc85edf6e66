import { expect, test } from "vitest";
import type { AnyAction, AnyView } from "$generated/zooloretto";
import { source } from "./choices";
import { promptOf, type Situation } from "./prompt";

const IDLE = { picked: null, pending: null, spending: null };
const DRAW: AnyAction = { type: "Draw" };
const TAKE: AnyAction = { type: "Take", truck: 0 };
const HOUSE: AnyAction = { type: "House", tile: "panda", place: "barn" };
const EXPAND: AnyAction = { type: "Expand" };
const text: Situation["text"] = {
    say: (key, facts = {}) => [key, ...Object.values(facts)].join(" "),
    word: (word) => word.toUpperCase(),
    action: ({ type }) => type,
};

function said(legal: AnyAction[], hands: Partial<Situation["hands"]> = {}, view: Partial<AnyView> = {}): string {
    const shown = { hand: null, to_house: [], ...view } as unknown as AnyView;
    return promptOf({ view: shown, legal, hands: { ...IDLE, ...hands }, names: [], text });
}

test("a turn is told by what is open", () => {
    expect(said([DRAW, TAKE, EXPAND])).toBe("prompt-turn draw-take-money");
    expect(said([DRAW])).toBe("prompt-turn draw");
    expect(said([TAKE, EXPAND])).toBe("prompt-turn take-money");
    expect(said([])).toBe("");
});

test("loading names the tile, placing also how many are left", () => {
    expect(said([{ type: "Load", tile: "panda", truck: 0 }], { picked: source.hand }, { hand: "panda" })).toBe(
        "prompt-load PANDA",
    );
    const placing = { to_house: ["panda", "zebra"] } as Partial<AnyView>;
    expect(said([HOUSE], { picked: source.arrival("zebra") }, placing)).toBe("prompt-place 2 ZEBRA");
});

test("spending asks for the source, then for the place, then for a yes", () => {
    expect(said([EXPAND], { spending: "move" })).toBe("prompt-move");
    expect(said([EXPAND], { spending: "move", picked: source.stall("enclosure-a", "balloons") })).toBe(
        "prompt-put BALLOONS",
    );
    expect(said([EXPAND], { spending: "swap", picked: source.pen("enclosure-a") })).toBe("prompt-swap-with");
    expect(said([EXPAND], { spending: "swap", picked: source.barn("zebra") })).toBe("prompt-swap-with");
    expect(said([EXPAND], { pending: EXPAND, spending: "expand" })).toBe("prompt-confirm Expand");
});
