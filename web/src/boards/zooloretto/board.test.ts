// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AnyAction, AnyView, ZooView } from "$generated/zooloretto";
import { motionOf, type Player } from "$lib/board";
import { loadText, type Text } from "$lib/text";
import "../cards";
import { loadDrawings } from "../index";
import Board from "./Board.svelte";

let text: Text;
let shown: Record<string, unknown> | null = null;
const said = vi.fn();
const act = vi.fn();

beforeAll(async () => {
    await loadDrawings("zooloretto");
    text = await loadText("en", "zooloretto");
});
afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    vi.clearAllMocks();
});

const LEGAL: AnyAction[] = [
    { type: "Draw" },
    { type: "Take", truck: 1 },
    { type: "MoveAnimal", animal: "zebra", place: "enclosure-a" },
    { type: "Buy", tile: "panda", owner: 1 },
];
function zoo(changes: Partial<ZooView> = {}): ZooView {
    const empty = { enclosures: [[], [], []], stalls: [[], [], []], barn: [], coins: 2, truck: null };
    return { type: "ZooView", ...empty, ...changes };
}
function show(legal: AnyAction[], hint: AnyAction | null = null): void {
    const view = {
        type: "View", seat: 0, active: 0, zoos: [zoo({ barn: ["zebra"] }), zoo({ barn: ["panda"] }), zoo()],
        stack: [...Array(29).fill(2)], trucks: [[], ["coin"], []], bank: 24, offspring: [], set_aside: [],
        to_set_aside: 0, gone: [], drawing: false, hand: null, to_house: [], last_round: false, over: false,
    } as unknown as AnyView; // prettier-ignore
    const players = ["Ada", "Ben", "Eve"].map(
        (name, colour): Player => ({ name, colour, mine: colour === 0, connected: true, away: false, animal: "fox", level: "" }),
    ); // prettier-ignore
    shown = mount(Board, {
        target: document.body,
        props: {
            view, legal, seat: 0, players, act, hint, say: said, text, turn: { kind: "one", seats: [0], until: null },
            now: () => 0, progress: () => undefined, preview: async () => null, standings: [], events: [], motion: motionOf(0),
        },
    }); // prettier-ignore
    flushSync();
}
const find = (part: string) => document.querySelector<HTMLElement>(part)!;
const choices = () => [...document.querySelectorAll<HTMLElement>("[data-choice]")];
function click(part: string) {
    find(part).click();
    flushSync();
}

test("the purse names five expenses; what cannot be had says why, on the row and when it is tapped", () => {
    show(LEGAL);
    expect([...document.querySelectorAll(".expense .name")].map((one) => one.textContent)).toEqual([
        "Move", "Swap", "Buy", "Discard", "Expand",
    ]); // prettier-ignore
    expect(find("[data-kind=expand]").getAttribute("aria-disabled")).toBe("true");
    expect(find("[data-kind=expand] .about").textContent).toBe("Costs 3 coins, you have 2");
    click("[data-kind=expand]");
    expect(said).toHaveBeenLastCalledWith("Costs 3 coins, you have 2");
    expect(act).not.toHaveBeenCalled();
});

test("an expense lights only its own targets, and waits for a yes", () => {
    show(LEGAL);
    click("[data-kind=move]");
    const lit = choices().filter((one) => !one.closest(".drawer"));
    expect(lit.map((one) => one.dataset["source"])).toEqual(["barn zebra"]);
    click("[data-source='barn zebra']");
    click("[data-target='place enclosure-a']");
    expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/^Move the zebra .*\?$/));
    expect(act).not.toHaveBeenCalled();
    click(".yes");
    expect(act).toHaveBeenCalledExactlyOnceWith(LEGAL[2]);
});

test("a hint marks the first step on its way", () => {
    show(LEGAL, LEGAL[3]);
    expect(find(".hinted").dataset["kind"]).toBe("buy");
    click("[data-kind=buy]");
    expect(find(".hinted").dataset["source"]).toBe("theirs 1 panda");
});

test("who has nothing to decide is asked nothing", () => {
    show([]);
    expect(choices()).toEqual([]);
    expect(said).toHaveBeenLastCalledWith("");
});
