import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Kinds, Told } from "../src/lib/facts";
import { LANGUAGES, Text } from "../src/lib/text";
import type { Trouble } from "../src/generated/wire";
import parity from "./parity.json";

const KINDS = import.meta.glob<{ kinds: Kinds }>("../src/generated/*.kinds.ts", { eager: true });
const file = (language: string, name: string) =>
    readFileSync(new URL(`../../src/zoorama/locale/${language}/${name}.ftl`, import.meta.url), "utf8");

function textOf(language: (typeof LANGUAGES)[number], game: string): Text {
    const sources = ["table", "web", game].map((name) => file(language, name));
    return new Text(language, sources, KINDS[`../src/generated/${game}.kinds.ts`]!.kinds);
}

describe.each(LANGUAGES)("in %s the client says what Python says", (language) => {
    it.each(Object.entries(parity.games))("of %s", (game, { actions, events, errors }) => {
        const text = textOf(language, game);
        for (const told of actions) expect(text.action(told.value as Told, parity.players)).toBe(told[language]);
        for (const told of events) expect(text.event(told.value as Told, parity.players)).toBe(told[language]);
        for (const told of errors) expect(text.error(told.value as unknown as Trouble)).toBe(told[language]);
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
        const told = { type: "Undone", seat: 1 } as Told;
        expect(textOf("en", "zoop").event(told, ["Ada", "Ben"])).toContain("Ben");
    });
    it("falls back on the server's English where a message is missing", () => {
        const trouble = { name: "Odd", key: "error-Odd", facts: {}, message: "something odd" };
        expect(textOf("fr", "zoop").error(trouble)).toBe("something odd");
    });
});
