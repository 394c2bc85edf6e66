import { describe, expect, test } from "vitest";
import type { AnyAction, AnyView } from "$generated/zoop";
import { sorted } from "./choices";
import { discarder, promptOf, whyNoDraw, whyNot, type Situation } from "./prompt";

const VIEW = {
    seat: 0,
    active: 0,
    stage: "choosing",
    top: "red-rabbit",
    last: 1,
    pile: 9,
    drawn: null,
    species: null,
    free: false,
    options: { type: "Options" },
} as unknown as AnyView;
const LET_PASS: AnyAction = { type: "LetPass" };
const ZOOP: AnyAction = { type: "Zoop", card: "red-rabbit" };
const PLAY: AnyAction = { type: "Play", card: "red-koala" };
const JOKER: AnyAction = { type: "PlayJoker", species: "koala" };
const DRAW: AnyAction = { type: "Draw" };
const PASS: AnyAction = { type: "Pass" };

function situation(legal: AnyAction[], view: Partial<AnyView> = {}, more: Partial<Situation> = {}): Situation {
    return {
        view: { ...VIEW, ...view },
        choices: sorted(legal),
        naming: false,
        silent: false,
        names: ["Ada", "Ben", "Eve"],
        text: { say: (key, facts) => [key, ...Object.values(facts ?? {})].join(" "), word: (word) => word },
        ...more,
    };
}
const prompt = (...given: Parameters<typeof situation>) => promptOf(situation(...given));

describe("in turn the prompt says what to do", () => {
    test("match the top card, or do what is left", () => {
        expect(prompt([PLAY])).toBe("prompt-match red-rabbit");
        expect(prompt([PLAY, JOKER])).toBe("prompt-match-joker red-rabbit");
        expect(prompt([DRAW])).toBe("prompt-draw red-rabbit");
        expect(prompt([JOKER, DRAW])).toBe("prompt-draw-joker");
        expect(prompt([JOKER])).toBe("prompt-joker");
        expect(prompt([PASS])).toBe("prompt-pass red-rabbit");
        expect(prompt([])).toBe("");
    });
    test("any animal, where it says so", () => {
        expect(prompt([PLAY], { free: true })).toBe("prompt-any");
        expect(prompt([PLAY, JOKER], { free: true, top: "cage" })).toBe("prompt-any-joker");
    });
    test("a drawn card is played if it fits", () => {
        expect(prompt([PLAY], { stage: "looking", drawn: "red-koala" })).toBe("prompt-drawn-play red-koala");
        expect(prompt([PASS], { stage: "looking", drawn: "blue-crab" })).toBe("prompt-drawn-pass blue-crab");
        expect(prompt([PASS], { stage: "looking", drawn: "cage" })).toBe("prompt-drawn-cage");
        expect(prompt([JOKER, PASS], { stage: "looking", drawn: "joker" })).toBe("prompt-drawn-joker");
    });
    test("a Joker asks for a species, and its round for a card of it", () => {
        expect(prompt([JOKER], {}, { naming: true })).toBe("prompt-name");
        expect(prompt([PLAY], { stage: "round", species: "koala" })).toBe("prompt-round koala");
        expect(prompt([DRAW], { stage: "round", species: "koala" })).toBe("prompt-round-draw koala");
        expect(prompt([PASS], { stage: "round", species: "koala" })).toBe("prompt-round-pass koala");
    });
});

describe("in a window it says what can be called", () => {
    test("a twin, a Cage, or nothing", () => {
        expect(prompt([LET_PASS, ZOOP])).toBe("prompt-zoop red-rabbit Ben");
        expect(prompt([LET_PASS, { type: "Chase" }], { top: "red-crab" })).toBe("prompt-cage red-crab Ben");
        expect(prompt([LET_PASS])).toBe("prompt-no-twin red-rabbit Ben");
        expect(prompt([LET_PASS], { top: "red-crab" })).toBe("prompt-no-cage red-crab Ben");
    });
    test("and in the last race, to be the first", () => {
        expect(prompt([LET_PASS, { type: "Call" }], { stage: "last-window" })).toBe("prompt-last-race");
    });
    test("at a strict table the same, whatever is held", () => {
        const strict = { options: { type: "Options" as const, strict_calls: true } };
        const other: AnyAction = { type: "Zoop", card: "blue-koala" };
        expect(prompt([LET_PASS, other], strict)).toBe(prompt([LET_PASS, other, ZOOP], strict));
        expect(prompt([LET_PASS, other], strict)).toBe("prompt-strict red-rabbit Ben");
        expect(prompt([LET_PASS, other], strict, { silent: true })).toBe("prompt-silent");
    });
});

test("a card that cannot be chosen says why", () => {
    expect(whyNot("blue-koala", situation([PLAY]))).toBe("why-not-match red-rabbit");
    expect(whyNot("cage", situation([PLAY]))).toBe("why-not-cage");
    expect(whyNot("joker", situation([DRAW]))).toBe("why-not-joker red-rabbit");
    expect(whyNot("red-crab", situation([PLAY], { species: "koala" }))).toBe("why-not-round koala");
    expect(whyNot("red-crab", situation([PASS], { drawn: "blue-crab" }))).toBe("why-not-drawn");
    expect(whyNot("red-crab", situation([LET_PASS, ZOOP]))).toBe("why-not-twin red-rabbit");
    expect(whyNot("red-crab", situation([LET_PASS, { type: "Chase" }]))).toBe("why-not-cage-only");
    expect(whyNot("red-crab", situation([LET_PASS, { type: "Call" }]))).toBe("why-not-last-race");
    expect(whyNot("red-crab", situation([LET_PASS]))).toBe("why-not-call red-rabbit");
});

test("a pile that cannot be drawn from says why", () => {
    expect(whyNoDraw(situation([PLAY]))).toBe("why-not-draw");
    expect(whyNoDraw(situation([PASS], { drawn: "blue-crab" }))).toBe("why-not-draw-again");
    expect(whyNoDraw(situation([PASS], { pile: 0 }))).toBe("why-not-draw-empty");
    expect(whyNoDraw(situation([LET_PASS, ZOOP]))).toBe("why-not-draw-now");
});

test("the top card tells who laid it there", () => {
    const by = (last: number | null) => discarder({ ...VIEW, last }, ["Ada", "Ben"], situation([]).text);
    expect([by(null), by(0), by(1)]).toEqual(["", "board-by-you", "board-by Ben"]);
});
