/** Why there are no tables here, for the reader's own language. */
import type { Problem } from "../generated/wire";
import { NoLocalServer } from "./host";

const problem = (what: string, message: string): Problem => ({
    name: "NoLocalServer",
    key: `offline-error-${what}`,
    facts: {},
    message,
});

export const OUTDATED = problem("outdated", "the server has another version than this page");
export const CLEARED = problem("cleared", "this browser has no such table");
export const NOT_HERE = problem("not-here", "the games were not downloaded");
const FULL = problem("full", "the browser's storage is full");
const UNFINISHED = problem("unfinished", "the download did not finish");

export function problemOf(error: unknown): Problem {
    if (error instanceof NoLocalServer) return error.problem;
    return (error as Error | null)?.name === "QuotaExceededError" ? FULL : UNFINISHED;
}
