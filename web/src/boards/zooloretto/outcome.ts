/** What a choice would bring its player. */
import type { AnyView, OffspringBorn } from "$generated/zooloretto";
import type { ScoreSheet } from "$lib/board";
import type { Foresight } from "./hands.svelte";
import { figure } from "$lib/text";

export interface Outcome {
    points: [before: number, after: number];
    coins: [before: number, after: number];
    births: OffspringBorn[];
}

export function outcomeOf(foresight: Foresight, view: AnyView, standings: ScoreSheet[], seat: number): Outcome {
    return {
        points: [standings[seat]?.points ?? 0, foresight.standings[seat]?.points ?? 0],
        coins: [view.zoos[seat]?.coins ?? 0, foresight.view.zoos[seat]?.coins ?? 0],
        births: foresight.events.filter((event) => event.type === "OffspringBorn"),
    };
}

/** For a message that names both. */
export function facts([before, after]: [number, number]): { before: string; after: string } {
    return { before: figure(before), after: figure(after) };
}

export function change([before, after]: [number, number]): number {
    return after - before;
}
