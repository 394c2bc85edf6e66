import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, Timeline } from "../src/lib/timeline";

interface Change {
    seq: number;
    events: unknown[];
    legal: unknown[];
    turn: { until: number | null };
}

const change = (seq: number, more: Partial<Change> = {}): Change => ({
    seq,
    events: [seq],
    legal: [],
    turn: { until: null },
    ...more,
});

let shown: [number, unknown[], boolean][];
let speed: number;
let visible: boolean;
let timeline: Timeline<Change>;

beforeEach(() => {
    vi.useFakeTimers();
    [shown, speed, visible] = [[], 1, true];
    timeline = new Timeline<Change>({
        show: (update, animated) => shown.push([update.seq, update.events, animated]),
        speed: () => speed,
        visible: () => visible,
    });
});
afterEach(() => void vi.useRealTimers());
const order = () => shown.map(([seq]) => seq);

describe("what happened is shown", () => {
    it("at once and without movement the first time", () => {
        timeline.push(change(1));
        expect(shown).toEqual([[1, [1], false]]);
    });
    it("one after another", () => {
        for (const seq of [1, 2, 3]) timeline.push(change(seq));
        expect(order()).toEqual([1, 2]);
        vi.advanceTimersByTime(BEAT);
        expect(order()).toEqual([1, 2, 3]);
    });
    it("at once when nothing else is being shown", () => {
        timeline.push(change(1));
        timeline.push(change(2));
        vi.advanceTimersByTime(10 * BEAT);
        timeline.push(change(3));
        expect(order()).toEqual([1, 2, 3]);
    });
    it("all together when hurried, and nothing is lost of what was told", () => {
        for (const seq of [1, 2, 3, 4]) timeline.push(change(seq));
        timeline.hurry();
        expect(shown.at(-1)).toEqual([4, [3, 4], true]);
        expect(timeline.behind).toBe(0);
        vi.advanceTimersByTime(10 * BEAT);
        expect(order()).toEqual([1, 2, 4]);
    });
    it("without waiting when movement is off", () => {
        speed = 0;
        for (const seq of [1, 2, 3]) timeline.push(change(seq));
        expect(order()).toEqual([1, 2, 3]);
        expect(shown.every(([, , animated]) => !animated)).toBe(true);
    });
    it("without waiting when nobody looks", () => {
        timeline.push(change(1));
        visible = false;
        for (const seq of [2, 3]) timeline.push(change(seq));
        expect(order()).toEqual([1, 2, 3]);
    });
    it("without waiting when there is a window to react in", () => {
        for (const seq of [1, 2, 3]) timeline.push(change(seq));
        timeline.push(change(4, { legal: [{}], turn: { until: 5000 } }));
        expect(order()).toEqual([1, 2, 4]);
    });
    it("in its time when a window is open for others only", () => {
        timeline.push(change(1));
        timeline.push(change(2));
        timeline.push(change(3, { turn: { until: 5000 } }));
        expect(order()).toEqual([1, 2]);
    });
    it("ever faster the further it lies behind", () => {
        for (let seq = 1; seq <= 30; seq++) timeline.push(change(seq));
        vi.advanceTimersByTime(10 * BEAT);
        expect(order().length).toBeGreaterThan(20);
    });
    it("without a pause where nothing was told", () => {
        timeline.push(change(1));
        timeline.push(change(2, { events: [] }));
        timeline.push(change(3));
        vi.advanceTimersByTime(0);
        expect(order()).toEqual([1, 2, 3]);
    });
    it("anew after it was cleared", () => {
        for (const seq of [1, 2, 3]) timeline.push(change(seq));
        timeline.clear();
        vi.advanceTimersByTime(10 * BEAT);
        expect(order()).toEqual([1, 2]);
        timeline.push(change(9));
        expect(shown.at(-1)).toEqual([9, [9], false]);
    });
});
