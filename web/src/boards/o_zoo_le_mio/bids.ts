/** The bids of the last auction, as they came to light together. */
import type { AnyEvent, AnyView } from "$generated/o_zoo_le_mio";

export interface Opened {
    auction: number;
    bids: (number | null)[]; // by seat
    winner: number | null;
    tied: boolean;
}

/** What these events open, if they open anything. */
export function openedBy(events: AnyEvent[], auction: number, seats: number): Opened | null {
    const opened: Opened = { auction, bids: Array<null>(seats).fill(null), winner: null, tied: false };
    for (const event of events) {
        if (event.type === "BidRevealed") opened.bids[event.seat] = event.coins;
        if (event.type === "TileWon") [opened.winner, opened.tied] = [event.seat, event.tied];
    }
    return opened.winner === null ? null : opened;
}

export type Fist =
    | { is: "open" }
    | { is: "closed"; coins: number | null }
    | { is: "shown"; coins: number; won: boolean; past: boolean }
    | { is: "away" };

/** What a seat's hand shows: while others still think it is closed; once all have bid, what was in it. */
export function fistOf(view: AnyView, seat: number, opened: Opened | null): Fist {
    const coins = opened?.bids[seat] ?? null;
    const bidding = view.placing === null && !view.over && view.row.length > 0;
    if (view.sealed[seat]) return { is: "closed", coins: view.seat === seat ? view.bid : null };
    if (bidding && view.sealed.includes(true)) return { is: "open" };
    if (coins !== null) return { is: "shown", coins, won: opened!.winner === seat, past: bidding };
    return bidding ? { is: "open" } : { is: "away" };
}
