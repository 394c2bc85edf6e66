/** Highlights and steps in sentences. */
import type { Tagged } from "$lib/facts";
import { figure, signed, type Text } from "$lib/text";
import { roundName, type Course, type Step } from "./course";
import type { Highlight } from "./highlights";
import { lineName, POINTS, shownValue } from "./sheets";

export interface Told {
    step: number;
    when: string; // the round
    what: string;
    more: string; // what happened then
}

export interface Telling {
    steps: readonly Step[];
    course: Course;
    names: string[];
    reader: number | null;
    game: Text;
}

export function tell(highlight: Highlight, telling: Telling): Told {
    const { steps, game } = telling;
    return {
        step: highlight.step,
        when: roundName(steps[highlight.step]?.round ?? 1, game),
        what: sentence(highlight, telling),
        more: highlight.kind === "gain" ? happened(highlight.step, highlight.seat, telling) : "",
    };
}

function sentence(highlight: Highlight, { course, names, reader, game }: Telling): string {
    const whose = highlight.seat === reader ? "you" : "other";
    const player = names[highlight.seat] ?? "";
    switch (highlight.kind) {
        case "gain":
            return game.say(`web-highlight-gain-${whose}`, { player, change: change(highlight, course.unit) });
        case "lead":
            return game.say(`web-highlight-lead-${whose}`, { player });
        case "cost":
            return game.say(`web-highlight-cost-${whose}`, {
                player,
                what: lineName(highlight.what, game),
                points: figure(highlight.points),
            });
        case "edge":
            return game.say(`web-highlight-edge-${whose}`, {
                player: whose === "you" ? (names[highlight.rival] ?? "") : player,
                what: lineName(highlight.what, game),
                most: figure(highlight.own),
                least: figure(highlight.theirs),
            });
    }
}

/** “+6”; of a tie-break, what there was before and after. */
function change({ before, after }: { before: number; after: number }, unit: string): string {
    if (unit === POINTS) return signed(after - before);
    return `${shownValue(before, unit)} → ${shownValue(after, unit)}`;
}

/** The last thing that a step brought this seat is what it was about. */
function happened(step: number, seat: number, { steps, names, reader, game }: Telling): string {
    const events = (steps[step]?.events ?? []) as (Tagged & { seat?: number })[];
    const own = events.findLast((event) => event.seat === seat) ?? events[0];
    return own ? game.event(own, names, reader) : "";
}
