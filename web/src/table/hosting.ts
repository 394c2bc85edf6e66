/** What a host's decisions mean for whoever reads. */
import type { ChatLine, TableInfo } from "$generated/wire";

/** The key of why somebody may not write, or null if they may. */
export function silenced(info: TableInfo): string | null {
    const seated = info.hosting || info.seats.some((seat) => seat.mine);
    if (info.unwelcome) return "not-allowed-kept-out";
    if (info.chat === "off") return "not-allowed-chat-off";
    return info.chat === "seated" && !seated ? "not-allowed-chat-seated" : null;
}

/** Whether somebody has asked for a seat and waits for the answer; the host sees everybody's wishes. */
export function hasAsked(info: TableInfo): boolean {
    return !info.hosting && (info.wishes?.length ?? 0) > 0;
}

/** The last line of everybody else who wrote and does not sit here, the latest first. */
export function speakers(lines: ChatLine[], info: TableInfo, me: string): ChatLine[] {
    const known = new Set([me, ...(info.kept_out ?? []).map((guest) => guest.name)]);
    const latest = new Map(lines.filter((line) => line.author).map((line) => [line.author, line]));
    return [...latest.values()].filter((line) => line.seat === null && !known.has(line.name)).reverse();
}

/** Seats of one's own that add nothing to luck yet: those of a rematch. */
export function addsNothing(info: TableInfo): boolean {
    return (
        info.stage === "gathering" &&
        info.seats.some((seat, number) => seat.mine && info.luck.contributions[number] === "")
    );
}
