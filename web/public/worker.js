// Keeps the shell for a bad connection: pages from the network first, hashed files from the cache first, the API never.
const CACHE = "zoorama-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(CACHE)
            .then((cache) => cache.add(SHELL))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    event.waitUntil(
        caches
            .keys()
            .then(old)
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (address.pathname.startsWith("/assets/")) event.respondWith(hashed(request));
});

async function page(request) {
    try {
        const answer = await fetch(request);
        if (answer.ok) (await caches.open(CACHE)).put(SHELL, answer.clone());
        return answer;
    } catch {
        return (await caches.match(SHELL)) ?? Response.error();
    }
}

async function hashed(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}
