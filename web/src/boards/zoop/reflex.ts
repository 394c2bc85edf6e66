/** What a window for calls asks of this seat: most often nothing, and then nobody is bothered. */
import type { TurnInfo } from "$lib/board";
import { canCall, inWindow, type Choices } from "./choices";

export type Reflex =
    | "none" // no window, or nothing to answer
    | "watch" // nothing can be called; silence is the answer when the time is up
    | "pass" // nothing can be called, but the table waits for an answer
    | "call";

export function reflexOf(choices: Choices, turn: TurnInfo): Reflex {
    if (!inWindow(choices)) return "none";
    if (canCall(choices)) return "call";
    return turn.until === null ? "pass" : "watch";
}

const SOONEST = 600;
const LATEST = 2000;

/** How long a pass that needs no thought takes: the same for every hand, so that it gives nothing away. */
export function passDelay(luck: () => number = Math.random): number {
    return SOONEST + luck() * (LATEST - SOONEST);
}
