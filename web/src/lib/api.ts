import type {
    AnalysisInfo,
    Arrival,
    Confirmed,
    DropTarget,
    Contribute,
    Controls,
    Devices,
    Done,
    Export,
    Farewell,
    FreeSeat,
    GameInfo,
    GameText,
    KeepOut,
    Me,
    NamedGuest,
    NewReport,
    NewSanction,
    NewStudy,
    NewTable,
    NoticeInfo,
    NoticeToken,
    NoticeTrial,
    NoticeWishes,
    PlainTarget,
    PushTarget,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleScores,
    Operations,
    OperatorToken,
    Reason,
    Rematch,
    Rename,
    Replay,
    Reply,
    Retention,
    SeatBot,
    Sit,
    TableInfo,
    Tables,
    Transfer,
    Verdict,
    Problem,
} from "../generated/wire";
import { answersHere } from "./place.svelte";

/** What the server refused, by name, for the reader's own language. */
export class Refused extends Error {
    constructor(
        readonly problem: Problem,
        readonly status: number,
    ) {
        super(problem.message);
    }
}

export const NO_ANSWER: Problem = {
    name: "NoAnswer",
    key: "error-NoAnswer",
    facts: {},
    message: "the server does not answer",
};

interface Answer {
    status: number;
    body: unknown;
}

