/** How a game ended and went: placing in words, bars, rounds, highlights. */
import { beforeAll, describe, expect, it } from "vitest";
import { barsOf, runningTotals } from "../src/ending/bars";
import { courseOf, roundAt, roundBegin, roundName, roundsOf, type Step } from "../src/ending/course";
import { lineOf, numbered, scaleOf } from "../src/ending/graph";
import { highlightsOf, keyMoment } from "../src/ending/highlights";
import { headline } from "../src/ending/placing";
import { ranking, shownValue, tiebreakName, unitOf } from "../src/ending/sheets";
import { speciesOf } from "../src/ending/species";
import { tell } from "../src/ending/telling";
import type { ScoreSheet } from "../src/lib/board";
import { speak } from "../src/lib/session.svelte";
import { loadText, type Text } from "../src/lib/text";
import { playersOf } from "../src/table/players";
import { seatOf } from "./fakes";

let zoo: Text, zoop: Text, german: Text, zooLeMio: Text;

beforeAll(async () => {
    await speak("en");
    zoo = await loadText("en", "zooloretto");
    zoop = await loadText("en", "zoop");
    zooLeMio = await loadText("en", "o_zoo_le_mio");
    german = await loadText("de", "zooloretto");
});

/** Sheets of so many points, ranked by them and then by coins. */
function sheets(points: number[], coins: number[] = points.map(() => 0)): ScoreSheet[] {
    const merit = (seat: number) => points[seat]! * 100 + coins[seat]!;
    return points.map((own, seat) => ({
        points: own,
        rank: 1 + points.filter((_, other) => merit(other) > merit(seat)).length,
        tiebreaks: [["money", coins[seat]!]],
        lines: [["stalls", own]],
    }));
}
const players = (mine: number[], count = 3) =>
    playersOf(
        ["Ada", "Ben", "Cleo", "Dan"].slice(0, count).map((name, seat) => seatOf({ name, mine: mine.includes(seat) })),
        zoo,
    );
const cards = (won: number, left: number, rank: number): ScoreSheet => ({
    points: won,
    rank,
    tiebreaks: [["cards-left", -left]],
    lines: [["won", won]],
});

describe("the placing", () => {
    it.each([
        ["a win", [31, 27, 20], [0], "You won by 4 points!"],
        ["a win by one", [28, 27, 20], [0], "You won by 1 point!"],
        ["a place", [31, 27, 20], [1], "2nd of 3 – 27 points, 4 behind"],
        ["the last place, below zero", [31, 27, -2], [2], "3rd of 3 – −2 points, 33 behind"],
        ["a spectator", [31, 27, 20], [], "Ada wins by 4 points!"],
        ["several at one device", [31, 27, 20], [1, 2], "Ada wins by 4 points!"],
    ])("is told: %s", (_, points, mine, said) => {
        expect(headline(players(mine), sheets(points), zoo)).toBe(said);
    });
    it("is told where a tie-break decides", () => {
        const tied = sheets([27, 27, 20], [3, 1, 0]);
        expect(headline(players([0]), tied, zoo)).toBe("You won on the tie-break!");
        expect(headline(players([1]), tied, zoo)).toBe("2nd of 3 – 27 points, behind on the tie-break");
        expect(headline(players([]), tied, zoo)).toBe("Ada wins on the tie-break!");
    });
    it("is told where a win is shared", () => {
        const shared = sheets([27, 27, 20]);
        expect(headline(players([1]), shared, zoo)).toBe("You share the win with Ada!");
        expect(headline(players([]), shared, zoo)).toBe("Ada, Ben share the win!");
    });
    it("is told in other words where a game has its own", () => {
        const game = [cards(0, 3, 2), cards(1, 0, 1), cards(0, 4, 3)];
        expect(headline(players([0]), game, zoop)).toBe("2nd of 3 – 3 cards left");
        expect(headline(players([1]), game, zoop)).toBe("You won!");
        expect(headline(players([1]), [cards(1, 9, 2), cards(2, 4, 1), cards(0, 12, 3)], zoop)).toBe(
            "You won 2 games!",
        );
    });
    it("is told in other languages", () => {
        expect(headline(players([1]), sheets([31, 27, 20]), german)).toBe("Platz 2 von 3 – 27 Punkte, 4 zurück");
    });
});

