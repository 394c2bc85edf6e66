// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Tagged } from "../src/lib/facts";
import { settings } from "../src/lib/settings.svelte";
import { TableState } from "../src/table/state.svelte";
import { FakeChannel, tableOf, updateOf, welcomeOf } from "./fakes";

const ROLL = { type: "Roll" };
const asked = (seq: number, seat = 0, view: unknown = {}) =>
    updateOf(seq, seat, { legal: [ROLL], turn: { kind: "one", seats: [seat], until: null }, view });

let server: FakeChannel;
let table: TableState;
const sent = (type: string) => server.said.filter((message) => message.type === type);
const only = (type: string) => sent(type)[0]!.id!;

beforeEach(() => {
    settings.speed = 0; // shows everything at once
    server = new FakeChannel();
    table = new TableState("table-1", () => server);
    table.connect();
    server.say(welcomeOf([0]));
});
afterEach(() => table.close());

describe("a player at a table", () => {
    it("looks through the first seat of their own", () => {
        expect([table.line, table.perspective, table.seats]).toEqual(["open", 0, [0]]);
        expect(table.info?.seats[1]?.name).toBe("Ben");
    });
    it("is offered what the latest update allows", () => {
        server.say(asked(1));
        expect(table.legal).toEqual([ROLL]);
        server.say(updateOf(2));
        expect(table.legal).toEqual([]);
    });
    it("acts once: nothing is offered until the act has had its effect", () => {
        server.say(asked(1));
        table.act(ROLL);
        table.act(ROLL);
        expect(sent("act")).toHaveLength(1);
        expect(table.legal).toEqual([]);
        server.say({ type: "ack", id: only("act"), seq: 2 });
        expect(table.legal, "the acknowledgement comes before what it changed").toEqual([]);
        server.say(asked(2));
        expect(table.legal).toEqual([ROLL]);
    });
    it("is told why an act was refused, and may choose again", () => {
        server.say(asked(1));
        table.act(ROLL);
        const told = { name: "IllegalAction", key: "error-IllegalAction", facts: { rule: "ZP-1" }, message: "no" };
        server.say({ type: "refused", id: only("act"), problem: told });
        expect(table.problem?.facts["rule"]).toBe("ZP-1");
        expect(table.legal).toEqual([ROLL]);
        table.act(ROLL);
        expect(table.problem).toBeNull();
    });
    it("is shown how things stand when an update jumps, and when one brings no events", () => {
        server.say(asked(1));
        server.say(asked(40, 0, { coins: 3 }));
        expect([table.shown?.seq, table.shown?.view, table.log.length]).toEqual([40, { coins: 3 }, 2]);
        server.say({ ...asked(40, 0, { coins: 3 }), events: [] }); // the answer to a stale act
        expect([table.shown?.seq, table.log.length, table.legal]).toEqual([40, 2, [ROLL]]);
    });
    it("may undo when the server says so, but not while a choice is on its way", () => {
        server.say({ ...asked(1), undo: true });
        expect(table.canUndo).toBe(true);
        table.undo();
        expect(table.canUndo).toBe(false);
        expect(sent("undo")).toHaveLength(1);
    });
    it("gets a hint that lasts as long as it can be done", () => {
        server.say(asked(1));
        table.askHint();
        expect(table.thinking).toBe(true);
        const best = [{ action: ROLL, chance: 0.6 }];
        server.say({ type: "hint", id: only("hint"), seat: 0, action: ROLL, best });
        expect([table.thinking, table.hint, table.prospects]).toEqual([false, ROLL, best]);
        server.say(asked(2)); // "asked for a hint" is news too: it must not take the hint away
        expect(table.hint).toEqual(ROLL);
        server.say({ ...asked(3), legal: [{ type: "Stay" }] });
        expect([table.hint, table.prospects]).toEqual([null, []]);
    });
    it("is not left with the hint of a turn that is over", () => {
        server.say(asked(1));
        table.askHint();
        server.say({ type: "hint", id: only("hint"), seat: 0, action: ROLL });
        table.act(ROLL);
        server.say({ type: "ack", id: only("act"), seq: 2 });
        server.say(asked(2));
        expect(table.hint).toBeNull();
    });
    it("sees what the others did since its own last act", () => {
        const told = (seq: number, type: string) => ({ ...asked(seq), events: [{ type }] });
        server.say(told(1, "Rolled"));
        expect(table.recap).toEqual([{ type: "Rolled" }]);
        table.act(ROLL);
        server.say({ type: "ack", id: only("act"), seq: 2 });
        server.say(told(2, "Mine"));
        expect(table.recap).toEqual([]);
        server.say(told(3, "Theirs"));
        expect(table.recap).toEqual([{ type: "Theirs" }]);
    });
    it("sees what an act would do, and nothing where it could not be taken back", async () => {
        server.say(asked(1));
        const [shown, hidden] = [table.preview(ROLL), table.preview(ROLL)];
        const [first, second] = sent("preview").map((message) => message.id!);
        server.say({ type: "preview", id: first, seat: 0, events: [], view: { dice: 2 }, standings: [] });
        server.say({ type: "refused", id: second, problem: {} });
        expect((await shown)?.view).toEqual({ dice: 2 });
        expect(await hidden).toBeNull();
        expect(table.problem).toBeNull();
    });
    it("keeps what happened in a log, each thing once", () => {
        server.say(asked(1), asked(2), asked(2));
        expect(table.log.map((event: Tagged) => event.type)).toEqual(["Rolled", "Rolled"]);
    });
    it("hears each line of chat once, also after a reconnect", () => {
        const line = { type: "chat", number: 1, at: 0, name: "Ben", text: "Hello" };
        server.say(line, line, { ...line, number: 2 });
        expect(table.chat.map((said) => said.number)).toEqual([1, 2]);
    });
    it("a line that was deleted stays in its place, without its words", () => {
        const line = { type: "chat", number: 1, at: 0, name: "Ben", text: "Hello" };
        server.say(line, { ...line, number: 2 }, { ...line, name: "", text: "" });
        expect(table.chat.map((said) => [said.number, said.text])).toEqual([
            [1, ""],
            [2, "Hello"],
        ]);
    });
    it("a line that was refused is not lost, and the board's own message stays", () => {
        table.say("Hello");
        server.say({ type: "refused", id: sent("chat")[0]!.id, problem: { key: "not-allowed-muted" } });
        expect(table.unsaid?.text).toBe("Hello");
        expect(table.problem).toBeNull();
        table.say("Sorry");
        expect(table.unsaid).toBeNull();
    });
    it("is away while a bot plays for them, and asks to come back", () => {
        const seats = tableOf([0]).seats.map((seat, number) => ({ ...seat, away: number === 0 }));
        server.say({ type: "table", table: tableOf([0], { seats }) });
        expect(table.away).toBe(true);
        table.comeBack();
        expect(sent("return")).toHaveLength(1);
    });
});

