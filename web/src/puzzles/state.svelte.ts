/** One puzzle after another: what the server shows of it, and what it says to an answer. */
import { api } from "$lib/api";
import { explained } from "$lib/session.svelte";
import type { PuzzleGain, PuzzleInfo, PuzzleScore, PuzzleSolution } from "$generated/wire";
import { sameAction } from "./figures";

export class PuzzleState {
    info = $state.raw<PuzzleInfo | null>(null);
    tried = $state.raw<unknown[]>([]); // in vain
    tries = $state(0); // that are left
    lost = $state.raw<PuzzleGain | null>(null); // what the last choice costs, while the puzzle is open
    solved = $state(false);
    solution = $state.raw<PuzzleSolution | null>(null);
    score = $state.raw<PuzzleScore | null>(null);
    busy = $state(false);
    missing = $state(""); // why there is no puzzle
    problem = $state("");

    constructor(
        readonly game: string,
        readonly training: boolean,
    ) {}

    async load(): Promise<void> {
        try {
            this.show(await api.puzzle(this.game, this.training ? "next" : "daily"));
        } catch (error) {
            this.missing = explained(error);
        }
    }

    /** Null gives up. */
    answer = async (action: unknown): Promise<void> => {
        if (!this.info || this.busy || this.solution) return;
        this.busy = true;
        this.problem = "";
        try {
            const verdict = await api.answerPuzzle(this.game, this.info.id, {
                daily: !this.training,
                action: action as Record<string, unknown> | null, // one of those that are legal
            });
            this.lost = verdict.right ? null : verdict.lost;
            if (action !== null && !verdict.right && !this.tried.some((one) => sameAction(one, action)))
                this.tried = [...this.tried, action];
            this.tries = verdict.tries;
            this.solved = verdict.right;
            this.solution = verdict.solution;
            this.score = verdict.score;
        } catch (error) {
            this.problem = explained(error);
        } finally {
            this.busy = false;
        }
    };

    private show(info: PuzzleInfo): void {
        this.info = info;
        this.tried = info.tried;
        this.tries = info.tries;
        this.lost = null;
        this.solved = info.solved;
        this.solution = info.solution;
        this.score = null;
        this.problem = "";
    }
}
