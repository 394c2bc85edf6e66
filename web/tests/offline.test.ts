// @vitest-environment happy-dom
/** Which tables are asked, what is remembered of those of this browser, and lines to a table that is still starting. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LateChannel } from "../src/lib/late";
import { answersHere, choosePlace, isHere, KEPT, kept, place, watchNetwork } from "../src/lib/place.svelte";
import type { Channel } from "../src/lib/socket";
import { inLanes } from "../src/offline/fetching";
import { megabytes } from "../src/offline/figures";
import { answerKept, forget, keep, note, noteTable } from "../src/offline/kept";
import { FakeChannel, gameOf, tableOf } from "./fakes";

const local = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock("../src/offline/local", () => local);

beforeEach(() => {
    localStorage.clear();
    choosePlace(false);
    place.away = false;
});

describe("what is asked", () => {
    it("of a table goes where its name says, wherever one is", () => {
        for (const chosen of [false, true]) {
            choosePlace(chosen);
            expect(answersHere("/tables/here-abc/sit")).toBe(true);
            expect(answersHere("/tables/abc/sit")).toBe(false);
        }
    });
    it("of no table goes to this browser where that was chosen", () => {
        expect(answersHere("/games")).toBe(false);
        choosePlace(true);
        expect(answersHere("/games")).toBe(true);
    });
    it("without a network goes to this browser only if the games were downloaded", () => {
        place.away = true;
        expect(isHere()).toBe(false);
        keep({ games: [gameOf()] });
        expect(isHere()).toBe(true);
    });
    it("of this browser is answered as a server would, refusals too", async () => {
        const { api, Refused } = await import("../src/lib/api");
        local.ask.mockResolvedValueOnce({ status: 200, body: { id: "here-1" } });
        expect(await api.table("here-1")).toEqual({ id: "here-1" });
        expect(local.ask).toHaveBeenCalledWith("GET", "/tables/here-1", undefined);
        const problem = { name: "NoTable", key: "error-NoTable", facts: {}, message: "no such table" };
        local.ask.mockResolvedValueOnce({ status: 404, body: problem });
        const refused = await api.table("here-2").catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(Refused);
        expect(refused).toMatchObject({ status: 404, problem });
    });
});

describe("whoever the browser calls offline", () => {
    const look = async (onLine: boolean, health: () => Promise<unknown>) => {
        vi.useFakeTimers(); // it would look again
        vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
        vi.stubGlobal("fetch", vi.fn(health));
        await watchNetwork();
        return place.away;
    };
    afterEach(() => {
        vi.useRealTimers();
        vi.restoreAllMocks();
        vi.unstubAllGlobals();
    });

    it("is away only if the server is out of reach: it may be on the same machine", async () => {
        expect(await look(false, () => Promise.reject(new TypeError("no network")))).toBe(true);
        expect(await look(false, () => Promise.resolve({ status: 204 }))).toBe(true); // says the service worker
        expect(await look(false, () => Promise.resolve({ status: 200 }))).toBe(false);
    });
    it("is asked for only then", async () => {
        expect(await look(true, () => Promise.reject(new TypeError("no network")))).toBe(false);
        expect(fetch).not.toHaveBeenCalled();
    });
});

describe("what is kept", () => {
    const here = (number: number) => tableOf([0], { id: `here-${number}` });

    it("lists games and tables without starting them, and nothing before they were known", () => {
        expect(answerKept("/games")).toBeUndefined();
        note("/games", [gameOf()]);
        note("/tables", here(1));
        expect(answerKept("/games")).toEqual([gameOf()]);
        expect(answerKept("/me/tables")).toEqual({ tables: [here(1)] });
        expect(answerKept("/tables/here-1")).toBeUndefined();
    });
    it("has every table once, the latest first, and not too many", () => {
        for (let number = 0; number < 60; number++) noteTable(here(number));
        noteTable({ ...here(30), stage: "over" });
        const tables = kept()!.tables;
        expect(tables).toHaveLength(40);
        expect(tables[0]).toMatchObject({ id: "here-30", stage: "over" });
        expect(tables.filter((table) => table.id === "here-30")).toHaveLength(1);
    });
    it("forgets a table that is gone, and takes no table of the server for its own", () => {
        noteTable(here(1));
        note("/tables", tableOf([0], { id: "of-the-server" }));
        expect(kept()!.tables.map((table) => table.id)).toEqual(["here-1"]);
        forget("here-1");
        expect(kept()!.tables).toEqual([]);
    });
    it("may be damaged or missing: then nothing is known", () => {
        localStorage.setItem(KEPT, "{not json");
        expect(kept()).toBeNull();
    });
});

describe("a line to a table that is still starting", () => {
    const heard = (line: LateChannel) => {
        const codes: number[] = [];
        line.onclose = ({ code }) => void codes.push(code);
        return codes;
    };

    it("keeps what is said until the table is there, in order", async () => {
        const there = new FakeChannel();
        const line = new LateChannel(Promise.resolve<Channel>(there));
        const messages: string[] = [];
        line.onmessage = ({ data }) => void messages.push(data);
        line.send("first");
        line.send("second");
        await Promise.resolve();
        line.send("third");
        there.say({ type: "pong" });
        expect(there.sent).toEqual(["first", "second", "third"]);
        expect(messages).toEqual(['{"type":"pong"}']);
    });
    it("that was closed meanwhile closes the other end, and says nothing there", async () => {
        const there = new FakeChannel();
        const line = new LateChannel(Promise.resolve<Channel>(there));
        line.send("too late");
        line.close();
        await Promise.resolve();
        expect(there).toMatchObject({ closed: true, sent: [] });
    });
    it("is lost, to be tried again, where the table does not start", async () => {
        const line = new LateChannel(Promise.reject<Channel>(new Error("no")));
        const codes = heard(line);
        await new Promise((resolve) => setTimeout(resolve));
        expect(codes).toEqual([1012]);
    });
});

describe("the download", () => {
    it("fetches a few files at a time, each once", async () => {
        let [now, most] = [0, 0];
        const done: number[] = [];
        await inLanes(
            3,
            Array.from({ length: 10 }, (_, number) => number),
            new AbortController().signal,
            async (number) => {
                most = Math.max(most, ++now);
                await new Promise((resolve) => setTimeout(resolve));
                now--;
                done.push(number);
            },
        );
        expect(most).toBe(3);
        expect(done.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });
    it("ends with the first failure: nothing goes on being fetched", async () => {
        const ended: number[] = [];
        const work = async (number: number, signal: AbortSignal) => {
            if (number === 1) throw new Error("no such file");
            await new Promise((resolve) => signal.addEventListener("abort", resolve));
            ended.push(number);
        };
        await expect(inLanes(3, [0, 1, 2, 3], new AbortController().signal, work)).rejects.toThrow("no such file");
        await Promise.resolve();
        expect(ended).toEqual([0, 2]);
    });
    it("that is stopped is not taken for whole", async () => {
        await expect(inLanes(3, [0, 1], AbortSignal.abort(), () => Promise.resolve())).rejects.toThrow();
    });
    it("tells its size in the reader's own way", () => {
        expect(megabytes(4_149_000, "en")).toBe("4.1 MB");
        expect(megabytes(4_149_000, "de")).toBe("4,1 MB");
    });
});
