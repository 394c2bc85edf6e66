/** Which page is shown, by the address. */
import { choosePlace, isLocal, STATIC } from "./place.svelte";

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
    | { page: "offline"; now: boolean }
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
    [/^\/offline\/?$/, (_, query) => ({ page: "offline", now: query.has("now") })],
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

/** The address within the client. A plain web server knows none of them: there it follows the “#”. */
export function address(): URL {
    return new URL(STATIC ? location.hash.slice(1) || "/" : location.href, location.origin);
}

/** With the page the place is chosen that it asks. */
function current(): Route {
    const route = routeOf(address().pathname, address().search);
    choosePlace(route.page === "offline" || ("table" in route && isLocal(route.table)));
    return route;
}
export const router = $state({ route: current() });

/** The address changes, the page does not. */
export function keepAddress(to: string): void {
    const whole = new URL(to, address());
    history.replaceState(null, "", STATIC ? `#${whole.pathname}${whole.search}` : to);
}

export function go(to: string, replace = false): void {
    const whole = STATIC ? `#${to}` : to;
    if (replace) history.replaceState(null, "", whole);
    else history.pushState(null, "", whole);
    router.route = current();
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
    if (link.pathname.startsWith("/api/") || (link.pathname === address().pathname && link.hash)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}

if (typeof addEventListener === "function") addEventListener("popstate", () => (router.route = current()));
