import { expect, test } from "vitest";
import type { ReplayStep } from "$generated/wire";
import { speak } from "$lib/session.svelte";
import { loadText } from "$lib/text";
import { sentences } from "./steps";

test("a replay tells its reader as “you”, also of what is beside the game", async () => {
    await speak("en");
    const step = { seat: 1, events: [], views: [], standings: [], round: 1, note: null };
    const steps: ReplayStep[] = [step, { ...step, note: "hint" }, { ...step, note: "undo" }];
    const told = sentences(steps, ["Mira", "Otto"], 1, await loadText("en", "zoop"));
    expect(told.slice(1)).toEqual(["(You asked for a hint.)", "(You took back your last move.)"]);
});
