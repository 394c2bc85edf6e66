/** The counting at the end of a game, category by category; it can be skipped at any time. */
import { play } from "$lib/sound";

const COUNTING = 3000; // milliseconds for all categories, at normal speed
const LONGEST = 750; // for one
const BREATH = 450; // before the first, and after the last

const seen = new Set<string>(); // tables whose ending was shown

export class Theatre {
    counted = $state(0);
    done = $state(false);
    readonly ms: number; // for one category
    private timers: ReturnType<typeof setTimeout>[] = [];

    /** Without speed, and from the second time on, everything is counted already. */
    constructor(
        table: string,
        private readonly categories: number,
        private readonly speed: number,
    ) {
        this.ms = speed > 0 ? Math.min(LONGEST, COUNTING / Math.max(1, categories)) / speed : 0;
        if (speed === 0 || seen.has(table)) this.skip();
        seen.add(table);
    }

    start(): () => void {
        if (!this.done) {
            const breath = BREATH / this.speed;
            for (let number = 1; number <= this.categories; number++)
                this.timers.push(setTimeout(() => this.count(number), breath + (number - 1) * this.ms));
            this.timers.push(setTimeout(() => this.finish(), 2 * breath + this.categories * this.ms));
        }
        return () => this.timers.forEach(clearTimeout);
    }

    skip(): void {
        this.timers.forEach(clearTimeout);
        this.finish();
    }

    private count(number: number): void {
        this.counted = number;
        play("coin");
    }

    private finish(): void {
        this.counted = Infinity;
        this.done = true;
    }
}
