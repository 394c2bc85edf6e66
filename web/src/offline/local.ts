/** Requests and lines to the tables of this browser: what `api.ts` and `socket.ts` ask for in place of a server. */
import { kept } from "../lib/place.svelte";
import type { Channel } from "../lib/socket";
import { inUse } from "./download";
import { answerKept, forget, note } from "./kept";
import { CLEARED, NOT_HERE, problemOf } from "./problems";
import { start, startHere } from "./start.svelte";
import "./words";

const LISTS = ["/me", "/games", "/me/tables", "/tables"];

export async function ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    if (method === "GET" && LISTS.includes(path) && start.stage !== "ready") {
        const known = answerKept(path); // nothing is started just to list what is there
        if (known !== undefined) return { status: 200, body: known };
        if (!(await inUse())) return { status: 503, body: NOT_HERE };
    }
    if (!kept() && path.startsWith("/tables/")) return { status: 404, body: CLEARED };
    try {
        const answer = await (await startHere()).ask(method, path, body);
        if (answer.status < 300) note(path, answer.body);
        if (answer.status === 404 && kept()) forget(path.split(/[/?]/)[2] ?? "");
        return answer;
    } catch (error) {
        return { status: 503, body: problemOf(error) };
    }
}

/** To the server of this page, by the worker itself: what is hidden does not pass through here. */
export async function bring(table: string): Promise<{ status: number; body: unknown }> {
    return (await startHere()).bring(table);
}

export async function open(table: string, since: number | null): Promise<Channel> {
    return (await startHere()).open(table, since);
}
