// @vitest-environment happy-dom
/** Notices in the browser: the section, the offer at a gathering table, and the service worker that shows them. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { NoticeInfo } from "../src/generated/wire";
import { speak } from "../src/lib/session.svelte";
import { minuteOf, timeOf } from "../src/notices/minutes";
import Notices from "../src/notices/Notices.svelte";
import { notices } from "../src/notices/state.svelte";
import TellMe from "../src/notices/TellMe.svelte";

const INFO: NoticeInfo = {
    offered: ["push", "email", "webhook"],
    push_key: "key",
    wishes: null,
    targets: [],
    daily: 20,
};
const MAIL = { id: "1", channel: "email" as const, address: "ada@example.org", confirmed: true, created: 0 };

let shown: Record<string, unknown> | null = null;
let asked: [string, string, unknown][];
let info: NoticeInfo;

async function show<P extends Record<string, unknown>>(component: Component<P>, props: P): Promise<string> {
    shown = mount(component, { target: document.body, props });
    await vi.waitFor(() => expect(notices.info).not.toBeNull());
    flushSync();
    return document.body.textContent!.replace(/\s+/g, " ");
}

beforeAll(() => speak("en"));
beforeEach(() => {
    notices.info = null;
    asked = [];
    info = INFO;
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
        asked.push([method!, path, body ? JSON.parse(String(body)) : null]);
        return Response.json(info);
    });
});
afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    vi.unstubAllGlobals();
});

describe("the section", () => {
    it("offers only what the server has, and says so if that is nothing", async () => {
        info = { ...INFO, offered: [] };
        expect(await show(Notices, { alone: true })).toContain("This server does not send notices.");
        expect(document.querySelectorAll("input")).toHaveLength(0);
    });
    it("is not there among other sections if the server has nothing to offer", async () => {
        info = { ...INFO, offered: [] };
        expect(await show(Notices, {})).toBe("");
    });
    it("asks what for only once there is somewhere to send to", async () => {
        expect(await show(Notices, {})).not.toContain("Quiet hours");
        expect(document.querySelectorAll("form")).toHaveLength(2);
    });
    it("says that an address waits for its confirmation", async () => {
        info = { ...INFO, targets: [{ ...MAIL, confirmed: false }] };
        const said = await show(Notices, {});
        expect(said).toContain("Open the link in it to confirm the address.");
        expect(said).not.toContain("Quiet hours");
    });
    it("saves a choice with the time zone and the language of this device", async () => {
        info = { ...INFO, targets: [MAIL] };
        await show(Notices, {});
        const boxes = [...document.querySelectorAll<HTMLInputElement>("fieldset input")];
        expect(boxes.map((box) => box.checked)).toEqual([true, true, true, true]);
        boxes[2]!.click();
        await vi.waitFor(() => expect(asked.at(-1)![0]).toBe("PUT"));
        expect(asked.at(-1)![2]).toMatchObject({
            kinds: ["turn", "reminder", "rematch"],
            language: "en",
            zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        });
    });
});

describe("the offer at a table", () => {
    it("leads to the page where this browser cannot be pushed to", async () => {
        expect(await show(TellMe, {})).toContain("Tell me when it is my turn");
        expect(document.querySelector("a")!.getAttribute("href")).toBe("/notices");
    });
    it("is not made to whoever is reached already, or by a server that sends none", async () => {
        info = { ...INFO, targets: [MAIL] };
        expect(await show(TellMe, {})).toBe("");
        await unmount(shown!);
        info = { ...INFO, offered: [] };
        notices.info = null;
        expect(await show(TellMe, {})).toBe("");
    });
});

it("minutes of the day are written as a time field has them", () => {
    expect([0, 65, 1439].map(timeOf)).toEqual(["00:00", "01:05", "23:59"]);
    expect([minuteOf("01:05", 7), minuteOf("", 7)]).toEqual([65, 7]);
});

describe("the service worker", () => {
    const KEYS = { p256dh: "p", auth: "a" };
    const message = { title: "Zoop: your turn", body: "With Ben", path: "/t/abc", tag: "abc", lang: "en" };
    let windows: { url: string; visibilityState: string; focus: () => void }[];
    let notified: [string, { tag: string; data: { path: string } }][];
    let opened: string[];
    let focused: string[];
    let heard: Map<string, (event: unknown) => void>;

    const page = (path: string, visibilityState = "visible") => {
        const url = `https://zoo.example${path}`;
        return { url, visibilityState, focus: () => focused.push(url) };
    };
    async function tell(kind: string, event: Record<string, unknown>) {
        let work: Promise<unknown> = Promise.resolve();
        heard.get(kind)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
        await work;
    }
    const push = () => tell("push", { data: { json: () => message } });
    const click = () =>
        tell("notificationclick", { notification: { close: () => undefined, data: { path: "/t/abc" } } });

    beforeEach(() => {
        [windows, notified, opened, focused, heard] = [[], [], [], [], new Map()];
        const self = {
            addEventListener: (kind: string, listen: (event: unknown) => void) => heard.set(kind, listen),
            clients: { matchAll: async () => windows, openWindow: async (path: string) => opened.push(path) },
            registration: {
                showNotification: async (...shown: (typeof notified)[0]) => notified.push(shown),
                pushManager: { subscribe: async () => ({ toJSON: () => ({ endpoint: "new", keys: KEYS }) }) },
            },
        };
        new Function("self", readFileSync("public/worker.js", "utf-8"))(self);
    });

    it("shows what was pushed, a newer message of a table in place of the older", async () => {
        await push();
        expect(notified).toHaveLength(1);
        expect(notified[0]![0]).toBe("Zoop: your turn");
        expect(notified[0]![1]).toMatchObject({ tag: "abc", data: { path: "/t/abc" } });
    });
    it("is silent while the table is being looked at", async () => {
        windows = [page("/t/abc")];
        await push();
        expect(notified).toHaveLength(0);
    });
    it("is not silent for another table, or one in the background", async () => {
        windows = [page("/t/other"), page("/t/abc", "hidden")];
        await push();
        expect(notified).toHaveLength(1);
    });
    it("leads to the table: in its window, or in a new one", async () => {
        await click();
        expect(opened).toEqual(["/t/abc"]);
        windows = [page("/t/abc", "hidden")];
        await click();
        expect([opened, focused]).toEqual([["/t/abc"], ["https://zoo.example/t/abc"]]);
    });
    it("tells the server of a subscription that the browser has changed", async () => {
        await tell("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "key" } } });
        expect(asked).toEqual([["POST", "/api/notices/device", { endpoint: "new", ...KEYS }]]);
    });
});
