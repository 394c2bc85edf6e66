/** What a server would say, for tests without one. */
import {
    PROTOCOL,
    type GameInfo,
    type SeatInfo,
    type TableInfo,
    type Update,
    type Welcome,
} from "../src/generated/wire";
import type { Channel } from "../src/lib/socket";

export class FakeChannel implements Channel {
    sent: string[] = [];
    closed = false;
    onopen: Channel["onopen"] = null;
    onmessage: Channel["onmessage"] = null;
    onclose: Channel["onclose"] = null;
    constructor(readonly since: number | null = null) {}
    send(text: string) {
        this.sent.push(text);
    }
    close() {
        this.closed = true;
    }
    say(...messages: unknown[]) {
        this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
    }
    get said() {
        return this.sent.map((text) => JSON.parse(text) as { type: string; id?: string });
    }
}

export const seatOf = (more: Partial<SeatInfo> = {}): SeatInfo => ({
    kind: "person",
    name: "Ada",
    animal: "lion",
    bot: null,
    mine: false,
    connected: true,
    away: false,
    ...more,
});

export const tableOf = (mine: number[] = [0], more: Partial<TableInfo> = {}): TableInfo => ({
    id: "table-1",
    game: "zoop",
    version: 1,
    options: {},
    public: false,
    pace: { kind: "untimed" },
    stage: "playing",
    seats: ["Ada", "Ben", "Cleo"].map((name, seat) => seatOf({ name, mine: mine.includes(seat) })),
    hosting: false,
    waiting: [],
    spectators: 0,
    created: 0,
    touched: 0,
    luck: { commitment: "", contributions: [], seed: null, chosen: false },
    result: null,
    rematch: null,
    ...more,
});

export const gameOf = (more: Partial<GameInfo> = {}): GameInfo => ({
    name: "zoop",
    version: 1,
    min_seats: 3,
    max_seats: 8,
    bots: ["beginner", "greedy", "master"],
    levels: { 3: ["beginner", "greedy", "master"], 4: ["beginner", "greedy"] },
    default_bot: "greedy",
    options: {},
    choices: [],
    luck: [],
    ...more,
});

export const welcomeOf = (mine: number[] = [0], v = PROTOCOL): Welcome => ({
    type: "welcome",
    v,
    now: 0,
    table: tableOf(mine),
    chat: [],
    seats: mine,
});

export const updateOf = (seq: number, seat: number | null = 0, more: Partial<Update> = {}): Update => ({
    type: "update",
    v: PROTOCOL,
    seq,
    seat,
    events: [{ type: "Rolled" }],
    turn: { kind: "one", seats: [], until: null },
    legal: [],
    view: {},
    undo: false,
    clocks: null,
    standings: [],
    ...more,
});
