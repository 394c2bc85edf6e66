/** The page's side of the worker in which this device's own tables run: the server's, in Pyodide. */
import type { Problem } from "../generated/wire";
import { KEPT } from "../lib/place.svelte";
import type { Channel } from "../lib/socket";
import type { Manifest } from "./files";
import type { FromWorker, Progress, ToWorker } from "./messages";

export type { Progress } from "./messages";

export interface LocalServer {
    /** The path is what follows /api, such as "/tables/here-abc/sit". */
    ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
    /** A game of this browser to the server of this page, which goes on with it: its answer. */
    bring(table: string): Promise<{ status: number; body: unknown }>;
    open(table: string, since: number | null): Channel;
    /** Once the worker is gone: another one may be started. */
    lost: Promise<void>;
}

/** Why there are no tables here: another tab has them, the browser cannot run them, or they could not be fetched. */
export class NoLocalServer extends Error {
    constructor(readonly problem: Problem) {
        super(problem.message);
    }
}

export const isLocal = (table: string): boolean => table.startsWith("here-");

const LOST = 1012; // the worker is gone: come again
const listeners = new Set<(step: Progress) => void>();
let starting: Promise<LocalServer> | null = null;
let last: Progress | null = null;

/** One worker a page, started once. After a refusal it may be tried again. */
export function startLocal(progress?: (step: Progress) => void, manifest?: Manifest | null): Promise<LocalServer> {
    if (progress) {
        listeners.add(progress);
        if (last) progress(last);
    }
    starting ??= start(manifest ?? null).catch((error: unknown) => {
        starting = null;
        throw error;
    });
    return starting;
}

/** Where the runtime's files lie: beside the page, whatever the path it is served under. */
export const FILES = `${import.meta.env.BASE_URL}offline/`;

function start(manifest: Manifest | null): Promise<LocalServer> {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "zoorama" });
    const post = (message: ToWorker) => worker.postMessage(message);
    const asked = new Map<number, (answer: { status: number; body: unknown }) => void>();
    const channels = new Map<number, Channel>();
    let numbers = 0;
    let gone: Problem | null = null;
    let lose: () => void;

    const answer = (question: (id: number) => ToWorker) =>
        new Promise<{ status: number; body: unknown }>((resolve) => {
            if (gone) return resolve({ status: 503, body: gone });
            const id = ++numbers;
            asked.set(id, resolve);
            post(question(id));
        });

    const server: LocalServer = {
        ask: (method, path, body) => {
            const text = body === undefined ? null : JSON.stringify(body);
            return answer((id) => ({ kind: "ask", id, method, path, body: text }));
        },
        bring: (table) => answer((id) => ({ kind: "bring", id, table })),
        open: (table, since) => {
            const id = ++numbers;
            const channel: Channel = {
                send: (text) => post({ kind: "say", id, text }),
                close: () => {
                    if (channels.delete(id)) post({ kind: "close", id });
                },
                onopen: null,
                onmessage: null,
                onclose: null,
            };
            channels.set(id, channel);
            if (gone) queueMicrotask(() => channel.onclose?.({ code: LOST }));
            else post({ kind: "open", id, table, since });
            return channel;
        },
        lost: new Promise((resolve) => (lose = resolve)),
    };

    return new Promise((resolve, reject) => {
        const fail = (problem: Problem) => {
            worker.terminate();
            gone = problem;
            starting = null;
            lose();
            reject(new NoLocalServer(problem));
            for (const channel of channels.values()) channel.onclose?.({ code: LOST });
            for (const answer of asked.values()) answer({ status: 503, body: problem });
            channels.clear();
            asked.clear();
        };
        worker.onerror = (event) => {
            event.preventDefault();
            fail(broken(event.message));
        };
        worker.onmessageerror = () => fail(broken("unreadable message"));
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
            switch (data.kind) {
                case "progress":
                    last = data.step;
                    for (const tell of listeners) tell(data.step);
                    break;
                case "ready":
                    resolve(server);
                    break;
                case "refused":
                    fail(data.problem);
                    break;
                case "answer":
                    asked.get(data.id)?.({ status: data.status, body: data.body ? JSON.parse(data.body) : null });
                    asked.delete(data.id);
                    break;
                case "opened":
                    channels.get(data.id)?.onopen?.();
                    break;
                case "heard":
                    channels.get(data.id)?.onmessage?.({ data: data.data });
                    break;
                case "closed": {
                    const channel = channels.get(data.id);
                    channels.delete(data.id);
                    channel?.onclose?.({ code: data.code });
                }
            }
        };
        post({ kind: "start", files: new URL(FILES, location.href).href, name: KEPT, manifest });
    });
}

function broken(why: string): Problem {
    return { name: "NoLocalServer", key: "offline-error-broken", facts: { why }, message: why };
}
