// @vitest-environment happy-dom
/** Which version of the games is started: the one that was downloaded, until another one is asked for. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LocalServer } from "../src/offline/host";

const files = vi.hoisted(() => ({
    canKeep: () => true,
    inUse: vi.fn(async () => "old"),
    isWhole: vi.fn(async (version: string) => version === "old"),
    fits: vi.fn(async () => true),
    manifestOf: vi.fn(async (version: string) => ({ version, files: {} })),
    plan: vi.fn(async () => ({ version: "new", files: new Map(), bytes: 1 })),
    download: vi.fn(async () => undefined),
    tidy: vi.fn(async () => undefined),
}));
const host = vi.hoisted(() => ({ startLocal: vi.fn() }));
vi.mock("../src/offline/download", () => files);
vi.mock("../src/offline/host", async (original) => ({ ...(await original<object>()), ...host }));

let lose: () => void;
const server = (): LocalServer => ({
    ask: async (_, path) => ({ status: 200, body: path === "/me/tables" ? { tables: [] } : [] }),
    bring: async () => ({ status: 200, body: null }),
    open: () => {
        throw new Error("not here");
    },
    lost: new Promise((resolve) => (lose = resolve)),
});
const fresh = async () => {
    vi.resetModules();
    return import("../src/offline/start.svelte");
};

beforeEach(() => {
    vi.clearAllMocks();
    sessionStorage.clear();
    host.startLocal.mockImplementation(async () => server());
    vi.spyOn(location, "reload").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it("starts what was downloaded, and asks the server for nothing", async () => {
    const { start, startHere } = await fresh();
    await startHere();
    expect(host.startLocal).toHaveBeenCalledWith(expect.anything(), { version: "old", files: {} });
    expect(files.plan).not.toHaveBeenCalled();
    expect(start.stage).toBe("ready");
});

it("downloads an update beside tables that go on running", async () => {
    const { start, startHere, update } = await fresh();
    await startHere();
    await update();
    expect(files.download).toHaveBeenCalledOnce();
    expect(host.startLocal).toHaveBeenCalledOnce();
    expect(start.stage).toBe("ready");
});

it("starts anew after the tables were lost", async () => {
    const { start, startHere } = await fresh();
    await startHere();
    lose();
    await vi.waitFor(() => expect(start.stage).toBe("none"));
    await startHere();
    expect(host.startLocal).toHaveBeenCalledTimes(2);
});

it("loads a page that does not fit again, but only once", async () => {
    files.fits.mockResolvedValue(false);
    void (await fresh()).startHere();
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
    const { start, startHere } = await fresh();
    await startHere().catch(() => undefined);
    expect(start.problem?.key).toBe("offline-error-outdated");
    expect(location.reload).toHaveBeenCalledOnce();
    expect(host.startLocal).not.toHaveBeenCalled();
});
