/** Score sheets as pages show them: what counts, in which order, and what it is called. */
import type { ScoreSheet } from "$lib/board";
import { figure, type Text } from "$lib/text";

export const POINTS = "points";

type Pairs = readonly (readonly [string, number])[];

export function worth(pairs: Pairs | undefined, what: string): number {
    return pairs?.find(([one]) => one === what)?.[1] ?? 0;
}

/** The lines of all sheets, each once. */
export function categoriesOf(standings: readonly ScoreSheet[]): string[] {
    return [...new Set(standings.flatMap((sheet) => sheet.lines.map(([what]) => what)))];
}

export function tiebreaksOf(standings: readonly ScoreSheet[]): string[] {
    return [...new Set(standings.flatMap((sheet) => sheet.tiebreaks.map(([what]) => what)))];
}

/** Seats, the best first; equals stay in the order of their seats. */
export function ranking(standings: readonly ScoreSheet[]): number[] {
    return standings.map((_, seat) => seat).toSorted((a, b) => standings[a]!.rank - standings[b]!.rank);
}

/**
 * What tells most of how the players stand: points, as a rule. Where a game is won or not and nothing else counts,
 * it is the first tie-break, such as the cards left in hand.
 */
export function unitOf(standings: readonly ScoreSheet[]): string {
    const scored = standings.filter((sheet) => sheet.points !== 0).length;
    const tiebreak = tiebreaksOf(standings)[0];
    return tiebreak && categoriesOf(standings).length === 1 && scored < 2 ? tiebreak : POINTS;
}

/** More is better. */
export function valueOf(sheet: ScoreSheet | undefined, unit: string): number {
    return unit === POINTS ? (sheet?.points ?? 0) : worth(sheet?.tiebreaks, unit);
}

/** A tie-break that asks for few of something counts them down from 0: people see how many there are. */
export function shownValue(value: number, unit: string): string {
    return unit === POINTS ? figure(value) : String(Math.abs(value));
}

export function lineName(what: string, game: Text): string {
    return game.has(`score-${what}`) ? game.say(`score-${what}`) : what;
}

/** “Tie-break: fewest cards left”. */
export function tiebreakName(what: string, game: Text): string {
    const key = `score-${what}`;
    return game.say("score-tiebreak", {
        what: game.has(key, "best") ? game.say(key, {}, "best") : lineName(what, game),
    });
}
