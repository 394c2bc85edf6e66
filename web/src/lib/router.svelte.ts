/** Which page is shown, by the address. */

export type Route =
    | { page: "home" }
    | { page: "table"; table: string; learn: boolean }
    | { page: "replay"; table: string }
    | { page: "rules"; game: string }
    | { page: "learn"; game: string }
    | { page: "puzzles"; game: string; training: boolean }
    | { page: "arrive" }
    | { page: "notices" }
    | { page: "you" }
    | { page: "privacy" }
    | { page: "operate" }
    | { page: "lost" };

const PATTERNS: [RegExp, (found: string, query: URLSearchParams) => Route][] = [
    [/^\/$/, () => ({ page: "home" })],
    [/^\/t\/([\w-]+)\/?$/, (table, query) => ({ page: "table", table, learn: query.has("learn") })],
    [/^\/t\/([\w-]+)\/replay\/?$/, (table) => ({ page: "replay", table })],
    [/^\/rules\/(\w+)\/?$/, (game) => ({ page: "rules", game })],
    [/^\/learn\/(\w+)\/?$/, (game) => ({ page: "learn", game })],
    [/^\/puzzles(?:\/(\w+))?\/?$/, (game, query) => ({ page: "puzzles", game, training: query.has("train") })],
    [/^\/arrive\/?$/, () => ({ page: "arrive" })],
    [/^\/notices\/?$/, () => ({ page: "notices" })],
    [/^\/you\/?$/, () => ({ page: "you" })],
    [/^\/privacy\/?$/, () => ({ page: "privacy" })],
    [/^\/operate\/?$/, () => ({ page: "operate" })],
];

export function routeOf(path: string, query = ""): Route {
    for (const [pattern, make] of PATTERNS) {
        const found = pattern.exec(path);
        if (found) return make(found[1] ?? "", new URLSearchParams(query));
    }
    return { page: "lost" };
}

export const router = $state({ route: routeOf(location.pathname, location.search) });

export function go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    router.route = routeOf(location.pathname, location.search);
    scrollTo(0, 0);
}

/** Links within the client change the page without loading it anew. */
export function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
        !link ||
        !plain ||
        event.defaultPrevented ||
        link.target ||
        link.download !== "" ||
        link.origin !== location.origin
    )
        return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}

if (typeof addEventListener === "function")
    addEventListener("popstate", () => (router.route = routeOf(location.pathname, location.search)));
