/**
 * Everything that is played offline, kept in a cache of its own: pages, boards, words and the runtime. The cache is named
 * after its version and marked once it is whole; the service worker answers from it where the network does not.
 */
import { NAME } from "../lib/place.svelte";
import { fetchWhole, inLanes } from "./fetching";
import { readManifest, type Manifest } from "./files";
import { FILES } from "./host";

export interface Plan {
    version: string;
    files: Map<string, Size>; // by address
    bytes: number; // that are still to be sent
}
type Size = { sent: number; size: number };
type AppFiles = Pick<Manifest, "version" | "files">;

const CACHE = `${NAME}-offline-`;
const PACKED = import.meta.env.VITE_STATIC ? ".gz" : ""; // as `files.ts` fetches them
const LANES = 6;
const base = new URL(import.meta.env.BASE_URL, location.href).href;
const at = (path: string) => new URL(path, base).href;
const MARK = at("whole"); // beside the files of a cache that lacks none

/** A browser keeps files only for pages that came safely, and development has none to keep. */
export const canKeep = (): boolean => import.meta.env.PROD && "caches" in globalThis && "serviceWorker" in navigator;

export async function plan(): Promise<Plan> {
    const [app, runtime] = await Promise.all([appFiles(), readManifest(at(FILES))]);
    const files = new Map(Object.entries(app.files).map(([path, size]) => [at(path), size]));
    files.set(at(`${FILES}manifest.json`), { sent: 0, size: 1 });
    for (const [name, { sent, size }] of Object.entries(runtime.files)) {
        const packed = name.endsWith(".mjs") ? "" : PACKED;
        files.set(at(`${FILES}${runtime.version}/${name}${packed}`), { sent, size: packed ? sent : size });
    }
    const version = `${app.version}-${runtime.version}`;
    return { version, files, bytes: (await isWhole(version)) ? 0 : await missing(files) };
}

/** The version that the service worker answers with: of those that lack nothing, the latest. Empty: none. */
export async function inUse(): Promise<string> {
    if (!canKeep()) return "";
    for (const name of (await caches.keys()).filter((name) => name.startsWith(CACHE)).reverse())
        if (await caches.match(MARK, { cacheName: name })) return name.slice(CACHE.length);
    return "";
}

/** Whether this page is of that version: its own code lies there. */
export async function fits(version: string): Promise<boolean> {
    return Boolean(await caches.match(import.meta.url, { cacheName: CACHE + version }));
}

/** As it was downloaded, whatever the server has by now. */
export async function manifestOf(version: string): Promise<Manifest> {
    const found = await caches.match(at(`${FILES}manifest.json`), { cacheName: CACHE + version });
    return (await found!.json()) as Manifest;
}

export async function isWhole(version: string): Promise<boolean> {
    return Boolean(canKeep() && (await caches.match(MARK, { cacheName: CACHE + version })));
}

/** What an earlier version had already is only copied. */
export async function download(wanted: Plan, came: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const cache = await caches.open(CACHE + wanted.version);
    const parts = new Map<string, number>();
    const tell = (address: string, part: number) => {
        parts.set(address, part);
        came([...parts.values()].reduce((sum, one) => sum + one, 0));
    };
    await inLanes(LANES, wanted.files, signal, async ([address, { sent, size }], ending) => {
        const known = isFixed(address) ? await caches.match(address) : undefined;
        const tellPart = (bytes: number) => tell(address, sent * Math.min(1, bytes / size));
        await cache.put(address, known ?? (await fetchWhole(address, ending, tellPart)));
        if (!known) tell(address, sent);
    });
    await cache.put(MARK, new Response(wanted.version));
}

/** Once this version is in use: the files of those before it go. */
export async function tidy(version: string): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE));
    await Promise.all(names.slice(0, names.indexOf(CACHE + version)).map((name) => caches.delete(name)));
}

export async function remove(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHE));
    await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether the address tells the content: a name with a hash, or a folder named after its version. */
function isFixed(address: string): boolean {
    return /^(assets|offline\/.+)\/[^/]+$/.test(address.slice(base.length));
}

async function missing(files: Map<string, Size>): Promise<number> {
    const sizes = [...files].map(async ([address, { sent }]) =>
        canKeep() && isFixed(address) && (await caches.match(address)) ? 0 : sent,
    );
    return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
}

async function appFiles(): Promise<AppFiles> {
    const answer = await fetch(at("files.json"), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`files.json: ${answer.status}`);
    return (await answer.json()) as AppFiles;
}
