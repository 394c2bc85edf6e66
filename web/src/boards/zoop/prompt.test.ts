import { expect, test } from "vitest";
import type { AnyAction, AnyView } from "$generated/zoop";
import { sorted } from "./choices";
import { promptOf, type Situation } from "./prompt";

const VIEW = { seat: 0, top: "red-rabbit", last: 1, drawn: null, options: { type: "Options" } } as AnyView;

function prompt(legal: AnyAction[], more: Partial<Situation> = {}, view: Partial<AnyView> = {}): string {
    return promptOf({
        view: { ...VIEW, ...view },
        choices: sorted(legal),
        turn: { kind: "one", seats: [0], until: null },
        silent: false,
        names: ["Ada", "Ben", "Eve"],
        text: { say: (key, facts) => [key, ...Object.values(facts ?? {})].join(" "), word: (word) => word },
        ...more,
    });
}

test("in a window it tells the discard and what could be called", () => {
    expect(prompt([{ type: "LetPass" }])).toBe("board-zoop Ben red-rabbit");
    expect(prompt([{ type: "LetPass" }], {}, { top: "red-crab" })).toBe("board-chase Ben red-crab");
});

test("at a strict table it asks for the card, the same whatever is held", () => {
    const strict = { options: { type: "Options" as const, strict_calls: true } };
    const zoop: AnyAction = { type: "Zoop", card: "blue-koala" };
    expect(prompt([{ type: "LetPass" }, zoop], {}, strict)).toBe("board-throw-calling");
    expect(prompt([{ type: "LetPass" }, zoop, { type: "Throw", card: "red-rabbit" }], {}, strict)).toBe(
        "board-throw-calling",
    );
    expect(prompt([{ type: "LetPass" }, zoop], { silent: true }, strict)).toBe("board-throw-silent");
});

test("in turn it tells what there is to do", () => {
    expect(prompt([{ type: "Play", card: "red-koala" }])).toBe("board-choose");
    expect(prompt([{ type: "Draw" }])).toBe("board-nothing-fits");
    expect(prompt([{ type: "Pass" }], {}, { drawn: "cage" })).toBe("board-look cage");
});

test("otherwise it tells whom the table waits for", () => {
    expect(prompt([], { turn: { kind: "together", seats: [1, 2], until: 5 } })).toBe("board-waiting Ben, Eve");
    expect(prompt([], { turn: { kind: "one", seats: [2], until: null } })).toBe("board-turn Eve");
    expect(prompt([])).toBe("");
    expect(prompt([], { turn: { kind: "over", seats: [], until: null } })).toBe("");
});
