/** What this browser remembers of its tables, so that pages can list them without starting anything. */
import type { GameInfo, Me, TableInfo, Tables } from "../generated/wire";
import { isLocal, KEPT, kept, type Kept } from "../lib/place.svelte";

const NOTHING: Kept = { me: null, games: [], tables: [] };
const MOST_TABLES = 40;

export function keep(change: Partial<Kept>): void {
    try {
        localStorage.setItem(KEPT, JSON.stringify({ ...(kept() ?? NOTHING), ...change }));
    } catch {
        // storage is full or off: the tables themselves say so
    }
}

export function forget(table: string): void {
    keep({ tables: (kept()?.tables ?? []).filter((one) => one.id !== table) });
}

/** The answer to a request that only lists, or undefined if it is none. */
export function answerKept(path: string): unknown {
    const known = kept();
    if (!known?.games.length) return undefined;
    const answers: Record<string, unknown> = {
        "/me": known.me,
        "/games": known.games,
        "/me/tables": { tables: known.tables } satisfies Tables,
        "/tables": { tables: [] } satisfies Tables,
    };
    return answers[path];
}

/** Remembers what an answer or a message told. */
export function note(path: string, told: unknown): void {
    if (path === "/me") keep({ me: told as Me });
    else if (path === "/games") keep({ games: told as GameInfo[] });
    else if (path === "/me/tables") keep({ tables: (told as Tables).tables.slice(0, MOST_TABLES) });
    else if (isTable(told)) noteTable(told);
}

export function noteTable(table: TableInfo): void {
    const others = (kept()?.tables ?? []).filter((one) => one.id !== table.id);
    keep({ tables: [table, ...others].slice(0, MOST_TABLES) });
}

function isTable(told: unknown): told is TableInfo {
    const id = (told as TableInfo | null)?.id;
    return typeof id === "string" && isLocal(id) && "seats" in (told as object);
}
