// @vitest-environment happy-dom
/** The chat's lines, one's own data, and the operators' page. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine, Operations } from "../src/generated/wire";
import { session, speak } from "../src/lib/session.svelte";
import { choose, settings } from "../src/lib/settings.svelte";
import { routeOf } from "../src/lib/router.svelte";
import Operate from "../src/pages/Operate.svelte";
import Chat from "../src/table/Chat.svelte";
import { TableState } from "../src/table/state.svelte";
import DeleteMe from "../src/you/DeleteMe.svelte";
import Devices from "../src/you/Devices.svelte";
import { FakeChannel, tableOf } from "./fakes";

let shown: Record<string, unknown> | null = null;
let asked: [string, string, unknown][];
let answers: Record<string, () => Response>;

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
    shown = mount(component, { target: document.body, props });
    flushSync();
}
const text = () => document.body.textContent!.replace(/\s+/g, " ");
const button = (name: string) =>
    [...document.querySelectorAll("button")].find((one) => one.textContent!.includes(name)) as HTMLButtonElement;
const settled = () => vi.waitFor(() => flushSync());
function type(field: HTMLInputElement | HTMLTextAreaElement, words: string) {
    field.value = words;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
}

beforeAll(() => speak("en"));
beforeEach(() => {
    [asked, answers] = [[], {}];
    choose({ hidden: [] });
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
        asked.push([method!, path, body ? JSON.parse(String(body)) : null]);
        return answers[path]?.() ?? Response.json({});
    });
});
afterEach(async () => {
    session.me = null;
    if (shown) await unmount(shown);
    shown = null;
    vi.unstubAllGlobals();
});

describe("the chat", () => {
    const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
        type: "chat",
        number,
        at: 0,
        name: "Ben",
        text: `line ${number}`,
        seat: 1,
        author: "b",
        ...more,
    });
    let table: TableState;

    function talk(...lines: ChatLine[]) {
        table = new TableState("table-1", () => new FakeChannel());
        table.info = tableOf([0]);
        table.chat = lines;
        show(Chat, { table });
    }

    it("shows a player with face and colour, and whoever watches as watching", () => {
        talk(line(1), line(2, { name: "Eve", seat: null, author: "e" }));
        const [ben, eve] = [...document.querySelectorAll(".lines p")];
        expect(ben!.querySelector(".face")).not.toBeNull();
        expect(ben!.textContent).not.toContain("watching");
        expect(eve!.querySelector(".face")).toBeNull();
        expect(eve!.textContent).toContain("watching");
    });
    it("says where a line was deleted", () => {
        talk(line(1, { name: "", text: "", seat: null, author: "" }));
        expect(text()).toContain("This line was deleted.");
    });
    it("offers nothing against one's own lines", () => {
        talk(line(1, { name: "Ada", seat: 0 }));
        expect(button("Report or hide")).toBeUndefined();
    });
    it("hides all lines of somebody, and shows them again", () => {
        talk(line(1), line(2), line(3, { name: "Eve", seat: null, author: "e" }));
        button("Report or hide what Ben").click();
        flushSync();
        button("Hide everything Ben").click();
        flushSync();
        expect(document.querySelectorAll(".lines p")).toHaveLength(1);
        button("Show 2 hidden lines").click();
        flushSync();
        expect(document.querySelectorAll(".lines p")).toHaveLength(3);
        expect(settings.hidden).toEqual([]);
    });
    it("reports a line with a reason", async () => {
        talk(line(7));
        button("Report or hide").click();
        flushSync();
        expect(button("Send the report").disabled).toBe(true);
        type(document.querySelector("textarea")!, "insults");
        button("Send the report").click();
        await settled();
        expect(asked).toEqual([["POST", "/api/tables/table-1/report", { kind: "line", number: 7, reason: "insults" }]]);
    });
});

describe("one's own data", () => {
    it("is deleted only once the word is typed", async () => {
        answers["/api/me/delete"] = () => Response.json({ id: "2", name: "#1234", animal: "owl" });
        show(DeleteMe, {});
        type(document.querySelector("input")!, "yes");
        expect(button("Delete for good").disabled).toBe(true);
        type(document.querySelector("input")!, "delete");
        button("Delete for good").click();
        await vi.waitFor(() => expect(session.me?.name).toBe("#1234"));
        expect(asked[0]).toEqual(["POST", "/api/me/delete", { confirm: "delete" }]);
    });
    it("other devices end after a second question", async () => {
        answers["/api/me/devices"] = () => Response.json({ transfers: [{ id: "f00", until: 0 }] });
        answers["/api/me/devices/end"] = () => Response.json({ id: "1", name: "Ada", animal: "owl" });
        show(Devices, {});
        await vi.waitFor(() => expect(text()).toContain("Works until"));
        button("End my other devices").click();
        flushSync();
        expect(asked).toHaveLength(1);
        button("End my other devices").click();
        await vi.waitFor(() => expect(text()).toContain("Only this browser is yours now."));
        expect(text()).not.toContain("Works until");
    });
});

describe("the operators' page", () => {
    const operations: Operations = {
        operator: "Olga",
        reports: [
            {
                id: "r1",
                at: 0,
                table: "t",
                kind: "line",
                number: 3,
                name: "Eve",
                person: "e",
                located: true,
                reason: "insults",
                context: [{ number: 3, at: 0, name: "Eve", text: "rude" }],
            },
        ],
        sanctions: [{ id: "s1", kind: "ban", by: "person", name: "Bob", reason: "spam", at: 0, until: null }],
        audit: [{ at: 0, operator: "Olga", deed: "ban-person", target: "Bob", reason: "spam" }],
    };

    it("acts only with a reason, for as long as chosen", async () => {
        answers["/api/operate"] = answers["/api/operate/sanctions"] = () => Response.json(operations);
        show(Operate, {});
        await vi.waitFor(() => expect(text()).toContain("A line by Eve"));
        expect(text()).toContain("Bob banned, for good");
        expect(button("Mute").disabled).toBe(true);
        type(document.querySelector("input")!, "insults");
        button("Mute").click();
        await settled();
        const wish = { kind: "mute", by: "person", report: "r1", hours: 24, reason: "insults" };
        expect(asked.at(-1)).toEqual(["POST", "/api/operate/sanctions", wish]);
    });
    it("is not there for anybody else", async () => {
        const problem = { name: "NotFound", key: "error-NotFound", facts: {}, message: "" };
        answers["/api/operate"] = () => Response.json(problem, { status: 404 });
        show(Operate, {});
        await vi.waitFor(() => expect(text()).toContain("Page not found"));
    });
});

it("the pages have addresses of their own", () => {
    expect(["/you", "/privacy", "/operate"].map((path) => routeOf(path).page)).toEqual(["you", "privacy", "operate"]);
});
