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

// Push: the message is shown, unless the page it leads to is being looked at.
self.addEventListener("push", (event) => {
    const message = event.data ? event.data.json() : null;
    if (message) event.waitUntil(announce(message));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data?.path ?? "/"));
});

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (page) => new URL(page.url).pathname;

async function announce({ title, body, path, tag, lang }) {
    const watched = (await pages()).some((page) => pathOf(page) === path && page.visibilityState === "visible");
    if (watched) return;
    const icon = "/icon-192.png";
    await self.registration.showNotification(title, { body, tag, lang, icon, renotify: true, data: { path } });
}

/** To the page, in its own window if it is open. */
async function lead(path) {
    const open = (await pages()).find((page) => pathOf(page) === path);
    if (open) await open.focus();
    else await self.clients.openWindow(path);
}

// The browser has changed its subscription: the server learns the new one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

async function renew(old) {
    const applicationServerKey = old?.options.applicationServerKey;
    if (!applicationServerKey) return;
    const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/notices/device", { method: "POST", headers: { "content-type": "application/json" }, body });
}
