/** Telling somebody that it is their turn when they are not looking: by this page, or by push when no page is open. */
import type { Problem, PushTarget } from "../generated/wire";
import { Refused } from "./api";

const NO_PUSH: Problem = {
    name: "NoPush",
    key: "error-NoPush",
    facts: {},
    message: "the browser's push service gave no subscription",
};

export async function mayNotify(): Promise<boolean> {
    return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Phones let only a service worker notify; it also leads back to the table. */
export async function notify(title: string, body: string): Promise<void> {
    if (!("Notification" in globalThis) || Notification.permission !== "granted" || !document.hidden) return;
    const icon = "/icon-192.png";
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, { body, icon, tag: "turn", data: { path: location.pathname } });
    const shown = new Notification(title, { body, icon, tag: "turn" });
    shown.onclick = () => {
        focus();
        shown.close();
    };
}

export function canPush(): boolean {
    return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Whether the person has said no: a page cannot ask again. */
export function isBlocked(): boolean {
    return "Notification" in globalThis && Notification.permission === "denied";
}

/** Asks for permission, and subscribes this browser; null if it was not given. */
export async function subscribe(serverKey: string): Promise<PushTarget | null> {
    if (!(await mayNotify())) return null;
    const worker = await navigator.serviceWorker.ready;
    const old = await worker.pushManager.getSubscription();
    if (old && !isFor(old, serverKey)) await old.unsubscribe(); // the server's key has changed
    const options = { userVisibleOnly: true, applicationServerKey: serverKey };
    const made = await worker.pushManager.subscribe(options).catch(() => {
        throw new Refused(NO_PUSH, 0); // the browser's own push service is off or out of reach
    });
    return targetOf(made);
}

export async function unsubscribe(): Promise<void> {
    await (await subscription())?.unsubscribe();
}

/** The name the server gives to this browser's subscription; empty if it has none. */
export async function deviceId(): Promise<string> {
    const endpoint = (await subscription())?.endpoint;
    if (!endpoint) return "";
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
    return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function subscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

function isFor(old: PushSubscription, serverKey: string): boolean {
    const key = old.options.applicationServerKey;
    return key !== null && base64url(new Uint8Array(key)) === serverKey;
}

function targetOf(made: PushSubscription): PushTarget {
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
}

function base64url(bytes: Uint8Array): string {
    const letters = btoa(String.fromCharCode(...bytes));
    return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
