// @vitest-environment happy-dom
/** The ending as people meet it: counted, skipped, told; and never counted twice. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Ending from "../src/ending/Ending.svelte";
import { speak, words } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { loadText, type Text } from "../src/lib/text";
import { playersOf } from "../src/table/players";
import { seatOf } from "./fakes";

let game: Text;
let shown: Record<string, unknown> | null = null;
const close = vi.fn();

function open(table: string) {
    const players = playersOf([seatOf({ name: "Ada", mine: true }), seatOf({ name: "Ben" })], words());
    const standings = [
        {
            points: 7,
            rank: 2,
            tiebreaks: [],
            lines: [["animals", 9] as [string, number], ["barn", -2] as [string, number]],
        },
        {
            points: 8,
            rank: 1,
            tiebreaks: [],
            lines: [["animals", 8] as [string, number], ["barn", 0] as [string, number]],
        },
    ];
    const props = { table, name: "zooloretto_dice", game, players, standings, rematch: () => undefined, close };
    shown = mount(Ending, { target: document.body, props });
    flushSync();
}
const headline = () => document.querySelector(".winner:is(p)")?.textContent;
const order = () => [...document.querySelectorAll(".bars .name")].map((name) => name.textContent);
const totals = () => [...document.querySelectorAll(".bars .total")].map((total) => parseInt(total.textContent!.trim()));
const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
};

beforeAll(async () => {
    await speak("en");
    game = await loadText("en", "zooloretto_dice");
    Element.prototype.animate ??= () =>
        ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
});
beforeEach(() => {
    close.mockClear();
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => Response.json({}, { status: 404 }));
});
afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("the ending", () => {
    it("counts category by category, and the ranking changes places", () => {
        settings.speed = 1;
        open("counted");
        expect(headline()).toBeUndefined();
        pass(500);
        expect([order(), totals()]).toEqual([
            ["Ada", "Ben"],
            [9, 8],
        ]);
        pass(5000);
        expect(headline()).toBe("2nd of 2 – 7 points, 1 behind");
        expect([order(), totals()]).toEqual([
            ["Ben", "Ada"],
            [8, 7],
        ]);
    });
    it("is skipped by any key, which does nothing else", () => {
        settings.speed = 1;
        open("skipped");
        const key = new KeyboardEvent("keydown", { key: "Escape", cancelable: true, bubbles: true });
        document.body.dispatchEvent(key);
        flushSync();
        expect(headline()).toBe("2nd of 2 – 7 points, 1 behind");
        expect([key.defaultPrevented, close.mock.calls]).toEqual([true, []]);
    });
    it("is skipped by a click beside the dialog, which does not close it", () => {
        settings.speed = 1;
        open("clicked");
        const click = () => {
            const dialog = document.querySelector("dialog")!;
            dialog.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            dialog.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            flushSync();
        };
        click();
        expect([headline(), close.mock.calls.length]).toEqual(["2nd of 2 – 7 points, 1 behind", 0]);
        click();
        expect(close).toHaveBeenCalledOnce();
    });
    it("is not counted again when it is looked at again", async () => {
        settings.speed = 1;
        open("again");
        await unmount(shown!);
        open("again");
        expect(headline()).toBeDefined();
    });
    it("is not counted without movement", () => {
        settings.speed = 0;
        open("still");
        expect(headline()).toBeDefined();
        expect(document.querySelector("canvas")).toBeNull();
    });
});
