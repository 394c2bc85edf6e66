/** What is cried out over the table about what has just happened: the loudest of it. */
import type { AnyEvent } from "$generated/zoop";

export type Cry = "zoop" | "cage" | "mistake" | "joker" | "reverse" | "win";
export interface Shout {
    cry: Cry;
    seat: number | null; // whose it is
}

const LOUDNESS: Cry[] = ["reverse", "joker", "mistake", "zoop", "cage", "win"];

export function shoutOf(events: readonly AnyEvent[]): Shout | null {
    const shouts = events.map(heard).filter((shout) => shout !== null);
    return shouts.reduce<Shout | null>((best, one) => (loudness(one) >= loudness(best) ? one : best), null);
}

const loudness = (shout: Shout | null) => (shout ? LOUDNESS.indexOf(shout.cry) : -1);

function heard(event: AnyEvent): Shout | null {
    switch (event.type) {
        case "CardZooped":
            return { cry: "zoop", seat: event.seat };
        case "AnimalChased":
            return { cry: "cage", seat: event.hunter };
        case "CallFailed":
        case "CallForgotten":
            return { cry: "mistake", seat: event.seat };
        case "JokerPlayed":
            return { cry: "joker", seat: event.seat };
        case "DirectionReversed":
            return { cry: "reverse", seat: null };
        case "GameWon":
            return { cry: "win", seat: event.seat };
        default:
            return null;
    }
}
