const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
];

/** “5 minutes ago”, in the reader's language. */
export function ago(at: number, language: string, now = Date.now()): string {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
    const [unit, length] = STEPS.find(([, length]) => now - at >= length) ?? ["minute", 60_000];
    return format.format(-Math.max(0, Math.floor((now - at) / length)), unit);
}

/** 1:05, 2 h, 3 d: what is left of a clock. */
export function left(ms: number, text: { say: (key: string, facts: Record<string, number>) => string }): string {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    if (seconds >= 2 * 86_400) return text.say("web-days-left", { days: Math.floor(seconds / 86_400) });
    if (seconds >= 3600) return text.say("web-hours-left", { hours: Math.floor(seconds / 3600) });
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
