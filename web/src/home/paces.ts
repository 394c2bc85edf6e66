import type { Pace } from "$generated/wire";

/** The paces on offer. */
export const PACES: Record<string, Pace> = {
    untimed: { kind: "untimed" },
    quick: { kind: "clock", seconds: 20, reserve: 120 },
    calm: { kind: "clock", seconds: 60, reserve: 300 },
    slow: { kind: "clock", seconds: 180, reserve: 900 },
    day: { kind: "days", days: 1 },
    days: { kind: "days", days: 3 },
    week: { kind: "days", days: 7 },
};

export function paceName(pace: Pace): string {
    const same = ([, known]: [string, Pace]) =>
        known.kind === pace.kind &&
        (known.kind !== "clock" || known.seconds === pace.seconds) &&
        (known.kind !== "days" || known.days === pace.days);
    return Object.entries(PACES).find(same)?.[0] ?? "calm";
}
