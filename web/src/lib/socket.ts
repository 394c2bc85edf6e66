/**
 * A device's line to one table. Whatever is said gets an id and is said again after every reconnect until it is answered;
 * the server takes the same id for the same act, so nothing is lost and nothing happens twice.
 */
import { LateChannel } from "./late";
import { isLocal } from "./place.svelte";
import { PROTOCOL, type Incoming, type Outgoing, type Ping, type TableInfo, type Update } from "../generated/wire";

/** What waits for an answer until it comes: everything but a ping. */
export type Asked = Exclude<Incoming, Ping>;
export type Line = "connecting" | "open" | "lost" | "outdated" | "gone" | "refused";

/** What we need of a WebSocket. */
export interface Channel {
    send(text: string): void;
    close(): void;
    onopen: (() => void) | null;
    onmessage: ((message: { data: string }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
}

export interface Listeners {
    heard: (message: Outgoing) => void;
    line: (line: Line, retryAt: number | null) => void;
}

export const PING_EVERY = 15_000;
export const SILENCE = 10_000; // after a ping: then the connection is taken for dead
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const ENDS: Record<number, Line> = { 4404: "gone", 4403: "refused" }; // no such table, or not for us now: no use to try again

/** How long to wait before the nth try: doubling, and never all at the same moment. */
export function backoff(tries: number, random: () => number = Math.random): number {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
    return most / 2 + (most / 2) * random();
}

export class TableSocket {
    private channel: Channel | null = null;
    private outbox = new Map<string, Asked>();
    private seen = new Map<number | null, number>(); // by seat of ours: the last seq it saw
    private seats: (number | null)[] = [];
    private tries = 0;
    private welcomed = false;
    private timers: Partial<Record<"retry" | "ping" | "silence", ReturnType<typeof setTimeout>>> = {};
    private closed = false;

    constructor(
        private readonly open: (since: number | null) => Channel,
        private readonly listeners: Listeners,
    ) {}

    connect(): void {
        if (this.closed) return;
        this.stop("retry");
        this.welcomed = false;
        this.listeners.line("connecting", null);
        const channel = this.open(this.since());
        this.channel = channel;
        this.stop("silence");
        this.timers.silence = setTimeout(() => this.drop(channel), SILENCE);
        channel.onmessage = ({ data }) => {
            for (const line of data.split("\n")) {
                if (channel === this.channel) this.hear(JSON.parse(line) as Outgoing);
            }
        };
        channel.onclose = ({ code }) => channel === this.channel && this.lost(ENDS[code]);
    }

    /** The lowest seq that every seat of ours has seen; null: nothing yet. */
    since(): number | null {
        if (this.seats.length === 0 || this.seats.some((seat) => !this.seen.has(seat))) return null;
        return Math.min(...this.seats.map((seat) => this.seen.get(seat)!));
    }

    say(message: Asked): void {
        this.outbox.set(message.id, message);
        if (this.welcomed) this.channel?.send(JSON.stringify(message));
    }

    isWaiting(id: string): boolean {
        return this.outbox.has(id);
    }

    /** Try now, not when the wait is over: the network came back, or the person asks. */
    retry(): void {
        if (this.timers.retry) {
            this.tries = 0;
            this.connect();
        } else if (this.welcomed) this.ping();
    }

    close(): void {
        this.closed = true;
        this.stop("retry", "ping", "silence");
        this.channel?.close();
        this.channel = null;
    }

    private hear(message: Outgoing): void {
        this.stop("silence");
        switch (message.type) {
            case "welcome":
                if (message.v !== PROTOCOL) return this.end("outdated");
                this.seats = ownSeats(message.table);
                this.welcome();
                break;
            case "table":
                this.seats = ownSeats(message.table);
                break;
            case "update":
                if (message.v !== PROTOCOL) return this.end("outdated");
                this.listeners.heard(this.unseen(message));
                return;
            case "ack":
            case "refused":
            case "hint":
            case "preview":
                this.outbox.delete(message.id);
                break;
        }
        this.listeners.heard(message);
    }

    private welcome(): void {
        this.welcomed = true;
        this.tries = 0;
        this.listeners.line("open", null);
        for (const message of this.outbox.values()) this.channel?.send(JSON.stringify(message));
        this.stop("ping");
        this.timers.ping = setInterval(() => this.ping(), PING_EVERY);
    }

    /** An update that was seen before brings how things stand, but nothing new to tell. */
    private unseen(update: Update): Update {
        const before = this.seen.get(update.seat) ?? -1;
        this.seen.set(update.seat, Math.max(before, update.seq));
        return update.seq > before ? update : { ...update, events: [] };
    }

    private ping(): void {
        const channel = this.channel;
        if (!channel) return;
        channel.send(JSON.stringify({ type: "ping" }));
        this.stop("silence");
        this.timers.silence = setTimeout(() => this.drop(channel), SILENCE);
    }

    private drop(channel: Channel): void {
        if (channel !== this.channel) return;
        channel.close();
        this.lost();
    }

    private lost(end?: Line): void {
        this.channel = null;
        this.welcomed = false;
        this.stop("ping", "silence", "retry");
        if (this.closed) return;
        if (end) return this.end(end);
        const wait = backoff(this.tries++);
        this.listeners.line("lost", Date.now() + wait);
        this.timers.retry = setTimeout(() => this.connect(), wait);
    }

    private end(line: Line): void {
        this.close();
        this.listeners.line(line, null);
    }

    private stop(...names: (keyof typeof this.timers)[]): void {
        for (const name of names) {
            clearTimeout(this.timers[name]);
            delete this.timers[name];
        }
    }
}

/** The seats whose updates we get; a spectator's are for no seat. */
function ownSeats(table: TableInfo): (number | null)[] {
    const own = table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
    return own.length ? own : [null];
}

export function openChannel(table: string): (since: number | null) => Channel {
    return (since) => {
        if (isLocal(table)) return new LateChannel(import("../offline/local").then(({ open }) => open(table, since)));
        const address = new URL(`/api/tables/${table}/socket`, location.href);
        address.protocol = address.protocol.replace("http", "ws");
        if (since !== null) address.searchParams.set("since", String(since));
        return new WebSocket(address) as unknown as Channel;
    };
}
