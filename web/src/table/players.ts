import type { Player } from "$lib/board";
import type { Text } from "$lib/text";
import type { SeatInfo } from "$generated/wire";

/** `search:400` is the bot `search` with a parameter. */
export function botName(spec: string, text: Text): string {
    const [bot, ...parameters] = spec.split(":");
    return text.has(`bot-${bot}`) ? [text.say(`bot-${bot}`), ...parameters].join(" ") : spec;
}

/** A seat's name for people: bots are called by a word of the reader's language. */
export function seatName(seat: SeatInfo, text: Text): string {
    if (seat.kind === "open") return text.say("web-seat-open");
    if (seat.kind !== "bot" || !seat.bot || !seat.name.startsWith(seat.bot)) return seat.name;
    return botName(seat.bot, text) + seat.name.slice(seat.bot.length);
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
        colour,
    }));
}
