/** The five things coins are spent on (ZO-16 to ZO-20): which choice is which, its price, and why it cannot be had. */
import type { AnyAction, AnyView, ZooView } from "$generated/zooloretto";
import type { Facts } from "$lib/facts";
import { enclosuresFor } from "./parts";

export const MONEY = ["move", "swap", "buy", "discard", "expand"] as const;
export type Money = (typeof MONEY)[number];
export const PRICES: Readonly<Record<Money, number>> = { move: 1, swap: 1, buy: 2, discard: 2, expand: 3 };

const KINDS: Partial<Record<AnyAction["type"], Money>> = {
    MoveAnimal: "move",
    MoveStall: "move",
    Exchange: "swap",
    ExchangeWithBarn: "swap",
    Buy: "buy",
    Discard: "discard",
    Expand: "expand",
};

/** What the choice is for money; undefined: it costs nothing. */
export function moneyOf(action: AnyAction): Money | undefined {
    return KINDS[action.type];
}

export type Reason = [key: string, facts?: Facts];

/** Why the player cannot do this now, by what everybody sees. Null: nothing to explain. */
export function whyNotMoney(kind: Money, view: AnyView, seat: number): Reason | null {
    const zoo = view.zoos[seat]!;
    return whyNotNow(view, zoo, seat) ?? tooDear(kind, zoo) ?? nothingFor(kind, view, zoo);
}

function whyNotNow(view: AnyView, zoo: ZooView, seat: number): Reason | null {
    if (view.over) return ["why-not-over"];
    if (view.active !== seat) return [zoo.truck === null ? "why-not-turn" : "why-not-passed"];
    if (view.hand !== null) return ["why-not-load"];
    return view.to_house.length > 0 ? ["why-not-place"] : null;
}

function tooDear(kind: Money, { coins }: ZooView): Reason | null {
    return coins < PRICES[kind] ? ["why-not-coins", { price: PRICES[kind], coins }] : null;
}

function nothingFor(kind: Money, view: AnyView, zoo: ZooView): Reason | null {
    const stalls = zoo.stalls.some((some) => some.length > 0);
    const bare = zoo.barn.length === 0;
    switch (kind) {
        case "move":
            return [bare && !stalls ? "why-not-nothing" : "why-not-room"];
        case "swap":
            return ["why-not-swap"];
        case "buy":
            return view.zoos.every((one) => one === zoo || one.barn.length === 0) ? ["why-not-buy"] : null;
        case "discard":
            return bare ? ["why-not-barn"] : null;
        case "expand":
            return zoo.enclosures.length === enclosuresFor(view.zoos.length).length ? ["why-not-expanded"] : null;
    }
}
