/** What the player has to do now, in one line. */
import type { AnyAction, AnyView } from "$generated/zooloretto";
import type { Text } from "$lib/board";
import type { Hands } from "./hands.svelte";
import { moneyOf } from "./money";
import { tileOf } from "./whyNot";

export interface Situation {
    view: AnyView;
    legal: readonly AnyAction[];
    hands: Pick<Hands, "picked" | "pending" | "spending">;
    names: string[];
    text: Pick<Text, "say" | "word" | "action">;
}

export function promptOf(now: Situation): string {
    const { view, legal, hands, names, text } = now;
    if (legal.length === 0) return "";
    if (hands.pending) return text.say("prompt-confirm", { action: text.action(hands.pending, names) });
    if (view.hand !== null) return text.say("prompt-load", { tile: text.word(view.hand) });
    if (view.to_house.length > 0) return placing(now);
    if (hands.picked) return putting(now);
    if (hands.spending) return text.say(`prompt-${hands.spending}`);
    return text.say("prompt-turn", { can: open(legal) });
}

function placing({ view, hands, text }: Situation): string {
    const tile = (hands.picked && tileOf(hands.picked)) ?? view.to_house[0]!;
    return text.say("prompt-place", { left: view.to_house.length, tile: text.word(tile) });
}

function putting({ hands, text }: Situation): string {
    const tile = tileOf(hands.picked!);
    if (!tile || hands.spending === "swap") return text.say("prompt-swap-with");
    return text.say("prompt-put", { tile: text.word(tile) });
}

/** "draw-take-money", or the parts of it that are open. */
function open(legal: readonly AnyAction[]): string {
    const parts = {
        draw: legal.some(({ type }) => type === "Draw"),
        take: legal.some(({ type }) => type === "Take"),
        money: legal.some((action) => moneyOf(action) !== undefined),
    };
    return Object.entries(parts)
        .filter(([, can]) => can)
        .map(([name]) => name)
        .join("-");
}
