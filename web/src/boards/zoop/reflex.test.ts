import { expect, test } from "vitest";
import type { AnyAction } from "$generated/zoop";
import { sorted } from "./choices";
import { passDelay, reflexOf } from "./reflex";

const LET_PASS: AnyAction = { type: "LetPass" };
const ZOOP: AnyAction = { type: "Zoop", card: "red-rabbit" };
const TIMED = { kind: "together" as const, seats: [0], until: 5 };
const UNTIMED = { ...TIMED, until: null };

test("nobody is asked who can call nothing: the time runs out by itself", () => {
    expect(reflexOf(sorted([LET_PASS]), TIMED)).toBe("watch");
    expect(reflexOf(sorted([LET_PASS]), UNTIMED)).toBe("pass");
});

test("a twin, a Cage or a mistake that can be made is asked about", () => {
    for (const turn of [TIMED, UNTIMED]) {
        expect(reflexOf(sorted([LET_PASS, ZOOP]), turn)).toBe("call");
        expect(reflexOf(sorted([LET_PASS, { type: "Chase" }]), turn)).toBe("call");
        expect(reflexOf(sorted([LET_PASS, { type: "Call" }]), turn)).toBe("call");
    }
});

test("outside a window, and after an answer, there is nothing to react to", () => {
    expect(reflexOf(sorted([]), TIMED)).toBe("none");
    expect(reflexOf(sorted([{ type: "Play", card: "red-koala" }]), UNTIMED)).toBe("none");
});

test("a pass by itself takes its time, by luck alone", () => {
    expect([0, 0.5, 1].map((luck) => passDelay(() => luck))).toEqual([600, 1300, 2000]);
});
