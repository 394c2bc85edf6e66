import { describe, expect, it } from "vitest";
import { clampStep, viewOf } from "../src/replay/steps";
import { hidesSomething, nextPerspective } from "../src/table/perspective";
import { sha256Hex } from "../src/table/luck";
import { levelName, playersOf, seatName } from "../src/table/players";
import { paceName, PACES } from "../src/home/paces";
import { left } from "../src/lib/times";
import type { Text } from "../src/lib/text";
import { seatOf } from "./fakes";

const asked = (seq: number, ...seats: number[]) => ({ seq, turn: { seats } });

describe("several people at one device", () => {
    it("look through the perspective of whoever is asked", () => {
        const latest = new Map([
            [0, asked(3, 1)],
            [1, asked(3, 1)],
        ]);
        expect(nextPerspective(0, [0, 1], latest)).toBe(1);
    });
    it("wait until the other seat has been told too", () => {
        const latest = new Map([
            [0, asked(3, 1)],
            [1, asked(2, 0)],
        ]);
        expect(nextPerspective(0, [0, 1], latest)).toBe(0);
    });
    it("stay while the same seat is asked, also among others", () => {
        const latest = new Map([
            [0, asked(3, 0, 1)],
            [1, asked(3, 0, 1)],
        ]);
        expect(nextPerspective(1, [0, 1], latest)).toBe(1);
    });
    it("stay while a bot is asked", () => {
        const latest = new Map([
            [0, asked(3, 2)],
            [1, asked(3, 2)],
        ]);
        expect(nextPerspective(1, [0, 1], latest)).toBe(1);
    });
    it("need a curtain only where the views differ in more than the seat", () => {
        expect(hidesSomething({ seat: 0, zoo: [1] }, { seat: 1, zoo: [1] })).toBe(false);
        expect(hidesSomething({ seat: 0, hand: ["lion"] }, { seat: 1, hand: ["crab"] })).toBe(true);
    });
});

describe("a replay", () => {
    const steps = [
        { seat: null, views: ["a0", "b0"] },
        { seat: 1, views: ["a1", "b1"] },
        { seat: null, views: ["a2", "b2"] },
    ];
    it("stays within the game", () => {
        expect([-3, 2, 99, NaN, 1.7].map((step) => clampStep(step, 10))).toEqual([0, 2, 9, 0, 1]);
    });
    it("with open perspective looks with whoever moved last", () => {
        expect(viewOf(steps, 0)).toEqual({ view: "a0", seat: 0 });
        expect(viewOf(steps, 2)).toEqual({ view: "b2", seat: 1 });
    });
    it("with one pair of perspective has one view", () => {
        expect(viewOf([{ seat: 3, views: ["x"] }], 0)).toEqual({ view: "x", seat: null });
    });
});

describe("small things", () => {
    it("a seed fits the fingerprint that was published of it", async () => {
        const ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        expect(await sha256Hex("")).toBe(ofNothing);
        expect(await sha256Hex("00ff")).not.toBe(ofNothing);
    });
    it("characters are written in the reader's letters, and guests are called so in the reader's language", () => {
        const known: Record<string, string> = { "character-mira": "Мира", "web-guest": "Гость" };
        const text = {
            has: (key: string) => key in known,
            say: (key: string, facts: Record<string, string> = {}) => [known[key], ...Object.values(facts)].join(" "),
        } as unknown as Text;
        const bot = seatOf({ kind: "bot", name: "Mira", bot: "greedy" });
        expect(seatName(bot, text)).toBe("Мира");
        expect(seatName({ ...bot, name: "greedy 2" }, text)).toBe("greedy 2"); // of an earlier version
        expect(seatName(seatOf({ name: "Mira" }), text)).toBe("Mira");
        expect(seatName(seatOf({ name: "#4394" }), text)).toBe("Гость 4394");
        expect(seatName(seatOf({ name: "#4394 2" }), text)).toBe("Гость 4394 2");
        expect(seatName(seatOf({ name: "#1 fan" }), text)).toBe("#1 fan");
    });
    it("a bot's level is a word of the reader's language, or its own name", () => {
        const text = { has: (key: string) => key === "level-greedy", say: () => "schlau" } as unknown as Text;
        expect(["greedy", "search:400"].map((spec) => levelName(spec, text))).toEqual(["schlau", "search:400"]);
        const [bot, person] = playersOf([seatOf({ kind: "bot", bot: "greedy" }), seatOf({ bot: "greedy" })], text);
        expect([bot!.level, person!.level]).toEqual(["schlau", ""]);
    });
    it("every pace on offer is known by its name again", () => {
        for (const [name, pace] of Object.entries(PACES)) expect(paceName(pace)).toBe(name);
    });
    it("clocks count minutes, then hours, then days", () => {
        const text = { say: (key: string, facts: Record<string, number>) => key + Object.values(facts)[0] };
        expect([65_000, -5, 7_200_000, 300_000_000].map((ms) => left(ms, text))).toEqual([
            "1:05",
            "0:00",
            "web-hours-left2",
            "web-days-left3",
        ]);
    });
});
