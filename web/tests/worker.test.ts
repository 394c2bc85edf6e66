// @vitest-environment happy-dom
/** The page's side of the worker with this browser's tables: it may die, and nobody waits for it then. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/offline/messages";
import { startLocal } from "../src/offline/host";

class FakeWorker {
    static made: FakeWorker[] = [];
    asked: ToWorker[] = [];
    ended = false;
    onmessage: ((event: { data: FromWorker }) => void) | null = null;
    onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
    constructor() {
        FakeWorker.made.push(this);
    }
    postMessage(message: ToWorker) {
        this.asked.push(message);
        if (message.kind === "start") queueMicrotask(() => this.onmessage!({ data: { kind: "ready", from: "plain" } }));
    }
    terminate() {
        this.ended = true;
    }
    die() {
        this.onerror!({ message: "out of memory", preventDefault: () => undefined });
    }
}

beforeEach(() => {
    FakeWorker.made = [];
    vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
    FakeWorker.made.at(-1)?.die();
    vi.unstubAllGlobals();
});

it("answers what was asked of a worker that died, before and after", async () => {
    const server = await startLocal();
    const before = server.ask("GET", "/games");
    FakeWorker.made[0]!.die();
    await server.lost;
    expect(await before).toMatchObject({ status: 503, body: { key: "offline-error-broken" } });
    expect(await server.ask("GET", "/games")).toMatchObject({ status: 503 });
    expect(FakeWorker.made[0]!.ended).toBe(true);
});

it("closes lines to a worker that died, those opened later too", async () => {
    const server = await startLocal();
    const codes: number[] = [];
    const listen = () => (server.open("here-1", null).onclose = ({ code }) => void codes.push(code));
    listen();
    FakeWorker.made[0]!.die();
    listen();
    await server.lost;
    await Promise.resolve();
    expect(codes).toEqual([1012, 1012]);
});

it("starts another worker after one that died", async () => {
    const first = await startLocal();
    FakeWorker.made[0]!.die();
    expect(await startLocal()).not.toBe(first);
    expect(FakeWorker.made).toHaveLength(2);
});
