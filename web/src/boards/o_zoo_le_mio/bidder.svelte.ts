/** One's bid before it is made: what is offered, and the amount picked so far. */
import { untrack } from "svelte";
import type { AnyAction, AnyView, Bid } from "$generated/o_zoo_le_mio";
import { isBid } from "./amounts";

interface Given {
    view: AnyView;
    legal: AnyAction[];
    seat: number | null;
}

export class Bidder {
    coins = $state<number | null>(null); // picked
    private offer = $state.raw<{ auction: number; bids: Bid[] } | null>(null); // the last one made to this player
    private readonly bids: Bid[] = $derived.by(() => this.given().legal.filter(isBid));
    private readonly question: string = $derived.by(() => `${this.given().seat} ${this.given().view.auction}`);
    readonly ready: boolean = $derived(this.bids.length > 0); // whether a bid can be taken right now

    constructor(private readonly given: () => Given) {
        $effect.pre(() => {
            if (this.ready) this.offer = { auction: given().view.auction, bids: this.bids };
        });
        $effect(() => {
            void this.question; // and not each bid of the others: what is picked stays picked
            untrack(() => (this.coins = this.owed && this.purse === 0 ? 0 : null));
        });
    }

    get purse(): number {
        const { view, seat } = this.given();
        return seat === null ? 0 : view.zoos[seat]!.purse;
    }

    /** The row stays open while others bid: their bids, shown one by one, must not take it away for a moment. */
    get open(): Bid[] {
        return this.owed && this.offer?.auction === this.given().view.auction ? this.offer.bids : [];
    }

    private get owed(): boolean {
        const { view, seat } = this.given();
        return seat !== null && view.placing === null && !view.over && !view.sealed[seat];
    }
}
