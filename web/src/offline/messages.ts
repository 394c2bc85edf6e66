/** What the page and the worker say to each other. Lines of a table are the wire's own, as text. */
import type { Problem } from "../generated/wire";
import type { Manifest } from "./files";

/** How far the start is: bytes so far, bytes in all, what is going on. */
export interface Progress {
    received: number;
    total: number;
    stage: "download" | "start" | "ready";
}

export type ToWorker =
    /** The name is that of the database and its lock; the manifest that of what was downloaded, or else the server’s. */
    | { kind: "start"; files: string; name: string; manifest: Manifest | null }
    | { kind: "ask"; id: number; method: string; path: string; body: string | null }
    | { kind: "bring"; id: number; table: string }
    | { kind: "open"; id: number; table: string; since: number | null }
    | { kind: "say"; id: number; text: string }
    | { kind: "close"; id: number };

export type FromWorker =
    | { kind: "progress"; step: Progress }
    | { kind: "ready"; from: "snapshot" | "plain" }
    | { kind: "refused"; problem: Problem }
    | { kind: "answer"; id: number; status: number; body: string }
    | { kind: "opened"; id: number }
    | { kind: "heard"; id: number; data: string }
    | { kind: "closed"; id: number; code: number };
