/** Where requests are answered: by the server, or in this browser by tables of its own. */
import type { GameInfo, Me, TableInfo } from "../generated/wire";

/** What is known of this browser's tables without starting them. */
export interface Kept {
    me: Me | null;
    games: GameInfo[];
    tables: TableInfo[];
}

export const STATIC = Boolean(import.meta.env.VITE_STATIC); // a build that has no server at all
const base = import.meta.env.BASE_URL;
const path = base.startsWith("/") ? base : new URL(base, location.href).pathname;
/** What this browser stores for us begins with it: several of us may lie on one server, under different paths. */
export const NAME = "zoorama" + path.replace(/^\/$/, "");
export const KEPT = `${NAME}-here`;

export const place = $state({
    chosen: STATIC, // tables of this browser are wanted
    away: false, // the network
});

const NOBODY = 204; // the service worker's answer where no other comes: so nothing is reported as failed
const PATIENCE = 2_000; // milliseconds
const AGAIN = 5_000;

/** A browser without a network may still reach a server on its own machine: only who does not is away. */
export function watchNetwork(): Promise<void> {
    let again: ReturnType<typeof setTimeout>;
    const look = async () => {
        clearTimeout(again);
        const reached = navigator.onLine || (await isReached());
        place.away = !reached && !navigator.onLine;
        clearTimeout(again);
        if (!navigator.onLine) again = setTimeout(look, AGAIN); // of that server no event tells
    };
    for (const change of ["online", "offline"]) addEventListener(change, look);
    return look();
}

/** Every build has this file, and the service worker keeps it nowhere. */
async function isReached(): Promise<boolean> {
    const asked = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) } as const;
    const answer = await fetch(`${base}files.json?there`, asked).catch(() => null);
    return answer !== null && answer.status !== NOBODY;
}

export const isLocal = (table: string): boolean => table.startsWith("here-");

export function kept(): Kept | null {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
    } catch {
        return null; // storage is off
    }
}

/** Whether what belongs to no table yet is asked of this browser. */
export const isHere = (): boolean => place.chosen || (place.away && kept() !== null);

export function choosePlace(here: boolean): void {
    place.chosen = STATIC || here;
}

/** A table is where its name says. */
export function answersHere(path: string): boolean {
    const table = /^\/tables\/([^/?]+)/.exec(path)?.[1];
    return STATIC || (table ? isLocal(table) : isHere());
}
