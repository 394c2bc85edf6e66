import { expect, test } from "vitest";
import type { ScoreSheet, Preview, Text } from "$lib/board";
import type { AnyEvent, AnyView, SheetView } from "$generated/zooloretto_dice";
import { lookOf } from "./looks";

const NOTHING = [false, false, false, false, false];
const SHEET: SheetView = {
    type: "SheetView",
    pens: [1, 0, 0, 0, 0],
    barn: NOTHING,
    bonus: NOTHING,
    coins: 0,
    took: false,
};
const REST = {
    seat: 0,
    active: 0,
    supply: 4,
    trucks: [["crocodile"]],
    rolling: false,
    hand: [],
    last_round: false,
    over: false,
};
const VIEW = { type: "View", ...REST, sheets: [SHEET] } as AnyView;
const text = {
    say: (key: string, facts: object) => `${key} ${Object.values(facts).join()}`,
    word: (word: string) => `word ${word}`,
} as unknown as Text;

function standing(points: number): ScoreSheet[] {
    return [{ points, rank: 1, tiebreaks: [], lines: [] }];
}

test("a look tells boxes and points, and what else would happen", () => {
    const events: AnyEvent[] = [
        { type: "TruckTaken", seat: 0, truck: 0, dice: ["crocodile", "coin"] },
        { type: "AnimalSentToBarn", seat: 0, species: "crocodile" },
        { type: "CoinMarked", seat: 0, coins: 1 },
    ];
    const after = { ...SHEET, barn: [true, ...NOTHING.slice(1)], coins: 1, took: true };
    const preview: Preview<AnyView, AnyEvent> = { events, view: { ...VIEW, sheets: [after] }, standings: standing(-1) };
    const look = lookOf(0, preview, { view: VIEW, standings: standing(1), seat: 0 }, text);
    expect([...look.boxes]).toEqual(["barn-0", "coin-0"]);
    expect([look.before, look.after]).toEqual([1, -1]);
    expect(look.told).toBe("prompt-would-AnimalSentToBarn crocodile,word crocodile prompt-would-gain 1,−2");
});
