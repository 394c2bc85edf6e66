/** What this person is told of, and where: fetched once it is needed, shared by the pages that show it. */
import type { NoticeInfo, NoticeWishes } from "$generated/wire";
import { api } from "$lib/api";
import { canPush, deviceId, subscribe, unsubscribe } from "$lib/notify";
import { settings } from "$lib/settings.svelte";

type Kind = NonNullable<NoticeWishes["kinds"]>[number];
export const KINDS: Kind[] = ["turn", "reminder", "over", "rematch"];

export const notices = $state<{ info: NoticeInfo | null; device: string }>({ info: null, device: "" });

export function zoneHere(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export async function loadNotices(): Promise<void> {
    notices.device = await deviceId();
    notices.info = await api.notices();
}

/** As they are kept, or as they would be at first: the language is that of the pages. */
export function wishes(): Required<NoticeWishes> {
    const quiet = { quiet: false, quiet_from: 22 * 60, quiet_to: 8 * 60 };
    return { kinds: KINDS, zone: zoneHere(), ...quiet, ...notices.info?.wishes, language: settings.language };
}

let last: Promise<unknown> = Promise.resolve();

/** One change after another: each is made to what the one before has left. */
export function choose(change: Partial<NoticeWishes>): Promise<void> {
    const next = last.then(async () => {
        notices.info = await api.chooseNotices({ ...wishes(), ...change });
    });
    last = next.catch(() => undefined); // whoever asked is told
    return next;
}

export function isOnHere(): boolean {
    return notices.info?.targets.some((target) => target.id === notices.device) ?? false;
}

export function isReached(): boolean {
    return notices.info?.targets.some((target) => target.confirmed) ?? false;
}

export function isOfferedHere(): boolean {
    return canPush() && (notices.info?.offered.includes("push") ?? false);
}

/** Push to this device; whether the person allowed it. */
export async function tellHere(): Promise<boolean> {
    const target = await subscribe(notices.info!.push_key);
    if (target === null) return false;
    await choose({});
    notices.info = await api.addDevice(target);
    notices.device = await deviceId();
    return true;
}

export async function stopHere(): Promise<void> {
    notices.info = await api.dropTarget({ id: notices.device });
    await unsubscribe();
    notices.device = "";
}

/** After all other devices were ended, and every subscription with them. */
export async function pushOnlyHere(): Promise<void> {
    if (isOnHere()) await tellHere();
    else if (notices.info) await loadNotices();
}
