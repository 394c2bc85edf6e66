import type { Player } from "$lib/board";
import type { Text } from "$lib/text";
import type { SeatInfo } from "$generated/wire";

const GUEST = /^#(\d{4}( \d+)?)$/;

/** How well a bot plays: `search:400` is the level `search` with a parameter. */
export function levelName(spec: string, text: Text): string {
    const [level, ...parameters] = spec.split(":");
    return text.has(`level-${level}`) ? [text.say(`level-${level}`), ...parameters].join(" ") : spec;
}

/** Whether somebody has given no name yet: the server calls them by a number. */
export function isGuest(name: string): boolean {
    return GUEST.test(name);
}

/** A person's name; whoever has given none is a guest, in the reader's language. */
export function personName(name: string, text: Text): string {
    const number = GUEST.exec(name)?.[1];
    return number ? text.say("web-guest", { number }) : name;
}

/** A seat's name for people: characters are written in the reader's letters. */
export function seatName(seat: SeatInfo, text: Text): string {
    if (seat.kind === "open") return text.say("web-seat-open");
    const key = `character-${seat.name.toLowerCase()}`;
    return seat.kind === "bot" && text.has(key) ? text.say(key) : personName(seat.name, text);
}

/** The seat of whoever reads; nobody's where several share the device, or none plays on it. */
export function readerOf(players: Player[]): number | null {
    const own = players.flatMap((player, seat) => (player.mine ? [seat] : []));
    return own.length === 1 ? own[0]! : null;
}

export function playersOf(seats: SeatInfo[], text: Text): Player[] {
    return seats.map((seat, colour) => ({
        name: seatName(seat, text),
        mine: seat.mine,
        connected: seat.connected,
        away: seat.away,
        animal: seat.animal ?? "lion",
        level: seat.kind === "bot" && seat.bot ? levelName(seat.bot, text) : "",
        colour,
    }));
}
