import { describe, expect, it } from "vitest";
import type { AnyEvent, AnyView } from "$generated/o_zoo_le_mio";
import { fistOf, openedBy } from "./bids";

describe("fists", () => {
    const view = {
        placing: null,
        over: false,
        row: [{}],
        sealed: [true, false],
        seat: 0,
        bid: 3,
    } as unknown as AnyView;
    const events: AnyEvent[] = [
        { type: "BidRevealed", seat: 0, coins: 3 },
        { type: "BidRevealed", seat: 1, coins: 3 },
        { type: "TileWon", seat: 1, coins: 3, tied: true },
    ];
    it("are closed for who has bid, with one's own coins seen", () => {
        expect([0, 1].map((seat) => fistOf(view, seat, null))).toEqual([{ is: "closed", coins: 3 }, { is: "open" }]);
    });
    it("open together", () => {
        const opened = openedBy(events, 4, 2);
        const after = { ...view, placing: 1, sealed: [false, false] };
        expect(opened).toEqual({ auction: 4, bids: [3, 3], winner: 1, tied: true });
        expect(
            [0, 1].map((seat) => fistOf(after, seat, opened)).map((fist) => fist.is === "shown" && fist.won),
        ).toEqual([false, true]);
    });
    it("tell nothing before the last bid is in", () => {
        expect(openedBy([{ type: "BidSealed", seat: 0 }], 4, 2)).toBeNull();
    });
});
