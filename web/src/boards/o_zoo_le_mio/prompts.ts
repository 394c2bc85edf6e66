/** What the player has to do now, in one line. */
import type { Text } from "$lib/board";
import { signed } from "$lib/text";
import type { Gain, Outlook } from "./gains";

export type Decision =
    | { is: "bid"; purse: number; coins: number | null } // coins: those picked
    | { is: "spot"; spots: number }
    | { is: "lay"; ways: number; seat: number; outlook: Outlook | null }
    | { is: "look"; player: string }; // at another zoo, with a tile to lay

export function promptOf(decision: Decision | null, text: Text): string {
    switch (decision?.is) {
        case undefined:
            return "";
        case "bid":
            return bidPrompt(decision.purse, decision.coins, text);
        case "spot":
            return text.say("prompt-spot", { spots: decision.spots });
        case "look":
            return text.say("prompt-look", { player: decision.player });
        case "lay":
            return layPrompt(decision, text);
    }
}

function bidPrompt(purse: number, coins: number | null, text: Text): string {
    if (coins === null || purse === 0) return text.say("prompt-bid", { purse });
    return text.say("prompt-bid-picked", { coins, left: purse - coins });
}

function layPrompt({ ways, seat, outlook }: { ways: number; seat: number; outlook: Outlook | null }, text: Text) {
    if (!outlook) return text.say("prompt-lay", { ways });
    return text.say("prompt-lay-gains", { ways, gains: gainWords(outlook.gains, seat, text) });
}

/** "+3 visitors, −1 tree": what a seat would gain and lose. */
export function gainWords(gains: Gain[], seat: number, text: Text): string {
    const said = (["visitors", "trees", "benches"] as const).flatMap((kind) => {
        const change = gainOf(gains, seat, kind);
        if (change === 0) return [];
        return [text.say(`prompt-gain-${kind}`, { signed: signed(change), count: Math.abs(change) })];
    });
    return said.length > 0 ? said.join(", ") : text.say("prompt-gain-nothing");
}

export function gainOf(gains: Gain[], seat: number, kind: "visitors" | "trees" | "benches"): number {
    const kindOf = ({ thing }: Gain) => (thing === "trees" || thing === "benches" ? thing : "visitors");
    return gains
        .filter((gain) => gain.seat === seat && kindOf(gain) === kind)
        .reduce((sum, { change }) => sum + change, 0);
}
