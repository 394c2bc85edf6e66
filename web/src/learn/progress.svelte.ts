/** Where somebody is in a lesson. Kept for the table, so that a reload goes on where it was. */
import type { Tagged } from "$lib/facts";
import type { TableState } from "../table/state.svelte";
import { stepNow, type Lesson } from "./lesson";

export class LessonProgress {
    private next = $state(0); // the step to come, or that is now; one past the end: its last words were read too

    constructor(
        readonly lesson: Lesson,
        private readonly table: TableState,
    ) {
        this.next = kept(this.key);
    }

    private get key(): string {
        return `lesson-${this.table.id}`;
    }

    get active(): boolean {
        return this.next < this.lesson.steps.length;
    }

    get finished(): boolean {
        return this.next === this.lesson.steps.length;
    }

    /** The number of the step that is now, while there is something to decide. */
    get step(): number | null {
        if (!this.active || !this.table.shown) return null;
        return stepNow(this.lesson, this.next, this.table.shown.view, this.table.legal as Tagged[]);
    }

    /** What may be chosen: in a step, only what it is about. */
    get legal(): unknown[] {
        const step = this.step === null ? null : this.lesson.steps[this.step]!;
        const legal = this.table.legal as Tagged[];
        return step ? legal.filter((action) => step.wants(action, this.table.shown!.view)) : legal;
    }

    act = (action: unknown) => {
        if (this.step !== null) this.keep(this.step + 1);
        this.table.act(action);
    };

    /** No more words: the game goes on as any other. */
    end = () => this.keep(this.lesson.steps.length + 1);

    private keep(next: number): void {
        this.next = next;
        try {
            sessionStorage.setItem(this.key, String(next));
        } catch {
            // without storage a reload starts the lesson's words over
        }
    }
}

function kept(key: string): number {
    try {
        return Number(sessionStorage.getItem(key) ?? 0);
    } catch {
        return 0;
    }
}
