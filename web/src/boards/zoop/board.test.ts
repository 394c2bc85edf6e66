// @vitest-environment happy-dom
/** What the board asks of a player in a window for calls, and what it does by itself. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { motionOf, type BoardProps, type Player } from "$lib/board";
import { settings } from "$lib/settings.svelte";
import { loadText, type Text } from "$lib/text";
import type { AnyAction, AnyEvent, AnyView } from "$generated/zoop";
import { loadDrawings } from "..";
import "../cards";
import Board from "./Board.svelte";

type Props = BoardProps<AnyView, AnyAction, AnyEvent>;
const LET_PASS: AnyAction = { type: "LetPass" };
const ZOOP: AnyAction = { type: "Zoop", card: "red-rabbit" };
const OPEN = { kind: "together" as const, seats: [0, 2], until: null };
const TIMED = { ...OPEN, until: 60_000 };
const PLAYER = { shown: [], cannot: [], answered: false, answer: null, stuck: false, won: 0, left: 0 };

let text: Text;
let shown: Record<string, unknown> | null = null;
let acts: AnyAction[];
let said: string;

function viewOf(more: object = {}): AnyView {
    const hand = ["red-rabbit", "blue-koala", "cage"];
    const facts = { options: { type: "Options" }, seat: 0, hand, pile: 40, discards: [2], top: "red-rabbit", last: 1 };
    const turn = { active: 2, clockwise: true, stage: "window", debts: [], after: "choosing", drawn: null };
    const rest = { species: null, starter: null, idle: 0, had: [], free: false, players: [] as object[] };
    rest.players = [3, 5, 1].map((cards) => ({ ...PLAYER, cards }));
    return { ...facts, ...turn, ...rest, ...more } as unknown as AnyView;
}
function show(legal: AnyAction[], turn: Props["turn"], view = viewOf()): void {
    const players = ["Ada", "Mira", "Otto"].map((name, colour) => ({ name, colour, animal: "fox" }) as Player);
    const props: Props = {
        ...{ view, legal, seat: 0, players, turn, now: () => 0, hint: null, standings: [], events: [], text },
        ...{ motion: motionOf(0), progress: () => undefined, preview: async () => null },
        act: (action) => acts.push(action),
        say: (line) => (said = line),
    };
    shown = mount(Board, { target: document.body, props });
    flushSync();
}
const choices = () => [...document.querySelectorAll<HTMLElement>("[data-choice]")];
const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));

beforeAll(async () => {
    [text] = await Promise.all([loadText("en", "zoop"), loadDrawings("zoop")]);
    Object.assign(SVGElement.prototype, { getTotalLength: () => 1, getPointAtLength: () => ({ x: 0, y: 0 }) });
});
beforeEach(() => {
    vi.useFakeTimers();
    acts = [];
    settings.autoPass = true;
});
afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    vi.useRealTimers();
});

test("with a timed window and nothing to call, nothing is asked and nothing is sent", () => {
    show([LET_PASS], TIMED);
    expect(choices()).toEqual([]);
    expect(document.querySelector("[role=timer]")).not.toBeNull();
    press("Enter");
    vi.advanceTimersByTime(10_000);
    expect(acts).toEqual([]);
});

test("where the table waits for everybody, the pass is made by itself, not before its time", () => {
    show([LET_PASS], OPEN);
    expect(choices()).toEqual([]);
    vi.advanceTimersByTime(599);
    expect(acts).toEqual([]);
    vi.advanceTimersByTime(1402);
    expect(acts).toEqual([LET_PASS]);
});

test("who does not want that is asked, and can change their mind at the dock", () => {
    settings.autoPass = false;
    show([LET_PASS], OPEN);
    vi.advanceTimersByTime(10_000);
    expect(acts).toEqual([]);
    expect(choices()).toHaveLength(1);
    document.querySelector<HTMLElement>(".dock .quiet")!.click();
    flushSync();
    expect(choices()).toEqual([]);
    vi.advanceTimersByTime(2001);
    expect(acts).toEqual([LET_PASS]);
});

test("a twin jumps up: the card itself, its button and the key Z call, and nothing passes by itself", () => {
    show([LET_PASS, ZOOP], OPEN);
    expect(said).toContain("Zoop!");
    vi.advanceTimersByTime(10_000);
    document.querySelector<HTMLElement>(".hand .jumps button")!.click();
    document.querySelector<HTMLElement>(".dock .big")!.click();
    press("z");
    expect(acts).toEqual([ZOOP, ZOOP, ZOOP]);
    press("Escape");
    expect(acts.at(-1)).toEqual(LET_PASS);
});

test("a lesson that leaves out the pass shows the same window", () => {
    show([ZOOP], OPEN);
    expect(said).toContain("Zoop!");
    document.querySelector<HTMLElement>(".hand .jumps button")!.click();
    document.querySelector<HTMLElement>(".dock .big")!.click();
    press("z");
    press("Escape");
    expect(acts).toEqual([ZOOP, ZOOP, ZOOP]);
});

test("a strict table helps nobody: every card can be thrown, none jumps, and the pass is asked for", () => {
    const strict = viewOf({ options: { type: "Options", strict_calls: true } });
    show([LET_PASS, ZOOP, { type: "Zoop", card: "blue-koala" }, { type: "Zoop", card: "cage" }], OPEN, strict);
    expect(document.querySelectorAll(".hand [data-choice]")).toHaveLength(3);
    expect(document.querySelector(".jumps")).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(acts).toEqual([]);
    expect(document.querySelector(".dock .pass")).not.toBeNull();
});

test("whoever has called sees the card thrown until the window closes", () => {
    show([], { ...TIMED, answer: ZOOP });
    expect(document.querySelectorAll(".hand .thrown")).toHaveLength(1);
    expect(document.querySelector(".dock")!.textContent).toContain(text.say("board-called"));
});

test("a card that does not fit says why, in place of the prompt", () => {
    const mine = viewOf({ stage: "choosing", active: 0, top: "red-koala" });
    show([{ type: "Play", card: "red-rabbit" }], { kind: "one", seats: [0], until: null }, mine);
    expect(said).toBe(text.say("prompt-match", { card: text.word("red-koala") }));
    document.querySelectorAll<HTMLElement>(".hand button[aria-disabled]")[1]!.click();
    flushSync();
    expect(said).toBe(text.say("why-not-cage"));
    expect(acts).toEqual([]);
});