describe("score sheets", () => {
    it("are ranked, equals in the order of their seats", () => {
        expect(ranking(sheets([20, 31, 20]))).toEqual([1, 0, 2]);
    });
    it("are told by points, or by the cards left where a game is only won or lost", () => {
        expect(
            unitOf(
                sheets([0, 0, 0]).map((sheet) => ({
                    ...sheet,
                    lines: [
                        ["a", 0],
                        ["b", 0],
                    ],
                })),
            ),
        ).toBe("points");
        expect(unitOf([cards(0, 3, 2), cards(1, 0, 1)])).toBe("cards-left");
        expect(unitOf([cards(1, 3, 2), cards(2, 0, 1)])).toBe("points");
        expect([shownValue(-3, "cards-left"), shownValue(-3, "points")]).toEqual(["3", "−3"]);
    });
    it("name a tie-break by what is best", () => {
        expect(tiebreakName("cards-left", zoop)).toBe("Tie-break: fewest cards left");
    });
});

describe("the bars", () => {
    const standings: ScoreSheet[] = [
        {
            points: 8,
            rank: 1,
            tiebreaks: [],
            lines: [
                ["a", 10],
                ["b", 0],
                ["c", 0],
                ["d", -2],
            ],
        },
        {
            points: 4,
            rank: 2,
            tiebreaks: [],
            lines: [
                ["a", 2],
                ["b", 6],
                ["c", 0],
                ["d", -4],
            ],
        },
    ];
    it("stack what is gained right of zero and what is lost left of it, on one scale", () => {
        const bars = barsOf(standings);
        expect(bars.categories).toEqual(["a", "b", "d"]);
        expect(bars.zero).toBeCloseTo((100 * 4) / 14);
        const places = bars.rows.map((row) =>
            row.map(({ what, left, width }) => [what, Math.round(left * 0.14), Math.round(width * 0.14)]),
        );
        expect(places).toEqual([
            [
                ["a", 4, 10],
                ["d", 2, 2],
            ],
            [
                ["a", 4, 2],
                ["b", 6, 6],
                ["d", 0, 4],
            ],
        ]);
    });
    it("show how many cards are left, with nothing below zero", () => {
        const bars = barsOf([cards(1, 0, 1), cards(0, 4, 2)]);
        expect([bars.unit, bars.zero]).toEqual(["cards-left", 0]);
        expect(bars.rows.map((row) => row.map(({ points, width }) => [points, width]))).toEqual([[], [[4, 100]]]);
    });
    it("grow by one category after the other", () => {
        expect(runningTotals(standings, [])).toEqual([0, 0]);
        expect(runningTotals(standings, ["a", "b"])).toEqual([10, 8]);
        expect(runningTotals(standings, ["a", "b", "c", "d"])).toEqual([8, 4]);
    });
});

/** A game of two categories: by step, what each seat has of them. */
function game(rounds: number[], ...sheetsBySeat: [a: number, b: number][][]): Step[] {
    return rounds.map((round, step) => {
        const points = sheetsBySeat.map((own) => own[step]![0] + own[step]![1]);
        return {
            round,
            seat: 0,
            events: [],
            standings: sheetsBySeat.map((own, seat) => ({
                points: points[seat]!,
                rank: 1 + points.filter((other) => other > points[seat]!).length,
                tiebreaks: [],
                lines: [
                    ["stalls", own[step]![0]],
                    ["barn-animals", own[step]![1]],
                ],
            })),
        };
    });
}

describe("rounds", () => {
    const rounds = roundsOf([1, 1, 1, 2, 2, 4].map((round) => ({ round })));
    it("are cut where their number changes", () => {
        expect(rounds).toEqual([
            { number: 1, first: 0, last: 2 },
            { number: 2, first: 3, last: 4 },
            { number: 4, first: 5, last: 5 },
        ]);
        expect([2, 3, 5].map((step) => roundAt(rounds, step)?.number)).toEqual([1, 2, 4]);
    });
    it("are leapt over: on to the next, back to the beginning of this one first", () => {
        expect([0, 3, 5].map((step) => roundBegin(rounds, step, 1))).toEqual([3, 5, 5]);
        expect([5, 4, 3, 1, 0].map((step) => roundBegin(rounds, step, -1))).toEqual([3, 3, 0, 0, 0]);
    });
    it("have the name that a game gives them", () => {
        expect([roundName(3, zoo), roundName(3, zooLeMio)]).toEqual(["Round 3", "Year 3"]);
    });
});

