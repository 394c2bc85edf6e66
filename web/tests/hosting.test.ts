import { describe, expect, it } from "vitest";
import type { ChatLine } from "../src/generated/wire";
import { addsNothing, hasAsked, silenced, speakers } from "../src/table/hosting";
import { seatOf, tableOf } from "./fakes";

const guest = (name: string) => ({ id: name, name, animal: "lion" });
const line = (number: number, name: string, seat: number | null = null): ChatLine => ({
    type: "chat",
    number,
    at: 0,
    name,
    text: "hello",
    seat,
    author: name,
});

describe("what a host decides", () => {
    it("closes the chat to everybody, or to those who do not sit", () => {
        expect(silenced(tableOf([], { chat: "everybody" }))).toBeNull();
        expect(silenced(tableOf([], { chat: "seated" }))).toBe("not-allowed-chat-seated");
        expect(silenced(tableOf([0], { chat: "seated" }))).toBeNull();
        expect(silenced(tableOf([], { chat: "seated", hosting: true }))).toBeNull();
        expect(silenced(tableOf([0], { chat: "off" }))).toBe("not-allowed-chat-off");
        expect(silenced(tableOf([0], { unwelcome: true }))).toBe("not-allowed-kept-out");
    });
    it("shows a wish as one's own to whoever is not the host", () => {
        expect(hasAsked(tableOf([], { wishes: [guest("Eve")] }))).toBe(true);
        expect(hasAsked(tableOf([], { wishes: [guest("Eve")], hosting: true }))).toBe(false);
        expect(hasAsked(tableOf())).toBe(false);
    });
    it("can keep out whoever wrote and does not sit, each once", () => {
        const lines = [line(1, "Eve"), line(2, "Ben", 1), line(3, "Eve"), line(4, "Mo"), line(5, "Me"), line(6, "Out")];
        const found = speakers(lines, tableOf([], { kept_out: [guest("Out")] }), "Me");
        expect(found.map(({ number }) => number)).toEqual([4, 3]);
    });
});

describe("what a seat adds to luck", () => {
    const luck = (...contributions: string[]) => ({ commitment: "", contributions, seed: null, chosen: false });
    const seats = [seatOf({ mine: true }), seatOf()];

    it("is missing after a rematch, until its person comes", () => {
        expect(addsNothing(tableOf([], { stage: "gathering", seats, luck: luck("", "") }))).toBe(true);
        expect(addsNothing(tableOf([], { stage: "gathering", seats, luck: luck("okapi", "") }))).toBe(false);
        expect(addsNothing(tableOf([], { stage: "playing", seats, luck: luck("", "") }))).toBe(false);
    });
});
