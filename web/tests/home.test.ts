/** What the home page makes of a person's tables. */
import { describe, expect, it } from "vitest";
import { finishedGames, isMyTurn, nextTable, placing } from "../src/home/tables";
import type { ScoreSheet } from "../src/generated/wire";
import { tableOf } from "./fakes";

const sheet = (points: number, rank: number): ScoreSheet => ({ points, rank, tiebreaks: [], lines: [] });

describe("home", () => {
    const theirs = tableOf([0], { id: "theirs", waiting: [1] });
    const ours = tableOf([0], { id: "ours", waiting: [0] });
    const gathering = tableOf([0], { id: "gathering", stage: "gathering", waiting: [] });

    it("goes on with the table where it is one's turn, else with one in play, else with one that gathers", () => {
        expect(nextTable([gathering, theirs, ours])).toBe(ours);
        expect(nextTable([gathering, theirs])).toBe(theirs);
        expect(nextTable([gathering])).toBe(gathering);
        expect(nextTable([])).toBeNull();
    });
    it("calls it one's turn only in play", () => {
        expect([ours, theirs, { ...ours, stage: "over" as const }].map(isMyTurn)).toEqual([true, false, false]);
    });
    it("knows which games somebody has played to the end, each once", () => {
        const over = (game: string, mine: number[]) => tableOf(mine, { game, stage: "over" });
        expect(finishedGames([ours, over("zoop", [0]), over("zoop", [1]), over("zooloretto", [])])).toEqual(["zoop"]);
    });
    it("tells how a finished game went for the reader, and nothing to whoever watched", () => {
        const result = [sheet(20, 2), sheet(27, 1), sheet(9, 3)];
        expect(placing(tableOf([0], { stage: "over", result }))).toEqual({ rank: 2, seats: 3, points: 20 });
        expect(placing(tableOf([], { stage: "over", result }))).toBeNull();
        expect(placing(ours)).toBeNull();
    });
});
