// Written by build/typescript.py; run `scripts/web types` after a change in Python.

/** `clock`: so many seconds a move, then the reserve. `days`: so many days a move. A reaction window closes after so many seconds; one of 0 waits for everybody. */
export interface Pace {
    kind?: "clock" | "days" | "untimed";
    seconds?: number;
    reserve?: number;
    days?: number;
    window?: number;
}

export interface SeatInfo {
    kind: "bot" | "open" | "person";
    name: string;
    animal: string | null;
    bot: string | null;
    mine: boolean;
    connected: boolean;
    away: boolean;
}

export interface LuckInfo {
    commitment: string;
    contributions: string[];
    seed: string | null;
    chosen: boolean;
}

/** One seat's score sheet. */
export interface ScoreSheet {
    points: number;
    rank: number;
    tiebreaks: [string, number][];
    lines: [string, number][];
}

/** Somebody at a table without a seat. */
export interface GuestInfo {
    id: string;
    name: string;
    animal: string;
}

/** Where a study begins, or a game that was brought here. */
export interface StudyInfo {
    table: string | null;
    step: number;
    begins: number;
    brought?: boolean;
}

export interface TableInfo {
    id: string;
    game: string;
    version: number;
    options: unknown;
    public: boolean;
    pace: Pace;
    stage: "gathering" | "over" | "playing";
    seats: SeatInfo[];
    hosting: boolean;
    waiting: number[];
    spectators: number;
    created: number;
    touched: number;
    luck: LuckInfo;
    result: ScoreSheet[] | null;
    rematch: string | null;
    approve?: boolean;
    chat?: "everybody" | "off" | "seated";
    wishes?: GuestInfo[];
    kept_out?: GuestInfo[];
    unwelcome?: boolean;
    study?: StudyInfo | null;
}

/** An error: `key` names a Fluent message and `facts` fill it in, in the reader's own language. */
export interface Problem {
    name: string;
    key: string;
    facts: Record<string, string | number>;
    message: string;
}

export interface Act {
    type: "act";
    id: string;
    seat: number;
    seq: number;
    action: unknown;
}

export interface Undo {
    type: "undo";
    id: string;
    seat: number;
    seq: number;
}

export interface AskHint {
    type: "hint";
    id: string;
    seat: number;
}

/** What an act would do, where it could be taken back. */
export interface AskPreview {
    type: "preview";
    id: string;
    seat: number;
    action: unknown;
}

/** Take a seat back from the bot that played it meanwhile. */
export interface Return {
    type: "return";
    id: string;
    seat: number;
}

export interface Say {
    type: "chat";
    id: string;
    text: string;
}

export interface Ping {
    type: "ping";
}

export interface Undone {
    type: "Undone";
    seat: number;
}

export interface HintTaken {
    type: "HintTaken";
    seat: number;
}

export interface TakenOver {
    type: "TakenOver";
    seat: number;
    bot: string;
}

export interface CameBack {
    type: "CameBack";
    seat: number;
}

/** Who is asked. In a reaction window all who were asked at first, but for the reader once they have answered. */
export interface TurnInfo {
    kind: "chance" | "one" | "over" | "together";
    seats: number[];
    until: number | null;
    answer?: unknown;
}

export interface Clock {
    reserve: number;
    due: number | null;
}

/** With an empty text in place of a line that was deleted. */
export interface ChatLine {
    type: "chat";
    number: number;
    at: number;
    name: string;
    text: string;
    seat?: number | null;
    author?: string;
}

export interface Welcome {
    type: "welcome";
    v: number;
    now: number;
    table: TableInfo;
    chat: ChatLine[];
    seats: number[];
}

export interface TableChanged {
    type: "table";
    table: TableInfo;
}

/** What one seat (null: a spectator) has not seen yet, and how things stand for it. A device gets one for each of its seats. */
export interface Update {
    type: "update";
    v: number;
    seq: number;
    seat: number | null;
    events: unknown[];
    turn: TurnInfo;
    legal: unknown[];
    view: unknown;
    undo: boolean;
    clocks: Clock[] | null;
    standings: ScoreSheet[];
}

