// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { AnyView, Bid } from "$generated/o_zoo_le_mio";
import { Bidder } from "./bidder.svelte";

const bids: Bid[] = [0, 1, 2].map((coins) => ({ type: "Bid", coins }));

/** A bidder at seat 0, and a way to show it the next update. */
function seated(purse: number) {
    const update = (auction: number, sealed: boolean[], legal: Bid[]) => {
        const zoos = [{ purse }, { purse: 8 }];
        return { view: { auction, sealed, placing: null, over: false, zoos } as unknown as AnyView, legal, seat: 0 };
    };
    let given = $state.raw(update(1, [false, false], bids.slice(0, purse + 1)));
    let bidder!: Bidder;
    const leave = $effect.root(() => {
        bidder = new Bidder(() => given);
    });
    flushSync();
    const show = (...what: Parameters<typeof update>) => {
        given = update(...what);
        flushSync();
    };
    return { bidder, show, leave };
}

describe("a bid that is not made yet", () => {
    it("stays picked while others bid, and is let go with the next auction", () => {
        const { bidder, show, leave } = seated(2);
        bidder.coins = 2;
        show(1, [false, true], []); // another's bid is shown: nothing can be taken for a moment
        expect([bidder.coins, bidder.open.length, bidder.ready]).toEqual([2, 3, false]);
        show(1, [false, true], bids);
        expect([bidder.coins, bidder.ready]).toEqual([2, true]);
        show(2, [false, false], bids);
        expect(bidder.coins).toBeNull();
        leave();
    });
    it("is nothing at once with an empty purse, and the row closes with the bid", () => {
        const { bidder, show, leave } = seated(0);
        expect(bidder.coins).toBe(0);
        show(1, [true, false], []);
        expect(bidder.open).toEqual([]);
        leave();
    });
});
