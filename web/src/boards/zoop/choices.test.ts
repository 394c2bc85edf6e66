import { expect, test } from "vitest";
import type { AnyAction } from "$generated/zoop";
import { leadsTo, onCard, onKey, sorted } from "./choices";

const LET_PASS: AnyAction = { type: "LetPass" };
const ZOOP: AnyAction = { type: "Zoop", card: "red-rabbit" };
const OTHER_ZOOP: AnyAction = { type: "Zoop", card: "joker" };
const THROW: AnyAction = { type: "Throw", card: "red-rabbit" };
const CHASE: AnyAction = { type: "Chase" };
const RABBITS: AnyAction = { type: "PlayJoker", species: "rabbit" };
const KOALAS: AnyAction = { type: "PlayJoker", species: "koala" };
const PLAY: AnyAction = { type: "Play", card: "red-koala" };

test("every legal action has its place", () => {
    const rest: AnyAction = { type: "First", seat: 2 };
    const found = sorted([PLAY, RABBITS, { type: "Draw" }, { type: "Pass" }, LET_PASS, ZOOP, THROW, CHASE, rest]);
    expect(found.plays.get("red-koala")).toBe(PLAY);
    expect(found.zoops.get("red-rabbit")).toBe(ZOOP);
    expect(found.throws.get("red-rabbit")).toBe(THROW);
    expect(found).toMatchObject({
        jokers: [RABBITS],
        chase: CHASE,
        letPass: LET_PASS,
        draw: { type: "Draw" },
        pass: { type: "Pass" },
        rest: [rest],
    });
});

test("a tap on a card plays it, zoops with it, or throws it without a word", () => {
    expect(onCard(sorted([PLAY]), "red-koala", false)).toBe(PLAY);
    expect(onCard(sorted([PLAY]), "red-rabbit", false)).toBeNull();
    const strict = sorted([LET_PASS, ZOOP, OTHER_ZOOP, THROW]);
    expect(onCard(strict, "red-rabbit", false)).toBe(ZOOP);
    expect(onCard(strict, "joker", false)).toBe(OTHER_ZOOP);
    expect(onCard(strict, "red-rabbit", true)).toBe(THROW);
    expect(onCard(strict, "joker", true)).toBeNull();
    expect(onCard(sorted([LET_PASS, CHASE]), "cage", false)).toBe(CHASE);
});

test("a Joker acts at once only if there is one species to name", () => {
    expect(onCard(sorted([RABBITS]), "joker", false)).toBe(RABBITS);
    expect(onCard(sorted([RABBITS, KOALAS]), "joker", false)).toBeNull();
});

test("keys call only in a window, and only what is legal", () => {
    const window = sorted([LET_PASS, ZOOP]);
    const keys = ["z", "Z", "c", "Escape", "Enter", "x"];
    expect(keys.map((key) => onKey(window, key, false))).toEqual([ZOOP, ZOOP, null, LET_PASS, LET_PASS, null]);
    expect(onKey(sorted([LET_PASS, CHASE]), "c", true)).toBe(CHASE);
    expect(onKey(sorted([LET_PASS, { type: "Call" }]), "z", true)).toEqual({ type: "Call" });
    expect(onKey(sorted([LET_PASS]), "z", false)).toBeNull();
    expect(onKey(sorted([PLAY]), "Enter", false)).toBeNull();
});

test("where silence is the answer, no key lets it pass", () => {
    expect(onKey(sorted([LET_PASS, ZOOP]), "Enter", true)).toBeNull();
    expect(onKey(sorted([LET_PASS, ZOOP]), "z", true)).toBe(ZOOP);
});

test("with several cards to zoop with, the key does not choose one", () => {
    expect(onKey(sorted([LET_PASS, ZOOP, OTHER_ZOOP]), "z", false)).toBeNull();
});

test("a hint is marked where it is chosen, a Joker's on its card first", () => {
    expect(leadsTo(PLAY, { ...PLAY }, "red-koala")).toBe(true);
    expect(leadsTo(PLAY, ZOOP, "red-rabbit")).toBe(false);
    expect(leadsTo(KOALAS, null, "joker")).toBe(true);
    expect(leadsTo(KOALAS, RABBITS)).toBe(false);
    expect(leadsTo(null, null, "joker")).toBe(false);
});
