/** A game against bots, begun at once. */
import type { GameInfo, Pace } from "$generated/wire";
import { api } from "$lib/api";
import { newId } from "$lib/id";
import { cardOf } from "../boards/cards";

/** As many as play best, else as few as can. */
export function bestSeats(game: GameInfo): number {
    return cardOf(game.name).bestSeats ?? game.min_seats;
}

/** What a person adds to the luck of a table. */
export function newContribution(): string {
    return newId().slice(0, 36);
}

/** The id of the new table. */
export async function startWithBots(game: GameInfo, seats: number, pace: Pace | null = null): Promise<string> {
    const bots = { bots: game.default_bot, contribution: newContribution() };
    return (await api.create({ game: game.name, seats, sit: true, start: true, pace, ...bots })).id;
}
