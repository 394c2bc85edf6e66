/** The moments of a game that decided most: errors, and luck. */
import type { AnalysedDraw, AnalysedError, AnalysisReport } from "$generated/wire";

export type Moment =
    | { kind: "error"; step: number; seat: number; weight: number; error: AnalysedError }
    | { kind: "luck"; step: number; seat: number; weight: number; gained: number };
export type Order = "play" | "weight";

const LEAST = 0.05; // of the victory, that luck is worth a word from
const MOST = 6; // of them

/** In the order of play. An error is shown before it happens, luck once it has. */
export function momentsOf(report: AnalysisReport): Moment[] {
    const errors = report.errors.map((error): Moment => ({
        kind: "error",
        step: error.step,
        seat: error.seat,
        weight: error.lost,
        error,
    }));
    const luck = (report.luck?.draws ?? [])
        .map(lucky)
        .filter(({ weight }) => weight >= LEAST)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, MOST);
    return ordered([...errors, ...luck], "play");
}

/** It is told of whoever it changed most for. */
function lucky({ step, gained }: AnalysedDraw): Moment {
    const sizes = gained.map(Math.abs);
    const weight = Math.max(0, ...sizes);
    const seat = Math.max(0, sizes.indexOf(weight));
    return { kind: "luck", step: step + 1, seat, weight, gained: gained[seat] ?? 0 };
}

export function ordered(moments: readonly Moment[], order: Order): Moment[] {
    return moments.toSorted((a, b) => (order === "play" ? a.step - b.step : b.weight - a.weight));
}

/** The next one in play, or the one before. */
export function neighbour(moments: readonly Moment[], step: number, way: 1 | -1): Moment | null {
    const inPlay = ordered(moments, "play");
    const found = way > 0 ? inPlay.find((one) => one.step > step) : inPlay.findLast((one) => one.step < step);
    return found ?? null;
}

/** What is told at a step: of several, that of whose view is shown. */
export function momentAt(moments: readonly Moment[], step: number, seat: number | null): Moment | null {
    const here = moments.filter((one) => one.step === step);
    const errors = here.filter((one) => one.kind === "error");
    return errors.find((one) => one.seat === seat) ?? errors[0] ?? here[0] ?? null;
}
