import type { ReplayStep } from "$generated/wire";
import type { Tagged } from "$lib/facts";
import { words } from "$lib/session.svelte";
import type { Text } from "$lib/text";

export function clampStep(step: number, steps: number): number {
    return Number.isFinite(step) ? Math.max(0, Math.min(steps - 1, Math.trunc(step))) : 0;
}

/** With open perspective a step has a view for each seat: that of whoever moved last is shown, unless it is about another. */
export function viewOf(
    steps: readonly Pick<ReplayStep, "seat" | "views">[],
    step: number,
    about?: number,
): { view: unknown; seat: number | null } {
    const views = steps[step]?.views ?? [];
    if (views.length < 2) return { view: views[0], seat: null };
    const seat = about ?? moverAt(steps, step) ?? 0;
    return { view: views[seat] ?? views[0], seat };
}

/** Whose view is shown; a spectator has no seat. */
export function seatOf(perspective: string, open: number | null): number | null {
    return perspective === "spectator" ? null : perspective === "open" ? open : Number(perspective);
}

/** Who moved last: what luck does belongs to their move. */
export function moverAt(steps: readonly Pick<ReplayStep, "seat">[], step: number): number | null {
    return steps.slice(0, step + 1).findLast((one) => one.seat !== null)?.seat ?? null;
}

/** What is told of a table beside its game. */
const NOTES: Record<string, string> = { hint: "HintTaken", bot: "TakenOver", back: "CameBack", undo: "Undone" };

/** What happened, step by step, in sentences; of some steps there is nothing to tell. */
export function sentences(steps: readonly ReplayStep[], names: string[], me: number | null, game: Text): string[] {
    return steps.map(({ seat, events, note }, number) => {
        if (number === 0) return words().say("replay-start");
        const told = events.map((event) => game.event(event as Tagged, names, me));
        if (note) told.push(`(${game.event({ type: NOTES[note]!, seat, bot: "" } as Tagged, names, me)})`);
        return told.join(" ");
    });
}
