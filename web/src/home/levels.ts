/** How well bots play: which levels a table offers depends on its number of seats. */
import type { GameInfo } from "$generated/wire";

/** Upwards. */
export function levelsFor(game: GameInfo, seats: number): string[] {
    return game.levels[seats] ?? [game.default_bot];
}

/** The level itself where it is offered, else the highest below it that is. */
export function offeredLevel(level: string, game: GameInfo, seats: number): string {
    const offered = levelsFor(game, seats);
    const upTo = game.bots.slice(0, game.bots.indexOf(level) + 1);
    return upTo.findLast((one) => offered.includes(one)) ?? offered[0] ?? game.default_bot;
}
