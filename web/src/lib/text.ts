/** What people read, in their language: the messages of the pages, the table and one game. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameText, Problem } from "../generated/wire";
import { api } from "./api";
import { clipped, factsOf, type Facts, type Kinds, type Tagged } from "./facts";

export const LANGUAGES = ["en", "fr", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const HYPHEN = /(?<![\w-])-(?=\d)/g; // before a number, where a minus belongs
const LOCALE = "../../../src/zoorama/locale";
const RULE = /^([A-Z]{2}-[0-9]+) =/gm;
const SOURCES = import.meta.glob<string>("../../../src/zoorama/locale/*/*.ftl", { query: "?raw", import: "default" });
const KINDS = import.meta.glob<Kinds>("../generated/*.kinds.ts", { import: "kinds" });

/** What is told of a table beside its game. */
const TABLE_KINDS: Kinds = {
    Undone: { seat: "seat" },
    HintTaken: { seat: "seat" },
    TakenOver: { seat: "seat", bot: "plain" },
    CameBack: { seat: "seat" },
};

/** A number for people: with a true minus, as wide as the plus. */
export function figure(number: number): string {
    return number < 0 ? `−${-number}` : String(number);
}

/** What is gained or lost: "+2", "−1", "±0". */
export function signed(change: number): string {
    return change > 0 ? `+${change}` : change < 0 ? figure(change) : "±0";
}

/** The words of the table and of the pages in one language, and those of one game if a game is named. */
export class Text {
    readonly rules: string[] = [];
    private readonly bundle: FluentBundle;
    private readonly kinds: Kinds;

    constructor(
        readonly language: Language,
        sources: string[],
        kinds: Kinds = {},
    ) {
        this.kinds = { ...TABLE_KINDS, ...kinds };
        this.bundle = new FluentBundle(language, { useIsolating: false });
        for (const source of sources) {
            this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
            for (const [, rule] of source.matchAll(RULE)) this.rules.push(rule!);
        }
    }

    has(key: string, part = ""): boolean {
        const message = this.bundle.getMessage(key);
        return Boolean(part ? message?.attributes[part] : message?.value);
    }

    /** The message, or its named part: `say("ZD-7", {}, "title")`. */
    say(key: string, facts: Facts = {}, part = ""): string {
        const message = this.bundle.getMessage(key);
        const pattern = part ? message?.attributes[part] : message?.value;
        if (!pattern) {
            if (import.meta.env.DEV) throw new Error(`no message ${key} ${part} in ${this.language}`);
            return key;
        }
        const said = this.bundle.formatPattern(pattern, clipped(facts), []);
        return Object.values(facts).some((fact) => typeof fact === "number" && fact < 0)
            ? said.replace(HYPHEN, "−")
            : said;
    }

    word(word: string): string {
        return this.say(`word-${word}`);
    }

    action(action: Tagged, players: readonly string[]): string {
        return this.say(`action-${action.type}`, this.facts(action, players));
    }

    help(action: Tagged, players: readonly string[]): string {
        return this.say(`action-${action.type}`, this.facts(action, players), "help");
    }

    /** What happened; whatever the reader's own seat did or got is told to them as "you". */
    event(event: Tagged, players: readonly string[], me: number | null = null): string {
        return this.say(`event-${event.type}`, this.facts(event, players, me));
    }

    /** What would happen: the event's `.would`, where it has one. */
    would(event: Tagged, players: readonly string[], me: number | null = null): string {
        const key = `event-${event.type}`;
        return this.say(key, this.facts(event, players, me), this.has(key, "would") ? "would" : "");
    }

    error(problem: Problem): string {
        const rule = String(problem.facts["rule"] ?? "");
        if (!this.has(problem.key)) return problem.message;
        const message = this.say(problem.key, problem.facts);
        return problem.name === "IllegalAction" && this.rules.includes(rule) ? `${message} ${this.say(rule)}` : message;
    }

    private facts(value: Tagged, players: readonly string[], me: number | null = null): Facts {
        return factsOf(value, this.kinds, players, (word) => this.word(word), me);
    }
}

const loaded = new Map<string, Promise<Text>>();
const shared = ["table", "web"]; // files whose words every text has

/** From the next text on with the words of this file. */
export function addWords(file: string): void {
    if (shared.includes(file)) return;
    shared.push(file);
    loaded.clear();
}

/** Fetches the words, once: a chunk for each language and file. */
export function loadText(language: Language, game = ""): Promise<Text> {
    const key = `${language}/${game}`;
    const text = loaded.get(key) ?? fetched(language, game);
    loaded.set(key, text);
    text.catch(() => loaded.delete(key));
    return text;
}

async function fetched(language: Language, game: string): Promise<Text> {
    const [own, ...sources] = await Promise.all([
        game ? wordsOf(game, language) : { source: "", fields: {} },
        ...shared.map((file) => bundled(language, file)),
    ]);
    return new Text(language, [...sources.map((one) => one ?? ""), own.source], own.fields);
}

/** A file that is part of this build, in English where it is not translated. */
async function bundled(language: Language, file: string): Promise<string | undefined> {
    return (SOURCES[`${LOCALE}/${language}/${file}.ftl`] ?? SOURCES[`${LOCALE}/en/${file}.ftl`])?.();
}

/** A game's words and the kinds of its fields: the build's own, else the server's. */
async function wordsOf(game: string, language: Language): Promise<GameText> {
    const [source, fields] = await Promise.all([bundled(language, game), KINDS[`../generated/${game}.kinds.ts`]?.()]);
    return source === undefined || fields === undefined ? api.gameText(game, language) : { source, fields };
}
