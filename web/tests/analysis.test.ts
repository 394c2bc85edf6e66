/** The analysis of a finished game: geometry of its graph, its table, key moments, figures, and how it is asked for. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bandOf, edgesOf, labelsOf, plotOf, rowsOf } from "../src/analysis/chances";
import { change, chancesAt, percent, rate } from "../src/analysis/figures";
import { momentAt, momentsOf, neighbour, ordered } from "../src/analysis/moments";
import { AnalysisRequest } from "../src/analysis/request.svelte";
import type { AnalysedError, AnalysisInfo, AnalysisReport } from "../src/generated/wire";
import { speak } from "../src/lib/session.svelte";
import { addressOf, placeIn } from "../src/replay/address";
import { seatOf, viewOf } from "../src/replay/steps";

const frame = { width: 240, height: 130, left: 20, right: 20, top: 20, bottom: 10 };

function errorAt(step: number, seat: number, lost: number): AnalysedError {
    const [played, better] = [{ type: "Roll" }, { type: "Take", truck: 1 }];
    const grade = lost >= 0.2 ? "blunder" : "mistake";
    return { step, move: step, seat, played, better, legal: [played, better], lost, low: lost / 2, high: lost, grade };
}
function reportOf(more: Partial<AnalysisReport> = {}): AnalysisReport {
    const errors = [errorAt(3, 0, 0.12), errorAt(9, 1, 0.3)];
    return { version: 1, evaluator: "a", chances: [[0.5, 0.5]], errors, rates: [], luck: null, ...more };
}
const drawAt = (step: number, ...gained: number[]) => ({ step, move: step, gained });
const withLuck = reportOf({
    luck: { luck: [0, 0], skill: [0, 0], draws: [drawAt(1, 0.01, -0.01), drawAt(5, -0.2, 0.1, 0.1)] },
});

describe("the graph of chances", () => {
    const plot = plotOf(11, frame);

    it("reaches from the first step to the last and from nothing to everything", () => {
        expect([plot.x(0), plot.x(10), plot.y(0), plot.y(1)]).toEqual([20, 220, 120, 20]);
    });
    it("stands where its window has no width yet, and where a game has one step", () => {
        expect(plotOf(11, { ...frame, width: 0 }).x(10)).toBe(20);
        expect(plotOf(1, frame).x(0)).toBe(20);
    });
    it("stacks the bands, the first seat's on top, without gaps", () => {
        const shares = [0.2, 0.5, 0.3];
        expect([0, 1, 2].map((seat) => edgesOf(shares, seat).map((edge) => edge.toFixed(2)))).toEqual([
            ["0.80", "1.00"],
            ["0.30", "0.80"],
            ["0.00", "0.30"],
        ]);
    });
    it("draws a band along its upper edge and back along the lower one", () => {
        const two = plotOf(2, frame);
        const path = bandOf(
            [
                [0.5, 0.5],
                [1, 0],
            ],
            0,
            two,
        );
        expect(path).toBe("M20.0 20.0L220.0 20.0L220.0 120.0L20.0 70.0Z");
    });
    it("marks a band where it is thickest, and nowhere where it is thin", () => {
        const chances = Array.from({ length: 11 }, (_, step) => [step / 20, 1 - step / 20]);
        expect(labelsOf(chances, 0, plot).map(({ x }) => x)).toEqual([200, 80]);
        expect(labelsOf(chances, 1, plot).map(({ x }) => x)).toEqual([40, 160]);
        expect(labelsOf([[0.01, 0.99]], 0, plotOf(1, frame))).toEqual([]);
    });
    it("is a table of the steps at which something changed or is marked", () => {
        const chances = [
            [0.5, 0.5],
            [0.502, 0.498],
            [0.502, 0.498],
            [0.6, 0.4],
            [0.6, 0.4],
        ];
        expect(rowsOf(chances, new Set())).toEqual([0, 3]);
        expect(rowsOf(chances, new Set([2, 4]))).toEqual([0, 2, 3, 4]);
    });
});

describe("key moments", () => {
    it("are errors and what luck did, in the order of play; little luck is not worth a word", () => {
        expect(momentsOf(withLuck).map(({ kind, step }) => [kind, step])).toEqual([
            ["error", 3],
            ["luck", 6],
            ["error", 9],
        ]);
    });
    it("of luck are told of whom it changed most for, once it has happened", () => {
        expect(momentsOf(withLuck)[1]).toMatchObject({ seat: 0, gained: -0.2, weight: 0.2 });
    });
    it("can be had with the biggest first", () => {
        expect(ordered(momentsOf(withLuck), "weight").map(({ step }) => step)).toEqual([9, 6, 3]);
    });
    it("are walked through from any step, in the order of play, and end at both ends", () => {
        const moments = ordered(momentsOf(withLuck), "weight");
        const walk = (step: number, way: 1 | -1) => neighbour(moments, step, way)?.step ?? null;
        expect([walk(0, 1), walk(3, 1), walk(6, 1), walk(9, 1)]).toEqual([3, 6, 9, null]);
        expect([walk(12, -1), walk(9, -1), walk(3, -1)]).toEqual([9, 6, null]);
    });
    it("at one step: that of whose view is shown, an error before luck", () => {
        const moments = momentsOf(reportOf({ errors: [errorAt(3, 0, 0.1), errorAt(3, 2, 0.1)] }));
        expect([0, 2, null].map((seat) => momentAt(moments, 3, seat)?.seat)).toEqual([0, 2, 0]);
        expect(momentAt(moments, 4, 0)).toBeNull();
        const both = momentsOf({ ...withLuck, errors: [errorAt(6, 1, 0.1)] });
        expect(momentAt(both, 6, 0)?.kind).toBe("error");
    });
});

describe("shares of the victory", () => {
    it.each([
        ["en", 0.34, "34%"],
        ["fr", 0.34, "34 %"],
        ["de", 0.34, "34 %"],
        ["en", -0.34, "−34%"],
        ["en", -0.001, "0%"],
    ])("are told in %s: %f", (language, share, said) => {
        expect(percent(share, language).replace(/\s/g, " ")).toBe(said);
    });
    it("are told as a change, with its sign", () => {
        expect([0.12, -0.12, 0.001].map((share) => change(share, "en"))).toEqual(["+12%", "−12%", "±0%"]);
    });
    it("are told more exactly where they are a rate", () => {
        expect([0.0083, 0.0004, 0.021, 0].map((share) => rate(share, "en"))).toEqual(["0.8%", "0.04%", "2.1%", "0%"]);
    });
    it("are told of everybody, for ears", () => {
        expect(chancesAt(reportOf(), 0, ["Ada", "Ben"], "en")).toBe("Ada 50%, Ben 50%");
    });
});

describe("an address", () => {
    it("keeps perspective, step and whether the analysis is open", () => {
        for (const analysis of [true, false]) {
            const place = { perspective: "1", step: 12, analysis };
            expect(placeIn(addressOf(place))).toEqual(place);
        }
    });
    it("of an earlier version is understood", () => {
        expect(placeIn("?eyes=watcher&step=3")).toEqual({ perspective: "spectator", step: 3, analysis: false });
    });
});

describe("what is seen at a step", () => {
    it("with open perspective: whom it is about, else whoever moved", () => {
        const steps = [{ seat: 1, views: ["a", "b"] }];
        expect(viewOf(steps, 0)).toEqual({ view: "b", seat: 1 });
        expect(viewOf(steps, 0, 0)).toEqual({ view: "a", seat: 0 });
        expect([seatOf("spectator", 1), seatOf("open", 1), seatOf("0", null)]).toEqual([null, 1, 0]);
    });
});

describe("an analysis that is asked for", () => {
    let asked: string[];
    let answers: (Partial<AnalysisInfo> | Error)[];
    let hidden: boolean;

    beforeAll(() => speak("en"));
    beforeEach(() => {
        vi.useFakeTimers();
        [asked, answers, hidden] = [[], [], false];
        const page = new EventTarget();
        Object.defineProperty(page, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
        vi.stubGlobal("document", page);
        vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
            asked.push(method!);
            const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
            if (answer instanceof Error) throw answer;
            return Response.json({ progress: 0, reason: null, report: null, ...answer });
        });
    });
    afterEach(() => {
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

    it("is begun once, then looked for every second until it is there", async () => {
        answers = [{ state: "waiting" }, { state: "running", progress: 0.5 }, { state: "ready", report: reportOf() }];
        const request = new AnalysisRequest("t");
        request.follow();
        await pass(1500);
        expect(request.info?.progress).toBe(0.5);
        await pass(20_000);
        expect(asked).toEqual(["POST", "GET", "GET"]);
        expect(request.report?.errors).toHaveLength(2);
    });
    it("is not looked for while the page is hidden, nor once nobody wants it", async () => {
        answers = [{ state: "running" }];
        const stop = new AnalysisRequest("t").follow();
        await pass(1500);
        hidden = true;
        document.dispatchEvent(new Event("visibilitychange"));
        await pass(10_000);
        expect(asked).toHaveLength(2);
        hidden = false;
        document.dispatchEvent(new Event("visibilitychange"));
        await pass(1);
        expect(asked).toHaveLength(3);
        stop();
        await pass(10_000);
        expect(asked).toHaveLength(3);
    });
    it("is not looked for any more where it never comes", async () => {
        answers = [{ state: "unavailable", reason: "no-evaluator" }];
        new AnalysisRequest("t").follow();
        await pass(10_000);
        expect(asked).toEqual(["POST"]);
    });
    it("can be asked for again after it failed, or after the server did not answer", async () => {
        answers = [new Error("offline"), { state: "failed" }, { state: "ready", report: reportOf() }];
        const request = new AnalysisRequest("t");
        request.follow();
        await pass(5000);
        expect(request.problem).not.toBe("");
        request.retry();
        await pass(5000);
        expect([request.problem, request.info?.state]).toEqual(["", "failed"]);
        request.retry();
        await pass(1);
        expect(request.report).not.toBeNull();
        expect(asked).toEqual(["POST", "POST", "POST"]);
    });
});
