// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { place, union } from "../src/learn/placing";
import { LessonProgress } from "../src/learn/progress.svelte";
import { stepNow, type Lesson } from "../src/learn/lesson";
import { settings } from "../src/lib/settings.svelte";
import { TableState } from "../src/table/state.svelte";
import { FakeChannel, updateOf, welcomeOf } from "./fakes";

const [ROLL, TAKE, STAY] = ["Roll", "Take", "Stay"].map((type) => ({ type })) as [
    { type: string },
    { type: string },
    { type: string },
];
const is = (type: string) => (action: { type: string }) => action.type === type;
const lesson: Lesson = {
    seed: "0".repeat(64),
    seats: 3,
    steps: [
        { key: "roll", wants: is("Roll") },
        { key: "take", wants: is("Take") },
    ],
};

describe("a step of a lesson", () => {
    it("waits for its decision", () => {
        expect(stepNow(lesson, 0, {}, [STAY])).toBeNull();
        expect(stepNow(lesson, 0, {}, [STAY, ROLL])).toBe(0);
    });
    it("gives way to a later one if the game went another way", () => {
        expect(stepNow(lesson, 0, {}, [TAKE])).toBe(1);
        expect(stepNow(lesson, 1, {}, [ROLL]), "never back").toBeNull();
    });
});

describe("somebody in a lesson", () => {
    let server: FakeChannel;
    let table: TableState;
    const asked = (seq: number, ...legal: unknown[]) =>
        updateOf(seq, 0, { legal, turn: { kind: "one", seats: [0], until: null } });
    beforeEach(() => {
        sessionStorage.clear();
        settings.speed = 0;
        server = new FakeChannel();
        table = new TableState("table-1", () => server);
        table.connect();
        server.say(welcomeOf([0]));
    });
    afterEach(() => table.close());

    it("may do only what the step is about, and goes on by doing it", () => {
        const progress = new LessonProgress(lesson, table);
        server.say(asked(1, STAY, ROLL));
        expect([progress.step, progress.legal]).toEqual([0, [ROLL]]);
        progress.act(ROLL);
        server.say({ type: "ack", id: server.said.at(-1)!.id!, seq: 2 });
        server.say(asked(2, TAKE, STAY));
        expect([progress.step, progress.legal]).toEqual([1, [TAKE]]);
        progress.act(TAKE);
        expect([progress.active, progress.finished]).toEqual([false, true]);
    });
    it("goes on after a reload where it was", () => {
        server.say(asked(1, ROLL));
        new LessonProgress(lesson, table).act(ROLL);
        server.say({ type: "ack", id: server.said.at(-1)!.id!, seq: 2 });
        server.say(asked(2, ROLL, TAKE));
        expect(new LessonProgress(lesson, table).step).toBe(1);
    });
    it("may leave it at any time and plays on freely", () => {
        const progress = new LessonProgress(lesson, table);
        server.say(asked(1, STAY, ROLL));
        progress.end();
        expect([progress.step, progress.finished, progress.legal]).toEqual([null, false, [STAY, ROLL]]);
    });
});

describe("the bubble", () => {
    const frame = { x: 0, y: 0, width: 360, height: 640 };
    const size = { width: 300, height: 100 };
    const inside = ({ x, y }: { x: number; y: number }) =>
        x >= 0 && y >= 0 && x + size.width <= frame.width && y + size.height <= frame.height;

    it("is below what it is about, or above where there is no room", () => {
        expect(place([{ x: 100, y: 50, width: 60, height: 60 }], size, frame).y).toBe(120);
        expect(place([{ x: 100, y: 560, width: 60, height: 60 }], size, frame).y).toBe(450);
    });
    it("stays in the window and off every control", () => {
        for (let y = 0; y < 560; y += 20) {
            const box = { x: 0, y, width: 360, height: 80 };
            const at = place([box], size, frame);
            expect(inside(at)).toBe(true);
            expect(at.y >= y + 80 || at.y + size.height <= y, `at ${y}`).toBe(true);
        }
    });
    it("knows what lies around several controls", () => {
        const boxes = [
            { x: 10, y: 20, width: 10, height: 10 },
            { x: 50, y: 5, width: 10, height: 10 },
        ];
        expect(union(boxes)).toEqual({ x: 10, y: 5, width: 50, height: 25 });
    });
});

describe("the lessons", () => {
    const LESSONS = import.meta.glob<Lesson>("../src/boards/*/lesson.ts", { import: "default", eager: true });
    const WORDS = import.meta.glob<string>("../../src/zoorama/locale/*/*.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
    });

    it.each(Object.keys(LESSONS))("%s says each step in at most 15 words of every language", (path) => {
        const game = path.split("/").at(-2)!;
        const { steps, seats } = LESSONS[path]!;
        expect([steps.length >= 8 && steps.length <= 10, seats]).toEqual([true, 3]);
        for (const language of ["en", "fr", "de", "ru"])
            for (const { key } of steps) {
                const text = WORDS[`../../src/zoorama/locale/${language}/${game}.ftl`]!;
                const said = new RegExp(`^lesson-${key} = (.+)$`, "m").exec(text)?.[1];
                expect(said, `${language} lesson-${key}`).toBeDefined();
                expect(said!.match(/[\p{L}\p{N}’'-]+/gu)!.length, said).toBeLessThanOrEqual(15);
            }
    });
});
