/** What a person has chosen on this device. */
import { LANGUAGES, type Language } from "./text";

export type Theme = "system" | "light" | "dark";
export type Tab = "log" | "chat" | "moves";

interface Choices {
    language: Language;
    theme: Theme;
    speed: number; // of movement; 0 is off
    volume: number; // of sounds, 0 to 1
    notify: boolean;
    side: boolean; // whether the panel beside the board is open
    tab: Tab; // what it shows
    autoPass: boolean; // pass without being asked where nothing else can be done
    known: string[]; // games played to the end
    hidden: string[]; // authors whose lines of chat are not shown here
}

const KEY = "zoorama";

export function spoken(wanted: readonly string[]): Language {
    for (const one of wanted) {
        const language = one.slice(0, 2).toLowerCase();
        if ((LANGUAGES as readonly string[]).includes(language)) return language as Language;
    }
    return "en";
}

function still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function kept(): Partial<Choices> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
    } catch {
        return {}; // storage is off, or not ours
    }
}

export const settings = $state<Choices>({
    language: spoken(navigator.languages),
    theme: "system",
    speed: still() ? 0 : 1,
    volume: 0.6,
    notify: false,
    side: true,
    tab: "log",
    autoPass: true,
    known: [],
    hidden: [],
    ...kept(),
});

export function choose(change: Partial<Choices>): void {
    Object.assign(settings, change);
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
    } catch {
        // without storage a choice lasts as long as the page
    }
    show();
}

/** Puts theme and language on the page itself. */
export function show(): void {
    const page = document.documentElement;
    if (settings.theme === "system") delete page.dataset["theme"];
    else page.dataset["theme"] = settings.theme;
    page.lang = settings.language;
}
