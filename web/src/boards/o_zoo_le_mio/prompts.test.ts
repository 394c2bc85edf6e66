import { describe, expect, it } from "vitest";
import { loadText } from "$lib/text";
import type { Gain } from "./gains";
import { gainWords, promptOf } from "./prompts";

const text = await loadText("en", "o_zoo_le_mio");
const gains: Gain[] = [
    { seat: 0, thing: "apes", change: 2 },
    { seat: 0, thing: "birds", change: 1 },
    { seat: 0, thing: "trees", change: -1 },
    { seat: 1, thing: "apes", change: -1 },
];

describe("the prompt", () => {
    it("is empty while there is nothing to decide", () => {
        expect(promptOf(null, text)).toBe("");
    });
    it("says how much one can bid, and what a picked bid leaves", () => {
        expect(promptOf({ is: "bid", purse: 8, coins: null }, text)).toBe("Bid 0 to 8 coins for this tile.");
        expect(promptOf({ is: "bid", purse: 8, coins: 3 }, text)).toContain("Bid 3 and keep 5?");
        expect(promptOf({ is: "bid", purse: 0, coins: null }, text)).toContain("no coins");
    });
    it("counts the spots for the tile", () => {
        expect(promptOf({ is: "spot", spots: 5 }, text)).toBe("Place the tile: pick one of 5 spots.");
        expect(promptOf({ is: "spot", spots: 1 }, text)).toBe("Place the tile: pick the one spot that fits.");
    });
    it("offers no turning where the tile fits in one way", () => {
        expect(promptOf({ is: "lay", ways: 1, seat: 0, outlook: null }, text)).not.toContain("urn it");
        expect(promptOf({ is: "lay", ways: 2, seat: 0, outlook: null }, text)).toContain("Turn it");
    });
    it("adds up what the placement brings the seat itself", () => {
        const outlook = { gains, points: 0, told: [] };
        expect(promptOf({ is: "lay", ways: 2, seat: 0, outlook }, text)).toBe(
            "Turn it or place it here: +3 visitors, −1 tree.",
        );
        expect(gainWords(gains, 2, text)).toBe("no change");
    });
    it("leads back from another zoo to the tile", () => {
        expect(promptOf({ is: "look", player: "Mira" }, text)).toContain("Mira");
    });
});
