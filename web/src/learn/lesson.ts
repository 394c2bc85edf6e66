/**
 * A scripted first game. A game's lesson is `src/boards/<game>/lesson.ts`: its luck, and steps that are each bound to a
 * decision. A step says one thing (`lesson-<key>` in the game's words, at most 15 of them), offers only what it is about,
 * and is done by doing it.
 */
import type { Tagged } from "$lib/facts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's steps know its own view and actions
export interface Step<V = any, A extends Tagged = any> {
    key: string;
    wants: (action: A, view: V) => boolean; // what may be done in this step
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export interface Lesson<V = any, A extends Tagged = any> {
    seed: string; // 64 hexadecimal digits: the luck of the game
    seats: number;
    options?: Record<string, unknown>;
    steps: Step<V, A>[];
}

const LESSONS = import.meta.glob<Lesson>("../boards/*/lesson.ts", { import: "default", eager: true });

export function lessonOf(game: string): Lesson | null {
    return LESSONS[`../boards/${game}/lesson.ts`] ?? null;
}

/** The step that these choices belong to: the next one, or one further on if the game went another way. */
export function stepNow(lesson: Lesson, next: number, view: unknown, legal: Tagged[]): number | null {
    const at = lesson.steps.findIndex(
        (step, number) => number >= next && legal.some((action) => step.wants(action, view)),
    );
    return at < 0 ? null : at;
}