describe("two people at one device", () => {
    beforeEach(() => server.say(welcomeOf([0, 1])));

    const waiting = (seq: number, seat: number, view: object) =>
        updateOf(seq, seat, { turn: { kind: "one", seats: [1 - seat], until: null }, view });

    it("see nothing before the first of them has taken the device", () => {
        server.say(waiting(1, 0, { hand: ["lion"] }));
        expect(table.shown).toBeNull();
        server.say(asked(1, 1, { hand: ["crab"] }));
        expect([table.perspective, table.curtain, table.legal]).toEqual([1, true, []]);
        table.openCurtain();
        expect([table.shown?.view, table.legal]).toEqual([{ hand: ["crab"] }, [ROLL]]);
    });
    it("begin without a curtain where both see the same", () => {
        server.say(asked(1, 0, { seat: 0 }), waiting(1, 1, { seat: 1 }));
        expect([table.perspective, table.curtain, table.legal]).toEqual([0, false, [ROLL]]);
    });
    it("change seats behind a curtain where one hides something from the other", () => {
        server.say(asked(1, 0, { hand: ["lion"] }), waiting(1, 1, { hand: ["crab"] }));
        table.openCurtain();
        server.say(updateOf(2, 0, { turn: { kind: "one", seats: [1], until: null }, view: { hand: ["lion"] } }));
        server.say(asked(2, 1, { hand: ["crab"] }));
        expect([table.perspective, table.curtain]).toEqual([1, true]);
        expect(table.legal).toEqual([]);
        table.openCurtain();
        expect(table.legal).toEqual([ROLL]);
    });
    it("need no curtain where both see the same", () => {
        server.say(asked(1, 0, { seat: 0 }), waiting(1, 1, { seat: 1 }));
        server.say(updateOf(2, 0, { turn: { kind: "one", seats: [1], until: null }, view: { seat: 0 } }));
        server.say(asked(2, 1, { seat: 1 }));
        expect([table.perspective, table.curtain]).toEqual([1, false]);
    });
});

describe("a spectator", () => {
    it("sees updates for no seat and can ask for nothing", async () => {
        server.say(welcomeOf([]));
        server.say(updateOf(1, null));
        expect(table.shown?.seq).toBe(1);
        table.act(ROLL);
        table.undo();
        expect(await table.preview(ROLL)).toBeNull();
        expect(server.said).toEqual([]);
    });
});
