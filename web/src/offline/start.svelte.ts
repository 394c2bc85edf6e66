/** The tables of this browser: downloaded where they can be kept, then started; and how far that is. */
import type { GameInfo, Me, Problem, Tables } from "../generated/wire";
import { place } from "../lib/place.svelte";
import { session } from "../lib/session.svelte";
import { isGuest } from "../table/players";
import { canKeep, download, fits, inUse, isWhole, manifestOf, plan, tidy } from "./download";
import { NoLocalServer, startLocal, type LocalServer, type Progress } from "./host";
import { keep } from "./kept";
import { NOT_HERE, OUTDATED, problemOf } from "./problems";

interface Start {
    stage: "none" | "download" | "start" | "ready" | "failed";
    received: number;
    total: number; // 0: not known yet
    problem: Problem | null;
}
const ANEW = "zoorama-anew"; // for which version this page was loaded again
const NOT_YET: Start = { stage: "none", received: 0, total: 0, problem: null };

export const start = $state({ ...NOT_YET });
let starting: Promise<LocalServer> | null = null;
let stopping = new AbortController();
let running = false;

/** Once a page; after a failure it may be tried again. */
export function startHere(): Promise<LocalServer> {
    starting ??= begin().catch((error: unknown) => {
        starting = null;
        fail(error);
        throw error;
    });
    return starting;
}

function fail(error: unknown): void {
    const failed: Partial<Start> = { stage: "failed", problem: problemOf(error) };
    rest(stopping.signal.aborted ? {} : failed);
}

/** Nothing is on its way. */
function rest(change: Partial<Start> = {}): void {
    Object.assign(start, NOT_YET, { stage: running ? "ready" : "none" }, change);
}

/** The files alone, for the next start: a game that runs goes on as it is. */
export async function update(): Promise<void> {
    stopping = new AbortController();
    try {
        Object.assign(start, NOT_YET, { stage: "download" });
        await downloaded();
        rest();
    } catch (error) {
        fail(error);
    }
}

/** Only a download can be stopped. What has come is kept for the next time. */
export function stop(): void {
    stopping.abort();
}

async function begin(): Promise<LocalServer> {
    stopping = new AbortController();
    Object.assign(start, NOT_YET, { stage: "download" });
    const version = canKeep() ? (await inUse()) || (await downloaded()) : "";
    if (version) await fitting(version);
    const manifest = version ? await manifestOf(version) : null;
    const server = await startLocal((step) => tell(step, version !== ""), manifest);
    await list(server);
    if (version) void tidy(version);
    running = true;
    rest();
    void server.lost.then(forgetLost);
    return server;
}

/** The next question starts another. */
function forgetLost(): void {
    starting = null;
    running = false;
    rest();
}

/** All files of the server's version, which are kept from then on. */
async function downloaded(): Promise<string> {
    if (place.away) throw new NoLocalServer(NOT_HERE);
    const wanted = await plan();
    if (await isWhole(wanted.version)) return wanted.version;
    start.total = wanted.bytes;
    await download(wanted, (bytes) => (start.received = bytes), stopping.signal);
    keep({}); // from now on this browser has tables
    await navigator.storage?.persist?.(); // asked for only now: it is wanted
    return wanted.version;
}

/** A page of another version than the games is loaded again: the service worker has the one that fits. */
async function fitting(version: string): Promise<void> {
    if (await fits(version)) return sessionStorage.removeItem(ANEW);
    if (sessionStorage.getItem(ANEW) === version) throw new NoLocalServer(OUTDATED);
    sessionStorage.setItem(ANEW, version);
    location.reload();
    await new Promise<never>(() => {});
}

/** What is kept comes from the cache at once: only its start takes time. */
function tell(step: Progress, cached: boolean): void {
    if (step.stage === "download" && !cached) Object.assign(start, step);
    else if (step.stage !== "ready") start.stage = "start";
}

/** Whoever has a name at the server keeps it here. */
async function named(server: LocalServer, me: Me): Promise<Me> {
    const known = session.here === false ? session.me : null;
    if (!known || isGuest(known.name) || !isGuest(me.name)) return me;
    const answer = await server.ask("PUT", "/me", { name: known.name, animal: known.animal });
    return answer.status < 300 ? (answer.body as Me) : me;
}

async function list(server: LocalServer): Promise<void> {
    const told = async <T>(path: string) => (await server.ask("GET", path)).body as T;
    const me = await named(server, await told<Me>("/me"));
    const [games, { tables }] = [await told<GameInfo[]>("/games"), await told<Tables>("/me/tables")];
    keep({ me, games, tables });
}
