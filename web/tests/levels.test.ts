// @vitest-environment happy-dom
/** Levels of bots on the new-table form, and a hint's reason in words. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session, words } from "../src/lib/session.svelte";
import { loadText, type Text } from "../src/lib/text";
import { levelsFor, offeredLevel } from "../src/home/levels";
import NewTable from "../src/home/NewTable.svelte";
import { reason } from "../src/table/advice";
import { gameOf } from "./fakes";

const GAME = gameOf({ max_seats: 4 });
let dice: Text;

beforeAll(async () => {
    session.text = await loadText("en");
    dice = await loadText("en", "zooloretto_dice");
});

describe("levels by number of seats", () => {
    it("keeps a level that is still there, else falls to the next lower", () => {
        expect(levelsFor(GAME, 4)).toEqual(["beginner", "greedy"]);
        expect(offeredLevel("beginner", GAME, 4)).toBe("beginner");
        expect(offeredLevel("master", GAME, 3)).toBe("master");
        expect(offeredLevel("master", GAME, 4)).toBe("greedy");
    });
    it("offers the default where a number of seats is not described", () => {
        expect(levelsFor(GAME, 7)).toEqual(["greedy"]);
        expect(offeredLevel("master", GAME, 7)).toBe("greedy");
    });
});

describe("the new-table form", () => {
    let form: Record<string, never>;
    const select = (id: string) => document.querySelector<HTMLSelectElement>(`#${id}`)!;
    const choose = (id: string, value: string) => {
        const field = select(id);
        field.value = value;
        field.dispatchEvent(new Event("change", { bubbles: true }));
        flushSync();
    };

    beforeEach(() => {
        HTMLDialogElement.prototype.showModal = () => {};
        form = mount(NewTable, {
            target: document.body,
            props: { game: GAME, own: dice, first: "bots", close: () => {} },
        });
        flushSync();
    });
    afterEach(() => unmount(form));

    it("says what to expect of a level, and when there is a lower one with more players", () => {
        choose("seats", "3");
        choose("bot", "master");
        expect(select("bot").value).toBe("master");
        expect(document.body.textContent).toContain(words().say("level-master-about"));
        choose("seats", "4");
        expect(select("bot").value).toBe("greedy");
        const lower = { seats: 4, level: words().say("level-master"), other: words().say("level-greedy") };
        expect(document.querySelector("#bot-about")!.textContent).toContain(words().say("web-level-lower", lower));
        choose("seats", "3");
        expect(select("bot").value).toBe("master");
    });
});

describe("a hint's reason", () => {
    const take = (truck: number, chance: number) => ({ action: { type: "Take", truck }, chance });

    it("names the two best choices and their chances", () => {
        const said = reason([take(1, 0.614), take(0, 0.55)], dice, []);
        expect(said).toBe("This wins 61 in 100 games. Next best: Take truck 1 – 55.");
    });
    it("names the chance alone where nothing else can be done", () => {
        expect(reason([take(1, 0.614)], dice, [])).toBe("This wins 61 in 100 games.");
    });
    it("says nothing where the bot cannot tell", () => {
        expect(reason([], dice, [])).toBe("");
    });
});
