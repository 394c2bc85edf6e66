/** For how many hours somebody can be muted or banned. */
export const DURATIONS = ["1", "24", "168", "720", "never"];

export function hoursOf(duration: string): number | null {
    return duration === "never" ? null : Number(duration);
}

/** A date and a time of day, in the reader's language. */
export function moment(at: number, language: string): string {
    return new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
