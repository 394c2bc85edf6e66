/** Whose perspective a device shows when several people share it. */

interface Asked {
    seq: number;
    turn: { seats: number[] };
}

/** The seat of ours that is asked, the one we look through first; nobody asked: no change. */
export function nextPerspective(
    perspective: number | null,
    seats: readonly number[],
    latest: ReadonlyMap<number | null, Asked>,
): number | null {
    if (seats.length < 2) return perspective;
    const newest = latest.get(perspective) ?? latest.get(seats[0]!);
    const asked = seats.filter((seat) => newest?.turn.seats.includes(seat));
    if (asked.length === 0 || (perspective !== null && asked.includes(perspective))) return perspective;
    return latest.get(asked[0]!)?.seq === newest?.seq ? asked[0]! : perspective; // its own update may still be on its way
}

/** Whether the first look needs the curtain too: somebody else at this device must not see it. Null: not known yet. */
export function startsCovered(
    seats: readonly number[],
    latest: ReadonlyMap<number | null, { view: unknown }>,
): boolean | null {
    if (!seats.every((seat) => latest.has(seat))) return null;
    const views = seats.map((seat) => latest.get(seat)!.view);
    return views.some((view) => hidesSomething(views[0], view));
}

/** Whether one of two views holds what the other does not: then nobody may look over a shoulder. */
export function hidesSomething(one: unknown, other: unknown): boolean {
    return JSON.stringify(withoutSeat(one)) !== JSON.stringify(withoutSeat(other));
}

function withoutSeat(view: unknown): unknown {
    if (view === null || typeof view !== "object") return view;
    const { seat: _, ...rest } = view as Record<string, unknown>;
    return rest;
}
