/** How a game went: what each seat had at every step, cut into rounds. */
import type { ReplayStep } from "$generated/wire";
import type { ScoreSheet } from "$lib/board";
import type { Text } from "$lib/text";
import { unitOf, valueOf } from "./sheets";

export interface Round {
    number: number;
    first: number; // its steps
    last: number;
}

export interface Course {
    unit: string; // "points", or a tie-break
    values: number[][]; // by seat and step; more is better
    rounds: Round[];
}

export type Step = Pick<ReplayStep, "round" | "standings" | "events" | "seat">;

export function courseOf(steps: readonly Pick<Step, "round" | "standings">[]): Course {
    const final: ScoreSheet[] = steps.at(-1)?.standings ?? [];
    const unit = unitOf(final);
    const values = final.map((_, seat) => steps.map((step) => valueOf(step.standings[seat], unit)));
    return { unit, values, rounds: roundsOf(steps) };
}

export function roundsOf(steps: readonly Pick<Step, "round">[]): Round[] {
    const rounds: Round[] = [];
    steps.forEach(({ round }, step) => {
        const last = rounds.at(-1);
        if (last?.number === round) last.last = step;
        else rounds.push({ number: round, first: step, last: step });
    });
    return rounds;
}

export function roundAt(rounds: readonly Round[], step: number): Round | undefined {
    return rounds.findLast((round) => round.first <= step);
}

/** Where the round before or after begins; back from within a round to its own beginning. */
export function roundBegin(rounds: readonly Round[], step: number, way: 1 | -1): number {
    const begins = rounds.map((round) => round.first);
    if (way > 0) return begins.find((begin) => begin > step) ?? rounds.at(-1)?.last ?? step;
    return begins.findLast((begin) => begin < step) ?? 0;
}

/** “Round 3”; a game may call its rounds otherwise. */
export function roundName(number: number, game: Text): string {
    return game.say(game.has("board-round-number") ? "board-round-number" : "web-round", { round: number });
}
