/** Minutes of the day as a time field shows them. */

export function timeOf(minute: number): string {
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** What was typed; as before where it is no time. */
export function minuteOf(time: string, before: number): number {
    const found = /^(\d\d):(\d\d)/.exec(time);
    return found ? Number(found[1]) * 60 + Number(found[2]) : before;
}
