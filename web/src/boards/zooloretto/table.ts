/** What all parts of the board share. */
import { getContext, setContext } from "svelte";
import type { AnyView } from "$generated/zooloretto";
import type { Player, ScoreSheet, Text } from "$lib/board";
import type { Hands } from "./hands.svelte";
import type { Step } from "./hint";
import type { Identities } from "./identity";
import type { Reason } from "./money";

export interface Shared {
    hands: Hands;
    readonly view: AnyView;
    readonly text: Text;
    readonly names: string[];
    readonly players: Player[];
    readonly seat: number | null;
    readonly standings: ScoreSheet[];
    readonly tiles: Identities; // of the view as it is shown
    readonly hinted: Step | null;
    readonly asked: boolean; // this seat decides now
    readonly narrow: boolean; // the others' zoos are a tap away
    mine: (owner: number) => boolean; // this player's own zoo, and in sight
    letGo: () => void;
    why: (reason: Reason | null) => string | undefined; // in words
}

const KEY = Symbol("table");

export function lay(table: Shared): Shared {
    return setContext(KEY, table);
}

export function table(): Shared {
    return getContext<Shared>(KEY);
}