export interface Ack {
    type: "ack";
    id: string;
    seq: number;
}

export interface Refusal {
    type: "refused";
    id: string;
    problem: Problem;
}

/** An action, and the seat's share of the victory that may be expected after it, from 0 to 1. */
export interface Prospect {
    action: unknown;
    chance: number;
}

export interface Hint {
    type: "hint";
    id: string;
    seat: number;
    action: unknown;
    best?: Prospect[];
}

export interface Preview {
    type: "preview";
    id: string;
    seat: number;
    events: unknown[];
    view: unknown;
    standings: ScoreSheet[];
}

export interface Pong {
    type: "pong";
    now: number;
    restarting?: boolean;
}

/** Sent before the server closes the socket. The client may come back. */
export interface Bye {
    type: "bye";
    reason: "flood" | "refused" | "restart" | "slow";
    problem?: Problem | null;
}

export interface Me {
    id: string;
    name: string;
    animal: string;
}

/** What is left out stays as it is. */
export interface Rename {
    name?: string | null;
    animal?: string | null;
}

export interface Transfer {
    token: string;
    until: number;
}

export interface Arrival {
    token: string;
}

/** What may be chosen for an option: yes or no, a whole number, or some of these words. */
export interface OptionInfo {
    name: string;
    kind: "flag" | "whole" | "words";
    least: number;
    most: number;
    words: string[];
}

/** With so many seats: what a strong bot won among weaker ones, and how much of the results that explains. */
export interface LuckShare {
    seats: number;
    games: number;
    won: number;
    skill: number;
}

export interface GameInfo {
    name: string;
    version: number;
    min_seats: number;
    max_seats: number;
    bots: string[];
    levels: Record<number, string[]>;
    default_bot: string;
    options: unknown;
    choices: OptionInfo[];
    luck: LuckShare[];
}

/** The words of a game, for a client that was built without it. */
export interface GameText {
    source: string;
    fields: Record<string, Record<string, string>>;
}

export interface NewTable {
    game: string;
    seats: number;
    options?: Record<string, unknown> | null;
    public?: boolean;
    pace?: Pace | null;
    sit?: boolean;
    bots?: string | null;
    start?: boolean;
    contribution?: string;
    approve?: boolean;
    seed?: string | null;
}

export interface Sit {
    seat?: number | null;
    name?: string | null;
    animal?: string | null;
    contribution?: string;
}

export interface SeatBot {
    bot: string;
    seat?: number | null;
}

export interface FreeSeat {
    seat: number;
}

export interface Tables {
    tables: TableInfo[];
}

/** One step of a replay: who moved (null: luck), the events of it, the views afterwards. */
export interface ReplayStep {
    seat: number | null;
    round: number;
    events: unknown[];
    views: unknown[];
    standings: ScoreSheet[];
    note: string | null;
}

/** It is the same for everybody who may see it: what a table is to whom, the table itself tells. */
export interface Replay {
    perspective: string;
    steps: ReplayStep[];
}

/** What is left out stays as it is. */
export interface Controls {
    approve?: boolean | null;
    chat?: "everybody" | "off" | "seated" | null;
}

/** One of them: who sits there, who wrote this line, or who wishes to sit. */
export interface KeepOut {
    seat?: number | null;
    line?: number | null;
    guest?: string | null;
}

export interface NamedGuest {
    guest: string;
}

/** To a wish to sit. */
export interface Reply {
    guest: string;
    yes: boolean;
}

/** For all seats of one's own, or one. */
export interface Contribute {
    contribution: string;
    seat?: number | null;
}

export interface Rematch {
    contribution?: string;
}

