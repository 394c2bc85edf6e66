// Keeps the shell for a bad connection: pages from the network first, hashed files from the cache first, the API never.
// What is played offline is downloaded by the page, each version into a cache of its own: see src/offline/download.ts.
const SHELL = new URL("./", location).href;
const NAME = "zoorama" + new URL(SHELL).pathname.replace(/^\/$/, ""); // as in src/lib/place.svelte.ts
const CACHE = `${NAME}-1`;
const OFFLINE = `${NAME}-offline-`;
const WHOLE = new URL("whole", SHELL).href; // is in a cache that lacks nothing

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(CACHE)
            .then((cache) => cache.add(SHELL))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    const isOld = (name) => name.startsWith(`${NAME}-`) && name !== CACHE && !name.startsWith(OFFLINE);
    const clear = (names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
    event.waitUntil(
        caches
            .keys()
            .then(clear)
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(SHELL)) return;
    const path = request.url.slice(SHELL.length);
    if (path.startsWith("api/")) return;
    if (request.mode === "navigate") event.respondWith(isPlayedHere(path) ? pageHere(request) : page(request));
    else if (path.startsWith("assets/")) event.respondWith(hashed(request));
    else if (/^offline\/[^/]+\//.test(path)) event.respondWith(kept(request));
    else event.respondWith(path === "files.json?there" ? isThere(request) : freshest(request));
});

/** Pages of this browser's own tables. A build without a server has no others. */
function isPlayedHere(path) {
    return location.search === "?static" || /^(t\/here-|offline\/?(\?|$))/.test(path);
}

/** The page that fits the games as they were downloaded: an update is offered, never forced. */
async function pageHere(request) {
    return (await (await whole())?.match(SHELL)) ?? page(request);
}

async function page(request) {
    const answer = await fetch(request).catch(() => null);
    if (!answer || (answer.status >= 500 && !isA("application/json", answer))) {
        const known = (await (await whole())?.match(SHELL)) ?? (await caches.match(SHELL));
        return known ?? answer ?? Response.error();
    }
    if (answer.ok && isPage(answer)) void keepShell(answer.clone());
    return answer;
}

/** Every address of the client has the same page. What else is looked at is none: the licences, a network's login. */
async function keepShell(answer) {
    if ((await answer.clone().text()).includes('<div id="app">')) await (await caches.open(CACHE)).put(SHELL, answer);
}

/** The cache that has everything of one version, the latest if there are several: its page and its files fit each other. */
async function whole() {
    for (const name of (await caches.keys()).filter((name) => name.startsWith(OFFLINE)).reverse()) {
        const cache = await caches.open(name);
        if (await cache.match(WHOLE)) return cache;
    }
    return null;
}

/** The runtime's files, in a folder named after their version: downloaded once they are wanted, never by themselves. */
async function kept(request) {
    return (await caches.match(request.url)) ?? fetch(request);
}

async function freshest(request) {
    const answer = await fetch(request).catch(() => null);
    if (answer && answer.status < 500 && !isPage(answer)) return answer;
    return (await (await whole())?.match(request.url)) ?? answer ?? Response.error();
}

/** Asked where the browser believes itself offline: nobody there is an answer, no error. */
function isThere(request) {
    return fetch(request).catch(() => new Response(null, { status: 204 }));
}

/** A page in place of a file is what a network says that wants a login first; JSON in place of a page is our server’s. */
function isA(type, answer) {
    return (answer.headers.get("content-type") ?? "").startsWith(type);
}
const isPage = (answer) => isA("text/html", answer);

async function hashed(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok && !isPage(answer)) (await caches.open(CACHE)).put(request, answer.clone());
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
