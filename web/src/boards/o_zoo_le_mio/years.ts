/** What a year's end brought everybody. */
import type { AnyEvent, AnyView } from "$generated/o_zoo_le_mio";

export interface Harvest {
    visitors: number;
    trees: number;
    benches: number;
    points: number | null; // null: none are counted this year
    coins: number;
}

export interface YearEnd {
    year: number;
    zoos: Harvest[]; // by seat
}

/** The year that these events end, if they end one. */
export function yearEndOf(events: AnyEvent[], view: AnyView): YearEnd | null {
    const ended = events.findLast((event) => event.type === "YearEnded");
    if (!ended) return null;
    const zoos = view.zoos.map(({ visitors, trees, benches }) => ({
        visitors: visitors.reduce((sum, one) => sum + one, 0),
        trees,
        benches,
        points: null as number | null,
        coins: 0,
    }));
    for (const event of events) {
        if (event.type === "PointsScored") zoos[event.seat]!.points = event.points;
        if (event.type === "IncomePaid") zoos[event.seat]!.coins = event.coins;
    }
    return { year: ended.year, zoos };
}

/** How far the game has gone, from 0 to 1: tiles laid or lost, of all there are. */
export function progressOf({ over, row, stack, lost, zoos }: AnyView): number {
    const gone = zoos.reduce((sum, { laid }) => sum + laid.length, lost.length);
    return over ? 1 : gone / Math.max(1, gone + row.length + stack.length);
}
