import type { ReplayStep } from "$generated/wire";

export function clampStep(step: number, steps: number): number {
    return Number.isFinite(step) ? Math.max(0, Math.min(steps - 1, Math.trunc(step))) : 0;
}

/** With open eyes a step has a view for each seat: that of whoever moved last is shown. */
export function viewOf(
    steps: readonly Pick<ReplayStep, "seat" | "views">[],
    step: number,
): { view: unknown; seat: number | null } {
    const views = steps[step]?.views ?? [];
    if (views.length < 2) return { view: views[0], seat: null };
    const mover = steps.slice(0, step + 1).findLast((one) => one.seat !== null)?.seat ?? 0;
    return { view: views[mover] ?? views[0], seat: mover };
}
