/** Which control of the board is the next step to what a bot would do. */
import type { AnyAction } from "$generated/zooloretto";
import { meets, target, ways, type Source, type Target } from "./choices";
import type { Hands } from "./hands.svelte";
import { moneyOf, type Money } from "./money";

export type Step = Source | Target;
export const YES: Step = "yes";

export function purseStep(kind: Money): Step {
    return `purse ${kind}`;
}

export function nextStep(hint: AnyAction | null, hands: Pick<Hands, "picked" | "pending" | "spending">): Step | null {
    if (!hint) return null;
    if (hands.pending && JSON.stringify(hands.pending) === JSON.stringify(hint)) return YES;
    const kind = moneyOf(hint);
    const onTheWay = hands.picked ? meets(hint, hands.picked) : null;
    if (onTheWay && onTheWay !== target.now) return onTheWay;
    if (kind && hands.spending !== kind) return purseStep(kind);
    return ways(hint)[0]?.[0] ?? null;
}
