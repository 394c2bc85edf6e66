/** Shows what happened one thing after another, at a pace that a person can follow, hurry or turn off. */

export interface Shown {
    events: unknown[];
    legal: unknown[];
    turn: { until: number | null };
}

/** How the timeline shows an update, and when it need not wait. */
export interface Presenter<U> {
    show: (update: U, animated: boolean) => void;
    speed: () => number; // 0: no waiting at all
    visible: () => boolean; // nobody waits for a page that nobody looks at
}

export const BEAT = 750; // between two shown changes, in milliseconds
const LONG_QUEUE = 4; // what lies further behind is shown ever faster

export class Timeline<U extends Shown> {
    private queue: U[] = [];
    private timer: ReturnType<typeof setTimeout> | null = null;
    private shown = false;

    constructor(private readonly presenter: Presenter<U>) {}

    get behind(): number {
        return this.queue.length;
    }

    push(update: U): void {
        this.queue.push(update);
        if (!this.shown || this.isUrgent(update)) this.hurry();
        else if (this.timer === null) this.next();
    }

    /** Straight to how things stand now. */
    hurry(): void {
        const last = this.queue.at(-1);
        this.stop();
        if (last) {
            const events = this.queue.flatMap((update) => update.events);
            this.queue = [];
            this.presenter.show({ ...last, events }, this.shown && this.presenter.speed() > 0);
            this.shown = true;
        }
    }

    clear(): void {
        this.stop();
        this.queue = [];
        this.shown = false;
    }

    /** A window to react in does not wait for pictures; nor does a page without movement or in the background. */
    private isUrgent(update: U): boolean {
        const asked = update.legal.length > 0 && update.turn.until !== null;
        return asked || this.presenter.speed() === 0 || !this.presenter.visible();
    }

    private next(): void {
        const update = this.queue.shift();
        if (!update) {
            this.timer = null;
            return;
        }
        this.presenter.show(update, true);
        this.timer = setTimeout(() => this.next(), this.beat(update));
    }

    private beat(update: U): number {
        if (update.events.length === 0) return 0;
        return BEAT / this.presenter.speed() / Math.max(1, this.queue.length / LONG_QUEUE);
    }

    private stop(): void {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = null;
    }
}
