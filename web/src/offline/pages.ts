/**
 * Where the database of this device's tables lies: its pages, in IndexedDB. What a commit changed is put there in one
 * transaction, so that a page that is closed, or a machine that goes down, leaves the database as before it or after it.
 */
const PAGES = "pages"; // by number, from 1
const FENCE = "fence"; // who writes: whoever came last

/** What Python awaits: see zoorama/offline/pages.py. Numbers and contents go side by side. */
export interface PageStore {
    load(): Promise<Uint8Array>;
    save(numbers: number[], contents: Uint8Array, size: number, count: number): Promise<string>;
}

export async function openPages(name: string): Promise<PageStore> {
    const database = await opened(name);
    const me = crypto.getRandomValues(new Uint32Array(4)).join("-");
    await inTransaction(database, (stores) => stores(FENCE).put(me, 0));
    return {
        async load() {
            const found = await inTransaction(database, (stores) => stores(PAGES).getAll() as IDBRequest<Uint8Array[]>);
            const whole = new Uint8Array(found.reduce((sum, page) => sum + page.length, 0));
            let at = 0;
            for (const page of found) {
                whole.set(page, at);
                at += page.length;
            }
            return whole;
        },
        /** "" when all of it is on disk; otherwise why nothing of it is. */
        async save(numbers, contents, size, count) {
            try {
                await written(database, me, (pages) => {
                    numbers.forEach((number, index) => {
                        pages.put(contents.slice(index * size, (index + 1) * size), number);
                    });
                    pages.delete(IDBKeyRange.lowerBound(count, true)); // the database has shrunk
                });
                return "";
            } catch (error) {
                return reason(error);
            }
        },
    };
}

function reason(error: unknown): string {
    if (error instanceof OtherTab) return "other-tab";
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    return name === "QuotaExceededError" ? "full" : `${name} ${String(error)}`;
}

class OtherTab extends Error {}

function opened(name: string): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => {
            request.result.createObjectStore(PAGES);
            request.result.createObjectStore(FENCE);
        };
        request.onsuccess = () => {
            request.result.onversionchange = () => request.result.close(); // somebody clears the storage
            resolve(request.result);
        };
        request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
    });
}

function transaction(database: IDBDatabase): IDBTransaction {
    return database.transaction([PAGES, FENCE], "readwrite", { durability: "strict" });
}

function ended(doing: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        doing.oncomplete = () => resolve();
        doing.onabort = () => reject(doing.error ?? new Error("aborted"));
    });
}

async function inTransaction<T>(
    database: IDBDatabase,
    work: (store: (name: string) => IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
    const doing = transaction(database);
    const request = work((name) => doing.objectStore(name));
    await ended(doing);
    return request.result;
}

/** Unless somebody else has begun to write since: a browser without locks could run two of us. */
async function written(database: IDBDatabase, me: string, work: (pages: IDBObjectStore) => void): Promise<void> {
    const doing = transaction(database);
    let fenced = false;
    const fence = doing.objectStore(FENCE).get(0);
    fence.onsuccess = () => {
        fenced = fence.result !== me;
        if (fenced) doing.abort();
        else work(doing.objectStore(PAGES));
    };
    await ended(doing).catch((error: unknown) => {
        throw fenced ? new OtherTab() : error;
    });
}
