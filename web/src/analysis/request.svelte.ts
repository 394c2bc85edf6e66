/** Asks for the analysis of a finished game, and again until it is there. */
import type { AnalysisInfo, AnalysisReport } from "$generated/wire";
import { api } from "$lib/api";
import { explained, words } from "$lib/session.svelte";

type Parts = typeof import(".");

const PAUSE = 1000; // milliseconds between two questions

export class AnalysisRequest {
    /** What shows it comes only once it is asked for. */
    parts = $state.raw<Parts | null>(null);
    info = $state.raw<AnalysisInfo | null>(null);
    problem = $state("");
    private timer: ReturnType<typeof setTimeout> | null = null;
    private following = false;
    private asking = false;

    constructor(readonly table: string) {}

    get report(): AnalysisReport | null {
        return this.info?.report ?? null;
    }

    async load(): Promise<void> {
        try {
            this.parts ??= await import(".");
        } catch {
            this.problem = words().say("web-broken-about");
        }
    }

    /** From now on until what it returns is called; a page in the background does not ask. */
    follow = (): (() => void) => {
        const look = () => (document.visibilityState === "hidden" ? this.pause() : this.resume());
        document.addEventListener("visibilitychange", look);
        this.following = true;
        look();
        return () => {
            document.removeEventListener("visibilitychange", look);
            this.following = false;
            this.pause();
        };
    };

    retry = (): void => {
        this.info = null;
        this.problem = "";
        this.resume();
    };

    private pause(): void {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = null;
    }

    private resume(): void {
        if (this.timer === null && !this.asking && this.isOpen()) this.timer = setTimeout(() => void this.ask());
    }

    private isOpen(): boolean {
        const state = this.info?.state;
        return !this.problem && (!state || ["none", "waiting", "running"].includes(state));
    }

    private async ask(): Promise<void> {
        const begun = this.info !== null && this.info.state !== "none";
        this.timer = null;
        this.asking = true;
        try {
            this.info = await (begun ? api.analysis(this.table) : api.analyse(this.table));
        } catch (error) {
            this.problem = explained(error);
        }
        this.asking = false;
        if (this.following && this.isOpen() && document.visibilityState !== "hidden")
            this.timer = setTimeout(() => void this.ask(), PAUSE);
    }
}
