import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, type Act, type Outgoing } from "../src/generated/wire";
import { backoff, PING_EVERY, SILENCE, TableSocket, type Line } from "../src/lib/socket";
import { FakeChannel, tableOf, updateOf, welcomeOf } from "./fakes";

const act = (id: string): Act => ({ type: "act", id, seat: 0, seq: 1, action: {} });

let channels: FakeChannel[];
let heard: Outgoing[];
let lines: Line[];
let socket: TableSocket;
const latest = () => channels.at(-1)!;

beforeEach(() => {
    vi.useFakeTimers();
    [channels, heard, lines] = [[], [], []];
    socket = new TableSocket(
        (since) => {
            channels.push(new FakeChannel(since));
            return latest();
        },
        { heard: (message) => heard.push(message), line: (line) => lines.push(line) },
    );
    socket.connect();
});
afterEach(() => {
    socket.close();
    vi.useRealTimers();
});

describe("the line to a table", () => {
    it("is open after the welcome", () => {
        expect(lines).toEqual(["connecting"]);
        latest().say(welcomeOf());
        expect(lines.at(-1)).toBe("open");
    });
    it("ends where it is refused, after it was told why", () => {
        latest().say(welcomeOf());
        latest().say({ type: "bye", reason: "refused", problem: { key: "not-allowed-kept-out" } });
        latest().onclose!({ code: 4403 });
        vi.advanceTimersByTime(60_000);
        expect(heard.at(-1)).toMatchObject({ type: "bye", reason: "refused" });
        expect([lines.at(-1), channels.length]).toEqual(["refused", 1]);
    });
    it("hears every message of a frame, in order", () => {
        latest().say(welcomeOf(), updateOf(1), { type: "ack", id: "a", seq: 1 });
        expect(heard.map((one) => one.type)).toEqual(["welcome", "update", "ack"]);
    });
    it("says nothing before the welcome, and everything then", () => {
        socket.say(act("a"));
        expect(latest().sent).toEqual([]);
        latest().say(welcomeOf());
        expect(latest().said.map((one) => one.id)).toEqual(["a"]);
    });
    it("says again after a reconnect what was not answered, with the same id and in order", () => {
        latest().say(welcomeOf());
        for (const id of ["a", "b", "c"]) socket.say(act(id));
        latest().say({ type: "ack", id: "b", seq: 2 });
        latest().onclose!({ code: 1006 });
        vi.advanceTimersByTime(20_000);
        latest().say(welcomeOf());
        expect(channels.length).toBeGreaterThan(1);
        expect(latest().said.map((one) => one.id)).toEqual(["a", "c"]);
    });
    it("does not repeat what was acknowledged or refused", () => {
        latest().say(welcomeOf());
        socket.say(act("a"));
        socket.say(act("b"));
        latest().say({ type: "ack", id: "a", seq: 2 });
        latest().say({ type: "refused", id: "b", problem: {} });
        expect([socket.isWaiting("a"), socket.isWaiting("b")]).toEqual([false, false]);
        latest().onclose!({ code: 1006 });
        vi.advanceTimersByTime(20_000);
        latest().say(welcomeOf());
        expect(latest().sent).toEqual([]);
    });
    it("asks only for what it has not seen", () => {
        expect(latest().since).toBeNull();
        latest().say(welcomeOf());
        latest().say(updateOf(7));
        latest().onclose!({ code: 1006 });
        vi.advanceTimersByTime(20_000);
        expect(latest().since).toBe(7);
    });
    it("asks from the seat of ours that has seen least", () => {
        latest().say(welcomeOf([0, 2]));
        latest().say(updateOf(7, 0));
        expect(socket.since()).toBeNull();
        latest().say(updateOf(6, 2));
        expect(socket.since()).toBe(6);
    });
    it("asks for the seat that was taken after the welcome", () => {
        latest().say(welcomeOf([]));
        expect(socket.since()).toBeNull();
        latest().say({ type: "table", table: tableOf([1]) });
        latest().say(updateOf(4, 1));
        expect(socket.since()).toBe(4);
    });
    it("tells nothing twice: an update seen before brings only how things stand", () => {
        latest().say(welcomeOf());
        latest().say(updateOf(7));
        latest().say(updateOf(7));
        const updates = heard.filter((one) => one.type === "update");
        expect(updates.map((one) => one.events.length)).toEqual([1, 0]);
    });
    it("takes a silent connection for dead and comes back", () => {
        latest().say(welcomeOf());
        vi.advanceTimersByTime(PING_EVERY);
        expect(latest().said.at(-1)).toEqual({ type: "ping" });
        vi.advanceTimersByTime(SILENCE);
        expect(channels[0]!.closed).toBe(true);
        expect(lines.at(-1)).toBe("lost");
        vi.advanceTimersByTime(20_000);
        expect(channels.length).toBeGreaterThan(1);
    });
    it("stays with a connection that answers", () => {
        latest().say(welcomeOf());
        for (let n = 0; n < 5; n++) {
            vi.advanceTimersByTime(PING_EVERY);
            latest().say({ type: "pong", now: 0 });
        }
        expect(channels).toHaveLength(1);
    });
    it("tries at once when the network is back", () => {
        latest().onclose!({ code: 1006 });
        expect(channels).toHaveLength(1);
        socket.retry();
        expect(channels).toHaveLength(2);
    });
    it("asks for a reload when the server speaks a later version, and stays away", () => {
        latest().say(welcomeOf([0], PROTOCOL + 1));
        expect(lines.at(-1)).toBe("outdated");
        vi.advanceTimersByTime(60_000);
        expect(channels).toHaveLength(1);
    });
    it("comes back after a farewell, unless the table is gone", () => {
        latest().say(welcomeOf());
        latest().say({ type: "bye", reason: "restart" });
        latest().onclose!({ code: 1012 });
        vi.advanceTimersByTime(1000);
        expect(channels).toHaveLength(2);
        latest().onclose!({ code: 4404 });
        expect(lines.at(-1)).toBe("gone");
        vi.advanceTimersByTime(60_000);
        expect(channels).toHaveLength(2);
    });
    it("ignores what an old connection still says", () => {
        latest().say(welcomeOf());
        latest().onclose!({ code: 1006 });
        vi.advanceTimersByTime(20_000);
        channels[0]!.say(updateOf(99));
        expect(socket.since()).toBeNull();
    });
    it("is quiet once closed", () => {
        socket.close();
        vi.advanceTimersByTime(60_000);
        expect(channels).toHaveLength(1);
    });
});

describe("waiting between tries", () => {
    it("doubles up to a limit", () => {
        const waits = [0, 1, 2, 3, 10].map((tries) => backoff(tries, () => 1));
        expect(waits).toEqual([500, 1000, 2000, 4000, 15_000]);
    });
    it("never lets all come back at the same moment", () => {
        expect(backoff(3, () => 0)).toBeLessThan(backoff(3, () => 1));
        expect(backoff(3, () => 0)).toBeGreaterThan(0);
    });
});
