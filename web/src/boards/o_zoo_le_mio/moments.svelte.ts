/** What is shown for a moment over the map: bids that open together, and what a year brought. */
import type { AnyEvent, AnyView } from "$generated/o_zoo_le_mio";
import type { Motion } from "$lib/board";
import { openedBy, type Opened } from "./bids";
import { yearEndOf, type YearEnd } from "./years";

const REVEAL = 1500; // milliseconds
const YEAR = 3600;

export class Moments {
    opened = $state.raw<Opened | null>(null); // the bids that opened last, kept
    reveal = $state.raw<Opened | null>(null); // the same, for a moment
    year = $state.raw<YearEnd | null>(null);
    private began = false; // what a page is told at first is no news
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(given: () => { events: AnyEvent[]; view: AnyView; motion: Motion }) {
        $effect.pre(() => {
            const { events, view, motion } = given();
            this.hear(events, view, motion);
        });
        $effect(() => () => clearTimeout(this.timer));
    }

    dismiss = () => {
        this.reveal = this.year = null;
    };

    private hear(events: AnyEvent[], view: AnyView, motion: Motion): void {
        const auction = view.placing === null ? view.auction - 1 : view.auction; // the last that was decided
        const [opened, year] = [openedBy(events, auction, view.zoos.length), yearEndOf(events, view)];
        if (opened) this.opened = opened;
        if (this.began && year) this.show(null, year, YEAR, motion);
        else if (this.began && opened) this.show(opened, null, REVEAL, motion);
        this.began = true;
    }

    /** Without movement it is there just as long, and still. */
    private show(reveal: Opened | null, year: YearEnd | null, ms: number, motion: Motion): void {
        Object.assign(this, { reveal, year });
        clearTimeout(this.timer);
        this.timer = setTimeout(this.dismiss, motion.ms(ms) || ms);
    }
}
