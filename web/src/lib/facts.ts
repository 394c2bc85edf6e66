import type { FluentVariable } from "@fluent/bundle";

/** How each field of an action or event becomes words: "seat", "nth", "word", "flag", "plain", "value", after "maybe" or "many". */
export type Kinds = Record<string, Record<string, string>>;
export type Facts = Record<string, FluentVariable>;
/** An action or event, tagged with the name of its class. */
export interface Tagged {
    type: string;
}

const LONGEST_FACT = 500; // as in text.py

export function clipped(facts: Facts): Facts {
    const clip = (fact: FluentVariable) =>
        typeof fact === "string" && fact.length > LONGEST_FACT ? fact.slice(0, LONGEST_FACT) + "…" : fact;
    return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, clip(fact)]));
}

/** The variables of a message: each field itself, its name in words, and of a seat whether it is the reader's. */
export function factsOf(
    value: Tagged,
    kinds: Kinds,
    players: readonly string[],
    word: (word: string) => string,
    me: number | null = null,
): Facts {
    const fact = (part: unknown, kind: string): string | number => {
        const inner = kind.slice(kind.indexOf(" ") + 1);
        if (kind.startsWith("maybe ")) return part === null ? "none" : fact(part, inner);
        if (kind.startsWith("many "))
            return (part as unknown[]).map((one) => nameOf(one, inner) || String(fact(one, inner))).join(", ");
        if (kind === "seat") return players[part as number] ?? "?";
        if (kind === "nth") return (part as number) + 1;
        if (kind === "flag") return part ? "yes" : "no";
        return part as string | number;
    };
    const nameOf = (part: unknown, kind: string): string =>
        kind.replace(/^maybe /, "") === "word" && part !== null ? word(part as string) : "";
    const facts: Facts = {};
    for (const [field, kind] of Object.entries(kinds[value.type] ?? {})) {
        if (kind.endsWith("value")) continue;
        const part = (value as unknown as Record<string, unknown>)[field];
        facts[field] = fact(part, kind);
        facts[`${field}-name`] = nameOf(part, kind);
        if (/^(maybe )?seat$/.test(kind)) facts[`${field}-who`] = part !== null && part === me ? "you" : "other";
    }
    return facts;
}
