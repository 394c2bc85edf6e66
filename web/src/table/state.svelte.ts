/** Everything a page knows about one table, kept up to date by its socket. */
import { motionOf, type Motion } from "$lib/board";
import type { Tagged } from "$lib/facts";
import { newId } from "$lib/id";
import { settings } from "$lib/settings.svelte";
import { openChannel, TableSocket, type Asked, type Channel, type Line } from "$lib/socket";
import { Timeline } from "$lib/timeline";
import type { ChatLine, Hint, Outgoing, Preview, Prospect, Refusal, TableInfo, Problem, Update } from "$generated/wire";
import { hidesSomething, nextPerspective, startsCovered } from "./perspective";

const LONGEST_LOG = 2000;
type Perspective = number | null;

/** A line again, if it was deleted, takes the place it had. */
function withLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
    const known = lines.some((one) => one.number === line.number);
    return known ? lines.map((one) => (one.number === line.number ? line : one)) : [...lines, line];
}

export class TableState {
    info = $state.raw<TableInfo | null>(null);
    chat = $state.raw<ChatLine[]>([]);
    line = $state<Line>("connecting");
    retryAt = $state<number | null>(null);
    restarting = $state(false); // the server, soon
    seats = $state.raw<number[]>([]);
    perspective = $state<Perspective>(null); // whose view is shown
    curtain = $state(false); // hides it until the next person has the device
    shown = $state.raw<Update | null>(null);
    animated = $state(false);
    latest = $state.raw<ReadonlyMap<Perspective, Update>>(new Map());
    log = $state.raw<Tagged[]>([]);
    news = $state.raw<Tagged[]>([]); // the latest batch, for the live region
    pending = $state<string | null>(null); // the act on its way
    acted = $state(0); // the number of the latest update that an act of ours made
    behind = $state(0); // updates that wait to be shown
    thinking = $state(false); // a hint is on its way
    problem = $state.raw<Problem | null>(null);
    unsaid = $state.raw<{ text: string; problem: Problem } | null>(null); // a line of ours that was refused
    private spoken = { id: "", text: "" }; // our last line
    private advice = $state.raw<Hint | null>(null);
    private acked: { id: string; seat: number; seq: number } | null = null; // what it changed is still on its way
    private offset = 0; // how far the server's clock is ahead of ours
    private readonly logs = new Map<Perspective, { seq: number; event: Tagged }[]>();
    private readonly answers = new Map<string, (preview: Preview | null) => void>();
    private readonly socket: TableSocket;
    private readonly timeline: Timeline<Update>;

    constructor(
        readonly id: string,
        open: (since: number | null) => Channel = openChannel(id),
    ) {
        this.timeline = new Timeline<Update>({
            show: (update, animated) => this.show(update, animated),
            speed: () => settings.speed,
            visible: () => !document.hidden,
        });
        this.socket = new TableSocket(open, {
            heard: (message) => this.hear(message),
            line: (line, retryAt) => Object.assign(this, { line, retryAt }),
        });
    }

    connect = () => this.socket.connect();
    retry = () => this.socket.retry();
    now = () => Date.now() + this.offset;

    get motion(): Motion {
        return motionOf(this.animated ? settings.speed : 0);
    }

    /** What may be chosen: only of what is shown, and not while a choice is on its way. */
    get legal(): unknown[] {
        const current = this.latest.get(this.perspective);
        const fresh = this.shown !== null && this.shown.seq === current?.seq;
        return fresh && this.pending === null && !this.curtain ? (current?.legal ?? []) : [];
    }

    /** What a bot would do, as long as it can still be done. */
    get hint(): unknown {
        const action = this.advice?.action ?? null;
        const wanted = JSON.stringify(action);
        const legal = this.latest.get(this.perspective)?.legal ?? [];
        return action !== null && legal.some((one) => JSON.stringify(one) === wanted) ? action : null;
    }

    /** What the bot expects of its two best choices, if it can tell. */
    get prospects(): Prospect[] {
        return this.hint === null ? [] : (this.advice?.best ?? []);
    }

    /** What the others did since our last act, as far as it is shown. */
    get recap(): Tagged[] {
        const shown = this.shown?.seq ?? 0;
        const log = this.logs.get(this.perspective) ?? [];
        const own = log.findLast(({ event }) => (event as { seat?: number }).seat === this.perspective)?.seq ?? 0; // after a reload
        return log.filter(({ seq }) => seq > (this.acted || own) && seq <= shown).map(({ event }) => event);
    }

    get away(): boolean {
        return this.perspective !== null && (this.info?.seats[this.perspective]?.away ?? false);
    }

    get canUndo(): boolean {
        return this.pending === null && !this.curtain && (this.latest.get(this.perspective)?.undo ?? false);
    }

    close(): void {
        this.timeline.clear();
        this.socket.close();
    }

    act = (action: unknown) => this.ask((id, seat, seq) => ({ type: "act", id, seat, seq, action }), true);
    undo = () => this.ask((id, seat, seq) => ({ type: "undo", id, seat, seq }), true);
    comeBack = () => this.ask((id, seat) => ({ type: "return", id, seat }));
    say = (text: string) => {
        this.unsaid = null;
        this.spoken = { id: newId(), text };
        this.socket.say({ type: "chat", ...this.spoken });
    };

