// @vitest-environment happy-dom
/** When a table that waits for an answer does not ask for one. */
import { afterEach, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { isQuiet } from "../src/table/status";
import { updateOf } from "./fakes";

const asked = (legal: unknown[], until: number | null, kind: "one" | "together" = "together") =>
    updateOf(1, 0, { legal, turn: { kind, seats: [0], until } });

afterEach(() => (settings.autoPass = true));

it("one answer that silence gives is no question", () => {
    expect(isQuiet(asked([{}], 5000), true)).toBe(true);
    expect(isQuiet(asked([{}, {}], 5000), true)).toBe(false);
    expect(isQuiet(asked([], 5000), true)).toBe(false);
});
it("nor is one that the board gives by itself, unless that is turned off", () => {
    expect(isQuiet(asked([{}], null), true)).toBe(true);
    settings.autoPass = false;
    expect(isQuiet(asked([{}], null), true)).toBe(false);
});
it("a turn is a question, and so is everything in a game without reactions", () => {
    expect(isQuiet(asked([{}], null, "one"), true)).toBe(false);
    expect(isQuiet(asked([{}], null), false)).toBe(false);
    expect(isQuiet(null, true)).toBe(false);
});
