/** For how many hours somebody can be muted or banned; null: for good. */
export const DURATIONS: (number | null)[] = [1, 24, 168, 720, null];

/** A date and a time of day, in the reader's language. */
export function moment(at: number, language: string): string {
    return new Date(at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}
