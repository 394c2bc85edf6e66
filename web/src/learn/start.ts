/** Apart from what the home page starts: lessons come only with their page. */
import type { GameInfo } from "$generated/wire";
import { api } from "$lib/api";
import { bestSeats, startWithBots } from "../home/start";
import { lessonOf } from "./lesson";

/** A first game with the lesson's own luck, or any game where there is no lesson. The id of the new table. */
export async function startLesson(game: GameInfo): Promise<string> {
    const lesson = lessonOf(game.name);
    if (!lesson) return startWithBots(game, bestSeats(game), { kind: "untimed", window: 0 });
    const { seats, seed, options } = lesson;
    const pace = { kind: "untimed", window: 0 } as const;
    const wish = { game: game.name, seats, seed, options, pace, sit: true, start: true, bots: game.default_bot };
    return (await api.create(wish)).id;
}
