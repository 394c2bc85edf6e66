/** Telling somebody that it is their turn when they are not looking. */

export async function mayNotify(): Promise<boolean> {
    return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
    if (!("Notification" in globalThis) || Notification.permission !== "granted" || !document.hidden) return;
    try {
        const shown = new Notification(title, { body, icon: "/icon-192.png", tag: "turn" });
        shown.onclick = () => {
            focus();
            shown.close();
        };
    } catch {
        // some phones only allow a service worker to notify
    }
}
