/** The amounts one can bid, in a row: what the purse holds, and how far the others could go. */
import type { AnyAction, Bid } from "$generated/o_zoo_le_mio";

export interface Amount {
    coins: number;
    bid: Bid | null; // null: more than the purse holds
    reach: number[]; // other seats that can bid this and no more
}

export const isBid = (action: AnyAction): action is Bid => action.type === "Bid";

export function amountsOf(legal: AnyAction[], purses: number[], seat: number): Amount[] {
    const bids = new Map(legal.filter(isBid).map((bid) => [bid.coins, bid]));
    const most = Math.max(...bids.keys(), ...purses);
    return Array.from({ length: most + 1 }, (_, coins) => ({
        coins,
        bid: bids.get(coins) ?? null,
        reach: purses.flatMap((purse, other) => (other !== seat && purse === coins ? [other] : [])),
    }));
}

export interface Page {
    amounts: Amount[];
    more: boolean; // one place of the row is kept for turning over
}

/** What of the row is shown where only so many have room. What cannot be paid goes first, then the row has pages. */
export function pageOf(amounts: Amount[], room: number, page: number): Page {
    const payable = amounts.filter(({ bid }) => bid);
    if (payable.length <= room) return { amounts: amounts.slice(0, Math.max(room, payable.length)), more: false };
    const size = Math.max(1, room - 1);
    const first = (page % Math.ceil(payable.length / size)) * size;
    return { amounts: payable.slice(first, first + size), more: true };
}

/** Which page an amount is on. */
export function pageWith(coins: number, amounts: Amount[], room: number): number {
    const payable = amounts.filter(({ bid }) => bid).length;
    return payable <= room ? 0 : Math.floor(coins / Math.max(1, room - 1));
}

/** The amount after one more digit: "1", then "2" is twelve, if so much can be paid; else the digit begins anew. */
export function typed(before: string, digit: string, amounts: Amount[]): string | null {
    const payable = (digits: string) => amounts.some(({ coins, bid }) => bid && String(coins) === digits);
    return payable(before + digit) ? before + digit : payable(digit) ? digit : null;
}