/** A decision that surely cost its seat something. Shares are of the victory, from 0 to 1. */
export interface AnalysedError {
    step: number;
    move: number;
    seat: number;
    played: unknown;
    better: unknown;
    legal: unknown[];
    lost: number;
    low: number;
    high: number;
    grade: "blunder" | "inaccuracy" | "mistake" | "slight";
}

/** How well a seat decided. */
export interface ErrorRate {
    decisions: number;
    lost: number;
    low: number;
    high: number;
}

/** A turn of luck. */
export interface AnalysedDraw {
    step: number;
    move: number;
    gained: number[];
}

/** By seat, `luck + skill` is the result less the chances before the first move. */
export interface AnalysedLuck {
    luck: number[];
    skill: number[];
    draws: AnalysedDraw[];
}

/** What decided a finished game. The same for everybody who may see its open replay. */
export interface AnalysisReport {
    version: number;
    evaluator: string;
    chances: number[][];
    errors: AnalysedError[];
    rates: ErrorRate[];
    luck: AnalysedLuck | null;
}

/** `failed`: it may be asked for again. `unavailable`: it never comes, and `reason` says why. */
export interface AnalysisInfo {
    state: "failed" | "none" | "ready" | "running" | "unavailable" | "waiting";
    progress: number;
    reason: string | null;
    report: AnalysisReport | null;
}

/** Try from here: play on from a step of a finished game's replay, against bots. */
export interface NewStudy {
    step: number;
    seat: number;
    level?: string | null;
    contribution?: string;
}

/** A game that was played without a server, over or not: it goes on here. */
export interface BroughtGame {
    record: Record<string, unknown>;
    pace?: Pace | null;
    contribution?: string;
}

export interface Done {
    done?: boolean;
}

/** To the operators: a line of the chat, somebody's name, or the table. */
export interface NewReport {
    kind: "line" | "name" | "table";
    reason: string;
    number?: number | null;
}

export interface ContextLine {
    number: number;
    at: number;
    name: string;
    text: string;
}

export interface ReportInfo {
    id: string;
    at: number;
    table: string;
    kind: "line" | "name" | "table";
    number: number | null;
    name: string;
    person: string;
    located: boolean;
    reason: string;
    context: ContextLine[];
}

export interface SanctionInfo {
    id: string;
    kind: "ban" | "mute";
    by: "address" | "person";
    name: string;
    reason: string;
    at: number;
    until: number | null;
}

export interface AuditInfo {
    at: number;
    operator: string;
    deed: string;
    target: string;
    reason: string;
}

/** All that an operator is shown. */
export interface Operations {
    operator: string;
    reports: ReportInfo[];
    sanctions: SanctionInfo[];
    audit: AuditInfo[];
}

/** Against whom a report is about, or against an address that is typed. */
export interface NewSanction {
    kind: "ban" | "mute";
    by: "address" | "person";
    reason: string;
    report?: string | null;
    address?: string | null;
    hours?: number | null;
}

export interface Reason {
    reason: string;
}

export interface OperatorToken {
    token: string;
}

/** A notice that is due in quiet hours comes at their end. */
export interface NoticeWishes {
    kinds?: ("over" | "rematch" | "reminder" | "turn")[];
    language?: "de" | "en" | "fr" | "ru";
    zone?: string;
    quiet?: boolean;
    quiet_from?: number;
    quiet_to?: number;
}

/** Where notices go. Of a device only what its owner needs to tell it from others. */
export interface NoticeTarget {
    id: string;
    channel: "email" | "push" | "webhook";
    address: string;
    confirmed: boolean;
    created: number;
    secret?: string | null;
}

export interface NoticeInfo {
    offered: ("email" | "push" | "webhook")[];
    push_key: string;
    wishes: NoticeWishes | null;
    targets: NoticeTarget[];
    daily: number;
}

/** A browser's subscription, as its `toJSON` names the parts. */
export interface PushTarget {
    endpoint: string;
    p256dh: string;
    auth: string;
}

