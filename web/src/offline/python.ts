/** Starts Pyodide with our files: from a memory snapshot where there is one and it fits, otherwise the plain way. */
import { fetchAll, readManifest, type Fetched, type Manifest } from "./files";
import type { Progress } from "./messages";
import type { PageStore } from "./pages";

/** What Python tells: see zoorama/offline/browser.py. */
export interface Ears {
    opened(id: number): void;
    heard(id: number, data: string): void;
    closed(id: number, code: number): void;
}

export interface Python {
    from: "snapshot" | "plain";
    /** "" once the tables are open; else why not, as a problem's JSON. */
    start(pages: PageStore, ears: Ears): Promise<string>;
    ask(method: string, path: string, body: string | null): Promise<[number, string]>;
    /** The game as a server takes it. It never goes to the page: it holds what seats may not see. */
    hand_over(table: string): Promise<[number, string]>;
    open(id: number, table: string, since: number): void;
    say(id: number, text: string): void;
    close(id: number): void;
}

type Loaded = Omit<Python, "from">;

export async function startPython(
    folder: string,
    known: Manifest | null,
    told: (step: Progress) => void,
): Promise<Python> {
    const manifest = known ?? (await readManifest(folder));
    const { boot } = (await import(/* @vite-ignore */ `${folder}${manifest.version}/boot.mjs`)) as {
        boot: (base: string, files: Fetched) => Promise<{ home: Loaded; from: "snapshot" | "plain" }>;
    };
    const files = await fetchAll(folder, manifest, wanted(manifest), told);
    told({ received: 1, total: 1, stage: "start" });
    const { home, from } = await boot(`${folder}${manifest.version}/`, files);
    return {
        from,
        start: (pages, ears) => home.start(pages, ears),
        ask: (method, path, body) => home.ask(method, path, body),
        hand_over: (table) => home.hand_over(table),
        open: (id, table, since) => home.open(id, table, since),
        say: (id, text) => home.say(id, text),
        close: (id) => home.close(id),
    };
}

function wanted(manifest: Manifest): string[] {
    return Object.keys(manifest.files).filter((name) => !name.endsWith(".mjs"));
}
