// @vitest-environment happy-dom
/** The seats of a table, before and during a game, as a page shows them. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../src/generated/wire";
import { session, speak, words } from "../src/lib/session.svelte";
import { loadText, type Text } from "../src/lib/text";
import TableList from "../src/home/TableList.svelte";
import Gathering from "../src/table/Gathering.svelte";
import Luck from "../src/table/Luck.svelte";
import { playersOf } from "../src/table/players";
import Seats from "../src/table/Seats.svelte";
import { TableState } from "../src/table/state.svelte";
import { FakeChannel, gameOf, seatOf, tableOf, updateOf } from "./fakes";

let shown: Record<string, unknown> | null = null;
let game: Text;

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
    shown = mount(component, { target: document.body, props });
    flushSync();
    return document.body;
}
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.innerText.includes(name));
const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent!.replace(/\s+/g, " ").trim());

beforeAll(async () => {
    await speak("en");
    game = await loadText("en", "zoop");
});
beforeEach(() => (session.games = [gameOf()]));
afterEach(async () => {
    session.me = null;
    if (shown) await unmount(shown);
    shown = null;
    vi.unstubAllGlobals();
});

describe("before the game", () => {
    const open = seatOf({ kind: "open", name: "" });
    const host = { hosting: true, stage: "gathering" as const };
    let table: TableState;
    let asked: [string, unknown][];

    function gather(info: Partial<TableInfo>) {
        table = new TableState("table-1", () => new FakeChannel());
        table.info = tableOf([0], { ...host, ...info });
        show(Gathering, { table, game });
    }
    beforeEach(() => {
        asked = [];
        vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
            asked.push([path, body ? JSON.parse(String(body)) : null]);
            if (path === "/api/me") return Response.json({ id: "1", name: "Ada", animal: "owl" });
            return Response.json(tableOf([0], { ...host, seats: [seatOf({ mine: true }), seatOf(), seatOf()] }));
        });
    });

    it("the host can start without bots once enough people sit", () => {
        gather({ seats: [seatOf({ mine: true }), seatOf({ name: "Ben" }), open, open] });
        expect(button("Start with")).toBeUndefined();
        table.info = { ...table.info!, seats: [seatOf({ mine: true }), seatOf(), seatOf(), open] };
        flushSync();
        expect(button("Start with 3")!.disabled).toBe(false);
        table.info = { ...table.info!, seats: [seatOf({ mine: true }), seatOf()] };
        flushSync();
        expect(button("Start")!.disabled).toBe(true);
        expect(document.body.textContent).toContain(words().say("web-too-few", { least: 3 }));
    });
    it("the host seats bots of the level they choose, the server's default first, and sends people away", async () => {
        gather({ seats: [seatOf({ mine: true }), seatOf({ name: "Ben" }), open] });
        expect(lines()[1]).toContain(words().say("web-unseat"));
        button(words().say("web-add-bot"))!.click();
        await vi.waitFor(() => expect(button("Start")!.disabled).toBe(false));
        expect(asked).toEqual([["/api/tables/table-1/bot", { bot: "greedy", seat: 2 }]]);
    });
    it("the host answers who wishes to sit, and says who may write", async () => {
        gather({ seats: [seatOf({ mine: true }), open], wishes: [{ id: "e5e", name: "Eve", animal: "owl" }] });
        button(words().say("web-admit"))!.click();
        await vi.waitFor(() => expect(asked).toHaveLength(1));
        expect(asked[0]).toEqual(["/api/tables/table-1/reply", { guest: "e5e", yes: true }]);
    });
    it("a guest asks for a seat, waits, and is told when the host does not want them", () => {
        gather({ hosting: false, approve: true, seats: [seatOf(), open] });
        expect(button(words().say("web-ask-seat"))).toBeDefined();
        table.info = { ...table.info!, wishes: [{ id: "e5e", name: "Eve", animal: "owl" }] };
        flushSync();
        expect(button(words().say("web-ask-seat"))).toBeUndefined();
        expect(document.body.textContent).toContain(words().say("web-asked"));
        table.info = { ...table.info!, wishes: [], unwelcome: true };
        flushSync();
        expect(button(words().say("web-ask-seat"))).toBeUndefined();
        expect(document.body.textContent).toContain(words().say("not-allowed-kept-out"));
    });
    it("bots fill the free seats and the game starts, at one click", async () => {
        gather({ seats: [seatOf({ mine: true }), open, open] });
        const level = document.querySelector("select")!;
        level.value = "beginner";
        level.dispatchEvent(new Event("change", { bubbles: true }));
        flushSync();
        button(words().say("web-fill-start"))!.click();
        await vi.waitFor(() => expect(asked).toHaveLength(3));
        expect(asked).toEqual([
            ["/api/tables/table-1/bot", { bot: "beginner", seat: 1 }],
            ["/api/tables/table-1/bot", { bot: "beginner", seat: 2 }],
            ["/api/tables/table-1/start", null],
        ]);
    });
    it("a newcomer is asked for a name and an animal, and sits under them from then on", async () => {
        session.me = { id: "1", name: "#4394", animal: "fox" };
        gather({ seats: [seatOf({ mine: true, name: "#4394", animal: "fox" }), open, open] });
        expect(lines()[0]).toContain("Guest 4394");
        const name = document.querySelector<HTMLInputElement>("form input:not([type])")!;
        name.value = "Ada";
        name.dispatchEvent(new Event("input", { bubbles: true }));
        document.querySelector<HTMLInputElement>("input[value=owl]")!.click();
        flushSync();
        button(words().say("web-save"))!.click();
        await vi.waitFor(() => expect(asked).toHaveLength(2));
        expect(asked[0]).toEqual(["/api/me", { name: "Ada", animal: "owl" }]);
        expect(asked[1]).toMatchObject(["/api/tables/table-1/sit", { seat: 0 }]);
    });
    it("a guest can sit down, and neither start nor seat bots", () => {
        gather({ hosting: false, seats: [seatOf(), open, open] });
        expect(button("Start")).toBeUndefined();
        expect(document.querySelectorAll("button.bot")).toHaveLength(0);
        button(words().say("web-sit"))!.click();
        expect(asked[0]).toMatchObject(["/api/tables/table-1/sit", { seat: 1 }]);
    });
    it("what the server refuses is said, and the buttons work again", async () => {
        const problem = { name: "Odd", key: "error-Odd", facts: {}, message: "something odd" };
        vi.stubGlobal("fetch", async () => Response.json(problem, { status: 409 }));
        gather({ seats: [seatOf({ mine: true }), seatOf(), seatOf()] });
        button("Start")!.click();
        await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe("something odd"));
        expect(button("Start")!.disabled).toBe(false);
    });
});

describe("during the game", () => {
    const seats = [
        seatOf({ mine: true }),
        seatOf({ kind: "bot", name: "greedy", bot: "greedy" }),
        seatOf({ name: "Cleo", connected: false }),
        seatOf({ name: "Dan", away: true, bot: "greedy" }),
    ];
    const standings = [4, 7, 0, 2].map((points) => ({ points, rank: 1, tiebreaks: [], lines: [] }));
    const clocks = [{ reserve: 60_000, due: 65_000 }, null, null, null].map(
        (clock) => clock ?? { reserve: 0, due: null },
    );
    const during = (more: object = {}) => ({
        players: playersOf(seats, words()),
        update: updateOf(1, 0, { turn: { kind: "one", seats: [0], until: null }, standings, ...more }),
        now: () => 0,
        perspective: 0,
    });

    it("each seat shows its points, a bot's level, and whether a bot sits in or nobody is there", () => {
        show(Seats, during());
        const seen = [...document.querySelectorAll("li")];
        const signs = seen.map((line) => line.querySelector("[role=img]")?.getAttribute("aria-label"));
        expect(signs).toEqual([undefined, undefined, words().say("web-not-here"), words().say("web-bot-sits-in")]);
        const levels = seen.map((line) => line.querySelector(".level")?.textContent);
        expect(levels).toEqual([undefined, words().say("level-greedy"), undefined, undefined]);
        expect([...document.querySelectorAll(".points")].map((points) => parseInt(points.textContent!))).toEqual([
            4, 7, 0, 2,
        ]);
    });
    it("whoever is asked is marked, also for a screen reader", () => {
        show(Seats, during());
        expect([...document.querySelectorAll("li")].map((line) => line.classList.contains("asked"))).toEqual([
            true,
            false,
            false,
            false,
        ]);
        expect(lines()[0]).toContain(words().say("web-is-asked"));
    });
    it("a clock counts down, and urges when little is left", () => {
        show(Seats, during({ clocks }));
        expect(document.querySelector(".clock")?.textContent).toBe("1:05");
        expect(document.querySelector(".clock.hurry")).toBeNull();
        void unmount(shown!);
        show(Seats, { ...during({ clocks }), now: () => 55_000 });
        expect(document.querySelector(".clock.hurry")?.textContent).toBe("0:10");
    });
    it("another seat of one's own can be looked through, a stranger's cannot", () => {
        const look = vi.fn();
        const own = seats.map((seat, number) => ({ ...seat, mine: number < 1 || number === 2 }));
        show(Seats, { ...during(), players: playersOf(own, words()), look });
        const names = [...document.querySelectorAll<HTMLElement>("button.name")];
        expect(names.map((name) => name.textContent)).toEqual(["Cleo"]);
        names[0]!.click();
        expect(look).toHaveBeenCalledWith(2);
    });
});

describe("a game that was begun elsewhere", () => {
    const brought = tableOf([0], { study: { table: null, step: 12, begins: 12, brought: true } });

    it("is marked in the list", () => {
        show(TableList, { title: "Games", tables: [brought, tableOf([0], { id: "2" })] });
        expect(lines()[0]).toContain("begun without a server");
        expect(lines()[1]).not.toContain("begun without a server");
    });
    it("is not said to have had all its luck from this table's seed", () => {
        const page = show(Luck, { info: brought });
        expect(page.textContent).toMatch(/Up to step \S?12\S? this game was played elsewhere/);
        expect(page.textContent).not.toContain("Every roll and every card");
    });
});