/** An e-mail address or a webhook's address, and the language to write in. */
export interface PlainTarget {
    channel: "email" | "webhook";
    address: string;
    language?: "de" | "en" | "fr" | "ru";
}

export interface DropTarget {
    id: string;
}

export interface NoticeToken {
    token: string;
}

/** How a test went, by channel. */
export interface NoticeTrial {
    sent: ("email" | "push" | "webhook")[];
    failed: ("email" | "push" | "webhook")[];
}

/** The address a link belonged to. */
export interface Confirmed {
    channel: "email" | "push" | "webhook";
    address: string;
}

/** A link to another device that nobody has used yet. */
export interface OpenTransfer {
    id: string;
    until: number;
}

export interface Devices {
    transfers: OpenTransfer[];
}

export interface OwnLine {
    table: string;
    number: number;
    at: number;
    name: string;
    text: string;
}

export interface OwnReport {
    table: string;
    at: number;
    about: string;
    reason: string;
}

export interface OwnSanction {
    kind: "ban" | "mute";
    reason: string;
    at: number;
    until: number | null;
}

export interface OwnTarget {
    channel: string;
    address: string;
    confirmed: boolean;
    created: number;
}

export interface OwnNotices {
    wishes: NoticeWishes | null;
    targets: OwnTarget[];
    told: [string, string][];
}

/** To a puzzle. */
export interface OwnAnswer {
    game: string;
    puzzle: string;
    day: string | null;
    tries: number;
    solved: boolean;
    at: number;
}

/** All that the server keeps of one person, as they may see it. */
export interface Export {
    at: number;
    id: string;
    name: string;
    animal: string;
    first_seen: number | null;
    last_seen: number | null;
    tables: TableInfo[];
    lines: OwnLine[];
    reports: OwnReport[];
    sanctions: OwnSanction[];
    notices: OwnNotices;
    puzzles: OwnAnswer[];
}

export interface Farewell {
    confirm: "delete";
}

/** For how many days things are kept after anything last happened; null: for ever. */
export interface Retention {
    chat: number | null;
    gathering: number | null;
    playing: number | null;
    finished: number | null;
    people: number | null;
}

/** How somebody does in one game's puzzles. */
export interface PuzzleScore {
    game: string;
    puzzles: number;
    solved: number;
    first_try: number;
    streak: number;
    longest: number;
    today: "missed" | "open" | "solved";
}

export interface PuzzleScores {
    day: string;
    until: number;
    streak: number;
    games: PuzzleScore[];
}

/** By how much the best choice leads, of the share of the victory; 95 % interval. */
export interface PuzzleGain {
    mean: number;
    low: number;
    high: number;
}

export interface PuzzleChoice {
    action: unknown;
    chances: number[];
    lead: PuzzleGain;
}

/** Shown when the puzzle is solved, given up, or no try is left. */
export interface PuzzleSolution {
    best: unknown;
    lead: PuzzleGain;
    choices: PuzzleChoice[];
    samples: number;
    evaluator: string;
}

/** A position as a seat sees it, and what it may do, as in an update of a table. */
export interface PuzzleInfo {
    id: string;
    game: string;
    version: number;
    day: string | null;
    seats: number;
    seat: number;
    turn: TurnInfo;
    legal: unknown[];
    view: unknown;
    standings: ScoreSheet[];
    hard: boolean;
    tries: number;
    tried: unknown[];
    solved: boolean;
    solution: PuzzleSolution | null;
}

export interface PuzzleAnswer {
    daily: boolean;
    action?: Record<string, unknown> | null;
}

export interface Verdict {
    right: boolean;
    lost: PuzzleGain | null;
    tries: number;
    solution: PuzzleSolution | null;
    score: PuzzleScore;
}

export type Incoming = Act | Undo | AskHint | AskPreview | Return | Say | Ping;

export type Outgoing = Welcome | TableChanged | Update | ChatLine | Ack | Refusal | Hint | Preview | Pong | Bye;

export const PROTOCOL = 3;
