/** Moments worth telling, found in the record of any game. */
import type { ScoreSheet } from "$lib/board";
import type { Course, Step } from "./course";
import { categoriesOf, ranking, worth } from "./sheets";

export type Highlight =
    | { kind: "gain"; seat: number; step: number; before: number; after: number }
    | { kind: "lead"; seat: number; step: number }
    | { kind: "cost"; seat: number; step: number; what: string; points: number }
    | { kind: "edge"; seat: number; rival: number; step: number; what: string; own: number; theirs: number };

const MOST = 2;
const DEAR = -4; // points that are worth a word

/** Of a winner's game: the best moment and how the lead was won. Of another's: the best moment and what was lost. */
export function highlightsOf(steps: readonly Step[], course: Course, reader: number | null): Highlight[] {
    const final = steps.at(-1)?.standings ?? [];
    const first = ranking(final)[0] ?? 0;
    const seat = reader ?? first;
    const won = final[seat]?.rank === 1;
    const gain = bestMoment(course, seat);
    const lead = leadTaken(course, won ? seat : first);
    const cost = greatestLoss(steps, seat);
    const edge = reader === null ? null : edgeFor(steps, reader, won);
    const order = won ? [gain, lead, edge, cost] : [gain, cost, edge, lead];
    return order.filter((one) => one !== null).slice(0, MOST);
}

/** Where the game was decided: when the winner took the lead for good, else their best moment. */
export function keyMoment(course: Course, standings: readonly ScoreSheet[]): number {
    const first = ranking(standings)[0] ?? 0;
    return (leadTaken(course, first) ?? bestMoment(course, first))?.step ?? 0;
}

export function bestMoment({ values }: Course, seat: number): Highlight | null {
    const own = values[seat] ?? [];
    const gains = own.map((value, step) => (step === 0 ? 0 : value - own[step - 1]!));
    const most = Math.max(0, ...gains);
    if (most === 0) return null;
    const step = gains.lastIndexOf(most);
    return { kind: "gain", seat, step, before: own[step - 1]!, after: own[step]! };
}

/** The step from which nobody was ahead of this seat any more, if somebody had been before. */
export function leadTaken({ values }: Course, seat: number): Highlight | null {
    const own = values[seat] ?? [];
    const ahead = own.map((value, step) => values.some((other) => other[step]! > value));
    const step = ahead.lastIndexOf(true) + 1;
    return step > 0 && step < own.length ? { kind: "lead", seat, step } : null;
}

function greatestLoss(steps: readonly Step[], seat: number): Highlight | null {
    const lines = steps.at(-1)?.standings[seat]?.lines ?? [];
    const [what, points] = lines.toSorted(([, a], [, b]) => a - b)[0] ?? ["", 0];
    return points <= DEAR ? { kind: "cost", seat, step: greatestStep(steps, seat, what, -1), what, points } : null;
}

/** Over the next best, or the winner's over the reader. */
function edgeFor(steps: readonly Step[], reader: number, won: boolean): Highlight | null {
    const other = ranking(steps.at(-1)!.standings).find((seat) => seat !== reader);
    if (other === undefined) return null;
    return won ? greatestEdge(steps, reader, other) : greatestEdge(steps, other, reader);
}

/** The category in which one seat beat another most. With one category there is nothing to tell. */
function greatestEdge(steps: readonly Step[], seat: number, rival: number): Highlight | null {
    const final = steps.at(-1)!.standings;
    const categories = categoriesOf(final);
    const of = (who: number, what: string) => worth(final[who]?.lines, what);
    const lead = (what: string) => of(seat, what) - of(rival, what);
    const what = categories.toSorted((a, b) => lead(b) - lead(a))[0];
    if (what === undefined || categories.length < 2 || lead(what) <= 0) return null;
    const step = greatestStep(steps, seat, what, 1);
    return { kind: "edge", seat, rival, step, what, own: of(seat, what), theirs: of(rival, what) };
}

/** Where a category of a seat rose (1) or fell (-1) most. */
function greatestStep(steps: readonly Step[], seat: number, what: string, way: 1 | -1): number {
    const values = steps.map((step) => way * worth(step.standings[seat]?.lines, what));
    const changes = values.map((value, step) => (step === 0 ? 0 : value - values[step - 1]!));
    return changes.lastIndexOf(Math.max(...changes));
}
