import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Kinds, Tagged } from "../src/lib/facts";
import { figure, LANGUAGES, loadText, signed, Text } from "../src/lib/text";
import type { Problem } from "../src/generated/wire";
import parity from "./parity.json";

const KINDS = import.meta.glob<{ kinds: Kinds }>("../src/generated/*.kinds.ts", { eager: true });
const PIG: Kinds = { Rolled: { player: "seat", face: "plain" } };
const file = (language: string, name: string) =>
    readFileSync(new URL(`../../src/zoorama/locale/${language}/${name}.ftl`, import.meta.url), "utf8");

function textOf(language: (typeof LANGUAGES)[number], game: string): Text {
    const sources = ["table", "web", game].map((name) => file(language, name));
    return new Text(language, sources, KINDS[`../src/generated/${game}.kinds.ts`]!.kinds);
}

describe.each(LANGUAGES)("in %s the client says what Python says", (language) => {
    it.each(Object.entries(parity.games))("of %s", (game, { actions, events, errors }) => {
        const text = textOf(language, game);
        for (const told of actions) expect(text.action(told.value as Tagged, parity.players)).toBe(told[language]);
        for (const told of events)
            expect(text.event(told.value as Tagged, parity.players, told.me)).toBe(told[language]);
        for (const told of errors) expect(text.error(told.value as unknown as Problem)).toBe(told[language]);
    });
});

describe("text", () => {
    it("knows a game's rules in their order", () => {
        const { rules } = textOf("en", "zooloretto_dice");
        expect(rules[0]).toBe("ZD-1");
        expect(rules).toHaveLength(17);
    });
    it("clips what is too long to be said", () => {
        const said = textOf("en", "zoop").say("error-UnknownBot", { name: "x".repeat(9000), known: "greedy" });
        expect(said.length).toBeLessThan(600);
    });
    it("tells what happened at the table beside the game", () => {
        const told = { type: "Undone", seat: 1 } as Tagged;
        expect(textOf("en", "zoop").event(told, ["Ada", "Ben"])).toContain("Ben");
    });
    it("says you to whom it is about", () => {
        const told = { type: "Undone", seat: 1 } as Tagged;
        const [own, others] = [1, 0].map((me) => textOf("en", "zoop").event(told, ["Ada", "Ben"], me));
        expect(own).toMatch(/^You /);
        expect(others).toMatch(/^Ben /);
    });
    it("writes a true minus", () => {
        expect([figure(-2), figure(0), figure(3)]).toEqual(["−2", "0", "3"]);
        expect([signed(-2), signed(0), signed(3)]).toEqual(["−2", "±0", "+3"]);
        const text = new Text("ru", ["owed = { $n ->\n [few] { $n } очка\n *[many] { $n } очков\n} a-1 { $word }"]);
        expect(text.say("owed", { n: -2, word: "--top-3" })).toBe("−2 очка a-1 --top-3");
    });
    it("tells a preview as what would happen", () => {
        const text = new Text("en", ["event-Won = won\n    .would = would win\nevent-Lost = lost"]);
        expect(["Won", "Lost"].map((type) => text.would({ type }, []))).toEqual(["would win", "lost"]);
    });
    it("falls back on the server's English where a message is missing", () => {
        const problem = { name: "Odd", key: "error-Odd", facts: {}, message: "something odd" };
        expect(textOf("fr", "zoop").error(problem)).toBe("something odd");
    });
});

describe("the words of a game", () => {
    afterEach(() => vi.unstubAllGlobals());

    it("that this build does not contain come from the server", async () => {
        const answer = { source: "name = Pig\nevent-Rolled = { $player } rolls { $face }.", fields: PIG };
        const fetch = vi.fn(async () => Response.json(answer));
        vi.stubGlobal("fetch", fetch);
        const text = await loadText("fr", "pig");
        expect(fetch).toHaveBeenCalledWith("/api/games/pig/text?lang=fr", expect.anything());
        expect(text.say("name")).toBe("Pig");
        expect(text.event({ type: "Rolled", player: 1, face: 5 } as Tagged, ["Ada", "Ben"])).toBe("Ben rolls 5.");
        expect(text.has("web-play-now")).toBe(true);
    });
    it("that it contains are not asked for", async () => {
        vi.stubGlobal("fetch", () => Promise.reject(new Error("no request expected")));
        expect((await loadText("de", "zoop")).say("name")).toBe("Zoop");
    });
});
