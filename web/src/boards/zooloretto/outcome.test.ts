import { expect, test } from "vitest";
import type { AnyView } from "$generated/zooloretto";
import type { ScoreSheet } from "$lib/board";
import type { Foresight } from "./hands.svelte";
import { change, facts, outcomeOf } from "./outcome";

const zoos = (coins: number) => ({ zoos: [{ coins: 9 }, { coins }] }) as unknown as AnyView;
const standings = (points: number) => [{ points: 20 }, { points }] as unknown as ScoreSheet[];

test("an outcome tells points and coins of one seat, and who is born", () => {
    const birth = { type: "OffspringBorn", seat: 1, species: "zebra", place: "barn" } as const;
    const foresight: Foresight = {
        events: [{ type: "AnimalMoved", seat: 1, animal: "zebra", place: "enclosure-a" }, birth],
        view: zoos(2),
        standings: standings(-1),
    };
    const outcome = outcomeOf(foresight, zoos(3), standings(4), 1);
    expect(outcome).toEqual({ points: [4, -1], coins: [3, 2], births: [birth] });
    expect(change(outcome.points)).toBe(-5);
    expect(facts(outcome.points)).toEqual({ before: "4", after: "−1" });
});
