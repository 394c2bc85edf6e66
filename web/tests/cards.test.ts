/** Every game's folder holds what the pages show of it; a game without a card gets a plain one. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cardOf, inOrder } from "../src/boards/cards";
import { fieldsOf, isPlain, labelOf, plainText } from "../src/boards/plain";
import { PLAIN_CARD, type Card } from "../src/lib/card";
import type { Text } from "../src/lib/text";

const CARDS = import.meta.glob<Card>("../src/boards/*/card.ts", { eager: true, import: "default" });
const games = Object.keys(CARDS).map((path) => path.split("/").at(-2)!);

type Lists = Record<string, string[]>;
const listsIn = (folder: string) =>
    JSON.parse(readFileSync(new URL(`../src/${folder}/drawings.json`, import.meta.url), "utf8")) as Lists;
const names = (list: string[] = []) => list.map((entry) => entry.split("=")[0]);
const shell = names(listsIn("lib/icons")["shell"]);

describe.each(games)("the card of %s", (game) => {
    const card = cardOf(game);
    const own = listsIn(`boards/${game}`);

    it("shows only drawings that come with it", () => {
        const shown = [card.icon, ...card.scene.parts.map(([drawing]) => drawing)];
        expect([...shell, ...names(own["card"])]).toEqual(expect.arrayContaining(shown));
    });
    it("puts only drawings beside rules that the game has", () => {
        const known = [...shell, ...names(own["card"]), ...names(own["board"])];
        expect(known).toEqual(expect.arrayContaining(Object.values(card.pictures ?? {}).flat()));
    });
    it("illustrates rules that exist", () => {
        const rules = readFileSync(new URL(`../../src/zoorama/locale/en/${game}.ftl`, import.meta.url), "utf8");
        for (const rule of Object.keys(card.pictures ?? {})) expect(rules).toContain(`\n${rule} =`);
    });
});

describe("the games", () => {
    it("come in the order of their cards, those without a card last", () => {
        const named = ["pig", "zoop", "o_zoo_le_mio", "zooloretto_dice", "zooloretto", "snap"].map((name) => ({
            name,
        }));
        expect(inOrder(named).map(({ name }) => name)).toEqual([
            "zooloretto",
            "zooloretto_dice",
            "zoop",
            "o_zoo_le_mio",
            "pig",
            "snap",
        ]);
    });
});

describe("a game without a card", () => {
    it("gets a plain one, with drawings that every page has", () => {
        expect(cardOf("pig")).toBe(PLAIN_CARD);
        const shown = [PLAIN_CARD.icon, ...PLAIN_CARD.scene.parts.map(([drawing]) => drawing)];
        expect(shell).toEqual(expect.arrayContaining(shown));
    });
});

describe("a view without a board", () => {
    const text = {
        has: (key: string) => ["word-lion", "board-dice_left"].includes(key),
        word: (word: string) => `<${word}>`,
        say: (key: string) => `<${key}>`,
    } as unknown as Text;

    it("is written out by its fields, without the name of its class", () => {
        expect(fieldsOf({ type: "View", seat: 0, hand: ["lion"] })).toEqual([
            ["seat", 0],
            ["hand", ["lion"]],
        ]);
    });
    it("calls fields and values by the game's words where it has some", () => {
        expect([labelOf("dice_left", text), labelOf("round_number", text)]).toEqual([
            "<board-dice_left>",
            "round number",
        ]);
        expect(plainText(["lion", "tiger", 3], text)).toBe("<lion>, tiger, 3");
    });
    it("shows flags and gaps by signs", () => {
        expect([true, false, null, []].map((value) => plainText(value, text))).toEqual(["✓", "–", "–", "–"]);
    });
    it("is nested where a value holds others", () => {
        expect([3, "x", null, [1, 2]].every(isPlain)).toBe(true);
        expect([{ type: "Zoo" }, [{ type: "Zoo" }]].some(isPlain)).toBe(false);
    });
});
