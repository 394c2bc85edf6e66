// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { soundsOf } from "../src/lib/sound";
import places from "../src/sounds/sounds.json";

const MAPS = import.meta.glob<Record<string, string>>("../src/boards/*/sounds.ts", { import: "default", eager: true });
const KINDS = import.meta.glob<Record<string, unknown>>("../src/generated/*.kinds.ts", { eager: true });

describe("the sounds of a moment", () => {
    it("are each heard once, in the order of events", () => {
        const events = ["Rolled", "Loaded", "Loaded", "Silent", "Won"].map((type) => ({ type }));
        expect(soundsOf(events, { Rolled: "dice", Loaded: "tile", Won: "win" })).toEqual(["dice", "tile", "win"]);
    });
    it("are few, however much happens", () => {
        const names = Object.keys(places);
        const map = Object.fromEntries(names.map((name) => [name, name])) as Record<string, keyof typeof places>;
        expect(
            soundsOf(
                names.map((type) => ({ type })),
                map,
            ),
        ).toHaveLength(4);
    });
    it.each(Object.keys(MAPS))("%s names events and sounds that there are", (path) => {
        const game = path.split("/").at(-2)!;
        const known = JSON.stringify(KINDS[`../src/generated/${game}.kinds.ts`]);
        for (const [event, sound] of Object.entries(MAPS[path]!)) {
            expect(known).toContain(`"${event}"`);
            expect(places).toHaveProperty(sound);
        }
    });
});
