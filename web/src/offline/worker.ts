/**
 * The worker in which this device's own tables run. It starts Pyodide, opens the database, and passes on what the page
 * asks and what Python answers. Only what a seat may see leaves it: the lines are those a server would send.
 */
import type { Problem } from "../generated/wire";
import type { Manifest } from "./files";
import { openPages } from "./pages";
import { startPython, type Python } from "./python";
import type { FromWorker, ToWorker } from "./messages";

const PATIENCE = 3_000; // milliseconds that a page before this one has to go

const post = (message: FromWorker) =>
    (self as unknown as { postMessage(message: FromWorker): void }).postMessage(message);
let python: Python;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    switch (data.kind) {
        case "start":
            void start(data.files, data.name, data.manifest);
            break;
        case "ask":
            void answer(data.id, () => python.ask(data.method, data.path, data.body));
            break;
        case "bring":
            void answer(data.id, () => bring(data.table));
            break;
        default:
            pass(data); // what goes wrong here reaches the page as an error of the worker
    }
};

function pass(line: Extract<ToWorker, { kind: "open" | "say" | "close" }>): void {
    if (line.kind === "open") python.open(line.id, line.table, line.since ?? 0);
    else if (line.kind === "say") python.say(line.id, line.text);
    else python.close(line.id);
}

async function start(files: string, name: string, manifest: Manifest | null): Promise<void> {
    try {
        if (!(await haveAlone(name)))
            return refuse(problem("store-error-other-tab", "another tab has this device's tables"));
        const pages = await openPages(name);
        const begun = await startPython(files, manifest, (step) => post({ kind: "progress", step }));
        const refused = await begun.start(pages, {
            opened: (id: number) => post({ kind: "opened", id }),
            heard: (id: number, data: string) => post({ kind: "heard", id, data }),
            closed: (id: number, code: number) => post({ kind: "closed", id, code }),
        });
        if (refused) return refuse(JSON.parse(refused) as Problem);
        python = begun;
        post({ kind: "progress", step: { received: 1, total: 1, stage: "ready" } });
        post({ kind: "ready", from: begun.from });
    } catch (error) {
        refuse(broken(error));
    }
}

/** Whoever asks is always answered. */
async function answer(id: number, ask: () => Promise<readonly [number, string]>): Promise<void> {
    try {
        const [status, body] = await ask();
        post({ kind: "answer", id, status, body });
    } catch (error) {
        post({ kind: "answer", id, status: 500, body: JSON.stringify(broken(error)) });
        endIfFatal(error);
    }
}

/** Python itself is gone, for want of memory perhaps: the page may start another worker, which reads what was stored. */
function endIfFatal(error: unknown): void {
    if ((error as { pyodide_fatal_error?: boolean } | null)?.pyodide_fatal_error) refuse(broken(error));
}

async function bring(table: string): Promise<readonly [number, string]> {
    const [status, text] = await python.hand_over(table);
    return status === 200 ? askServer(text).catch(() => [0, ""] as const) : [status, text];
}

/** A newcomer becomes a guest first. */
async function askServer(game: string): Promise<[number, string]> {
    const headers = { accept: "application/json", "content-type": "application/json" };
    const ask = () => fetch("/api/tables/brought", { method: "POST", headers, body: game });
    let answer = await ask();
    if (answer.status === 401) {
        await fetch("/api/me");
        answer = await ask();
    }
    return [answer.status, JSON.stringify(await answer.json())];
}

/** Until the worker ends. Where there are no locks, the fence in the database has to do. */
async function haveAlone(name: string): Promise<boolean> {
    if (!("locks" in navigator)) return true;
    return new Promise((resolve) => {
        const patience = AbortSignal.timeout(PATIENCE);
        const held = () => {
            resolve(true);
            return new Promise<never>(() => {});
        };
        navigator.locks.request(name, { signal: patience }, held).catch(() => resolve(false));
    });
}

const problem = (key: string, why: string): Problem => ({ name: "NoLocalServer", key, facts: { why }, message: why });
const broken = (error: unknown) => problem("offline-error-broken", String(error));

function refuse(problem: Problem): void {
    post({ kind: "refused", problem });
}
