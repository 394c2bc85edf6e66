import { expect, test } from "vitest";
import { calls } from "./calls";

test("the weightiest thing is said over a player's place", () => {
    const said = calls([
        { type: "CardZooped", seat: 1, card: "red-rabbit" },
        { type: "ZoopCameLate", seat: 2, card: "red-rabbit" },
        { type: "CardDrawn", seat: 2, card: null },
        { type: "CardDrawn", seat: 0, card: null },
        { type: "TurnPassed", seat: 0 },
        { type: "GameWon", seat: 1 },
    ]);
    expect([...said].map(([seat, { key }]) => [seat, key])).toEqual([
        [1, "board-wins"],
        [2, "board-late"],
        [0, "board-passes"],
    ]);
});

test("what is no call is not said", () => {
    expect(calls([{ type: "CardPlayed", seat: 0, card: "red-crab" }, { type: "DirectionReversed" }]).size).toBe(0);
});