async function askServer(method: string, path: string, body?: unknown): Promise<Answer> {
    const asked: RequestInit = { method, headers: { accept: "application/json" } };
    if (body !== undefined) {
        asked.body = JSON.stringify(body);
        asked.headers = { ...asked.headers, "content-type": "application/json" };
    }
    const answer = await fetch(`/api${path}`, asked).catch(() => {
        throw new Refused(NO_ANSWER, 0);
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
}

/** By the tables of this browser; their code comes only when they are asked for the first time. */
async function askHere(method: string, path: string, body?: unknown): Promise<Answer> {
    const local = await import("../offline/local").catch(() => {
        throw new Refused(NO_ANSWER, 0);
    });
    return local.ask(method, path, body);
}

async function ask<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
    const answer = await (answersHere(path) ? askHere : askServer)(method, path, body);
    if (answer.status < 300) return answer.body as T;
    if (answer.status === 401 && again) {
        await ask<Me>("GET", "/me", undefined, false); // a newcomer becomes a guest
        return ask<T>(method, path, body, false);
    }
    const problem = answer.body as Problem | null;
    throw new Refused(problem?.name ? problem : NO_ANSWER, answer.status);
}

const at = (table: string, what = "") => `/tables/${encodeURIComponent(table)}${what}`;

export const api = {
    me: () => ask<Me>("GET", "/me"),
    rename: (wish: Rename) => ask<Me>("PUT", "/me", wish),
    transfer: () => ask<Transfer>("POST", "/me/transfer"),
    arrive: (arrival: Arrival) => ask<Me>("POST", "/me/arrive", arrival),
    gameText: (game: string, language: string) =>
        ask<GameText>("GET", `/games/${encodeURIComponent(game)}/text?lang=${language}`),
    games: () => ask<GameInfo[]>("GET", "/games"),
    openTables: () => ask<Tables>("GET", "/tables"),
    myTables: () => ask<Tables>("GET", "/me/tables"),
    create: (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish),
    table: (table: string) => ask<TableInfo>("GET", at(table)),
    sit: (table: string, wish: Sit = {}) => ask<TableInfo>("POST", at(table, "/sit"), wish),
    stand: (table: string, wish: FreeSeat) => ask<TableInfo>("POST", at(table, "/stand"), wish),
    bot: (table: string, wish: SeatBot) => ask<TableInfo>("POST", at(table, "/bot"), wish),
    unseat: (table: string, wish: FreeSeat) => ask<TableInfo>("POST", at(table, "/unseat"), wish),
    shuffle: (table: string) => ask<TableInfo>("POST", at(table, "/shuffle")),
    start: (table: string) => ask<TableInfo>("POST", at(table, "/start")),
    leave: (table: string) => ask<TableInfo>("POST", at(table, "/leave")),
    withdraw: (table: string) => ask<TableInfo>("POST", at(table, "/withdraw")),
    contribute: (table: string, wish: Contribute) => ask<TableInfo>("PUT", at(table, "/contribution"), wish),
    control: (table: string, wish: Controls) => ask<TableInfo>("PUT", at(table, "/controls"), wish),
    reply: (table: string, wish: Reply) => ask<TableInfo>("POST", at(table, "/reply"), wish),
    keepOut: (table: string, wish: KeepOut) => ask<TableInfo>("POST", at(table, "/keep-out"), wish),
    letIn: (table: string, wish: NamedGuest) => ask<TableInfo>("POST", at(table, "/let-in"), wish),
    rematch: (table: string, wish: Rematch) => ask<TableInfo>("POST", at(table, "/rematch"), wish),
    replay: (table: string, perspective: string) =>
        ask<Replay>("GET", at(table, `/replay?perspective=${encodeURIComponent(perspective)}`)),
    analyse: (table: string) => ask<AnalysisInfo>("POST", at(table, "/analysis")),
    analysis: (table: string) => ask<AnalysisInfo>("GET", at(table, "/analysis")),
    study: (table: string, wish: NewStudy) => ask<TableInfo>("POST", at(table, "/study"), wish),
    report: (table: string, wish: NewReport) => ask<Done>("POST", at(table, "/report"), wish),
    devices: () => ask<Devices>("GET", "/me/devices"),
    revokeTransfer: (transfer: string) => ask<Devices>("POST", `/me/transfers/${transfer}/revoke`),
    endDevices: () => ask<Me>("POST", "/me/devices/end"),
    export: () => ask<Export>("GET", "/me/export"),
    deleteMe: () => ask<Me>("POST", "/me/delete", { confirm: "delete" } satisfies Farewell),
    retention: () => ask<Retention>("GET", "/retention"),
    enterOperator: (wish: OperatorToken) => ask<Done>("POST", "/operate/enter", wish),
    operations: () => ask<Operations>("GET", "/operate"),
    sanction: (wish: NewSanction) => ask<Operations>("POST", "/operate/sanctions", wish),
    lift: (sanction: string, wish: Reason) => ask<Operations>("POST", `/operate/sanctions/${sanction}/lift`, wish),
    judge: (report: string, deed: "close" | "delete-line" | "delete-table", wish: Reason) =>
        ask<Operations>("POST", `/operate/reports/${report}/${deed}`, wish),
    record: (table: string) => ask<unknown>("GET", at(table, "/certificate")),
    certificate: (table: string) => `/api${at(table, "/certificate")}`,
    notices: () => ask<NoticeInfo>("GET", "/notices"),
    chooseNotices: (wishes: NoticeWishes) => ask<NoticeInfo>("PUT", "/notices", wishes),
    addDevice: (target: PushTarget) => ask<NoticeInfo>("POST", "/notices/device", target),
    addAddress: (target: PlainTarget) => ask<NoticeInfo>("POST", "/notices/address", target),
    dropTarget: (target: DropTarget) => ask<NoticeInfo>("POST", "/notices/drop", target),
    tryNotices: () => ask<NoticeTrial>("POST", "/notices/test"),
    confirmAddress: (token: NoticeToken) => ask<Confirmed>("POST", "/notices/confirm", token),
    puzzles: () => ask<PuzzleScores>("GET", "/puzzles"),
    puzzle: (game: string, which: "daily" | "next") =>
        ask<PuzzleInfo>("GET", `/puzzles/${encodeURIComponent(game)}/${which}`),
    answerPuzzle: (game: string, puzzle: string, wish: PuzzleAnswer) =>
        ask<Verdict>("POST", `/puzzles/${encodeURIComponent(game)}/${puzzle}/answer`, wish),
    stopNotices: (token: string) => ask<Confirmed>("POST", `/notices/unsubscribe?token=${encodeURIComponent(token)}`),
};