describe("the graph", () => {
    const course = courseOf(
        game(
            [1, 1, 2, 2],
            [
                [0, 0],
                [2, 0],
                [2, 0],
                [2, -4],
            ],
            [
                [0, 0],
                [0, 0],
                [0, 0],
                [4, 0],
            ],
        ),
    );
    const frame = { width: 320, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
    it("stays where it is until a step changes it", () => {
        const scale = scaleOf(course, frame);
        expect(scale.ticks).toEqual([4, 0, -2]);
        expect(lineOf(course, 1, scale)).toBe("M10.0 77.5H310.0V10.8H310.0");
    });
    it("can leave out the steps before the game begins", () => {
        expect([0, 2, 3].map(scaleOf(course, frame, 1).x)).toEqual([10, 160, 310]);
    });
    it("numbers as many rounds as there is room for", () => {
        const many = roundsOf(Array.from({ length: 60 }, (_, round) => ({ round })));
        const scale = { x: (step: number) => step * 5, y: () => 0, ticks: [], first: 0 };
        expect(numbered(many, scale).map(({ number }) => number)).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48, 54]);
    });
});

describe("highlights", () => {
    //        the lead: Ada, Ben, Ada; Ben loses 6 in the barn, and gains 5 at once
    const steps = game(
        [1, 1, 2, 2, 3],
        [
            [0, 0],
            [3, 0],
            [3, 0],
            [3, 0],
            [9, 0],
        ],
        [
            [0, 0],
            [0, 0],
            [5, 0],
            [10, 0],
            [10, -6],
        ],
    );
    const course = courseOf(steps);
    const kinds = (reader: number | null) => highlightsOf(steps, course, reader).map(({ kind, step }) => [kind, step]);

    it("of a winner: the best moment, and when the lead was taken for good", () => {
        expect(kinds(0)).toEqual([
            ["gain", 4],
            ["lead", 4],
        ]);
    });
    it("of another: the best moment, and what was lost", () => {
        expect(kinds(1)).toEqual([
            ["gain", 3],
            ["cost", 4],
        ]);
    });
    it("of a game one watched: those of the winner", () => {
        expect(kinds(null)).toEqual([
            ["gain", 4],
            ["lead", 4],
        ]);
    });
    it("tell where somebody was better, where little was lost", () => {
        const calm = game(
            [1, 1, 2],
            [
                [0, 0],
                [3, 0],
                [3, 4],
            ],
            [
                [0, 0],
                [0, 0],
                [2, 0],
            ],
        );
        expect(highlightsOf(calm, courseOf(calm), 1)).toMatchObject([
            { kind: "gain", step: 2 },
            { kind: "edge", seat: 0, rival: 1, what: "barn-animals", own: 4, theirs: 0 },
        ]);
    });
    it("are few where nothing happened", () => {
        const still = game(
            [1, 1],
            [
                [0, 0],
                [0, 0],
            ],
            [
                [0, 0],
                [0, 0],
            ],
        );
        expect(highlightsOf(still, courseOf(still), 0)).toEqual([]);
    });
    it("have a key moment: when the lead was taken for good", () => {
        expect(keyMoment(course, steps.at(-1)!.standings)).toBe(4);
    });
    it("are told to the reader, with their round and what happened", () => {
        const told = steps.map((step, number) =>
            number === 3 ? { ...step, events: [{ type: "RoundEnded", starter: 1 }] } : step,
        );
        const telling = { steps: told, course, names: ["Ada", "Ben"], reader: 1, game: zoo };
        const [gain, cost] = highlightsOf(told, course, 1).map((one) => tell(one, telling));
        expect(gain).toMatchObject({ step: 3, when: "Round 2", what: "Your best moment: +5" });
        expect(gain!.more).not.toBe("");
        expect(cost).toMatchObject({ when: "Round 3", more: "" });
        expect(cost!.what).toMatch(/^Your biggest loss: .+, −6$/);
    });
});

describe("the animals that celebrate", () => {
    const view = { zoos: [{ pens: [["panda-male"]] }, { pens: [["lion"]] }], trucks: [["camel"], [], []] };
    it("are those of the winner's zoo", () => {
        expect(speciesOf(view, 0, 2, ["lion", "panda", "camel"])).toEqual(["panda"]);
    });
    it("are all of the game where the view names none", () => {
        expect(speciesOf({ hands: [2, 3] }, 0, 2, ["lion", "panda"])).toEqual(["lion", "panda"]);
        expect(speciesOf(undefined, 0, 2, ["lion"])).toEqual(["lion"]);
    });
});