    askHint = () => {
        this.thinking = true;
        this.ask((id, seat) => ({ type: "hint", id, seat }));
    };

    preview = (action: unknown): Promise<Preview | null> =>
        new Promise((answer) => {
            const asked = this.ask((id, seat) => ({ type: "preview", id, seat, action }));
            if (asked) this.answers.set(asked, answer);
            else answer(null);
        });

    dropHint = () => (this.advice = null);

    hurry = () => {
        this.timeline.hurry();
        this.behind = 0;
    };

    openCurtain = () => (this.curtain = false);

    /** Look through the perspective of another seat on this device. */
    look(seat: Perspective): void {
        if (seat === this.perspective) return;
        const [before, after] = [this.latest.get(this.perspective), this.latest.get(seat)];
        this.curtain = this.perspective !== null && hidesSomething(before?.view, after?.view);
        this.perspective = seat;
        this.advice = null;
        if (this.curtain) this.timeline.clear();
        if (after) this.timeline.push({ ...after, events: [] });
    }

    private ask(make: (id: string, seat: number, seq: number) => Asked, decides = false): string | null {
        if (this.perspective === null || (decides && this.pending !== null)) return null;
        const id = newId();
        if (decides) Object.assign(this, { pending: id, problem: null, advice: null });
        this.socket.say(make(id, this.perspective, this.latest.get(this.perspective)?.seq ?? 0));
        return id;
    }

    private hear(message: Outgoing): void {
        switch (message.type) {
            case "welcome":
                this.offset = message.now - Date.now();
                this.info = message.table;
                this.chat = message.chat;
                this.seats = message.seats;
                if (this.perspective === null || !message.seats.includes(this.perspective))
                    this.perspective = message.seats[0] ?? null;
                break;
            case "table":
                this.info = message.table;
                this.seats = message.table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
                if (this.perspective !== null && !this.seats.includes(this.perspective))
                    this.perspective = this.seats[0] ?? null;
                break;
            case "update":
                this.take(message);
                break;
            case "chat":
                this.chat = withLine(this.chat, message);
                break;
            case "ack":
                if (this.pending === message.id) {
                    this.acked = { ...message, seat: this.perspective ?? 0 };
                    this.acted = message.seq;
                }
                this.settleAcked();
                break;
            case "refused":
                this.refuse(message);
                break;
            case "hint":
                this.takeHint(message);
                break;
            case "preview":
                this.answer(message.id, message);
                break;
            case "bye":
                if (message.problem) this.problem = message.problem;
                break;
            case "pong":
                this.offset = message.now - Date.now();
                this.restarting = message.restarting ?? false;
                break;
        }
    }

    private take(update: Update): void {
        this.latest = new Map(this.latest).set(update.seat, update);
        const told = (update.events as Tagged[]).map((event) => ({ seq: update.seq, event }));
        this.logs.set(update.seat, [...(this.logs.get(update.seat) ?? []), ...told].slice(-LONGEST_LOG));
        if (this.shown === null && this.seats.length > 1) return this.begin();
        if (update.seat === this.perspective || this.perspective === null) {
            if (this.perspective === null && update.seat !== null) this.perspective = update.seat;
            this.timeline.push(update);
            this.behind = this.timeline.behind;
        }
        this.settleAcked();
        const next = nextPerspective(this.perspective, this.seats, this.latest);
        if (next !== this.perspective) this.look(next);
    }

    /** Several people at one device: nothing is shown before it is known whom the first view is for. */
    private begin(): void {
        const covered = startsCovered(this.seats, this.latest);
        if (covered === null) return;
        this.curtain = covered;
        this.perspective = nextPerspective(this.perspective, this.seats, this.latest);
        this.timeline.push(this.latest.get(this.perspective)!);
    }

    private show(update: Update, animated: boolean): void {
        this.behind = this.timeline.behind;
        this.animated = animated;
        this.shown = update;
        this.news = update.events as Tagged[];
        this.log = (this.logs.get(this.perspective) ?? [])
            .filter(({ seq }) => seq <= update.seq)
            .map(({ event }) => event);
    }

    /** The acknowledgement comes before what it changed: until then the old choices must not be offered again. */
    private settleAcked(): void {
        const { id, seat, seq } = this.acked ?? { id: "", seat: 0, seq: Infinity };
        if ((this.latest.get(seat)?.seq ?? -1) >= seq) this.settle(id);
    }

    private settle(id: string): void {
        if (this.pending === id) this.pending = this.acked = null;
    }

    private refuse({ id, problem }: Refusal): void {
        if (this.answers.has(id)) return this.answer(id, null);
        if (id !== "" && id === this.spoken.id) {
            this.unsaid = { text: this.spoken.text, problem };
            return;
        }
        this.settle(id);
        this.thinking = false;
        this.problem = problem;
    }

    private takeHint(hint: Hint): void {
        this.thinking = false;
        if (hint.seat === this.perspective) this.advice = hint;
    }

    private answer(id: string, preview: Preview | null): void {
        this.answers.get(id)?.(preview);
        this.answers.delete(id);
    }
}
