const RULE = /\b[A-Z]{2}-[0-9]+\b/g;

/** The rules that a sentence names, of those that exist. */
export function rulesIn(words: string, known: readonly string[]): string[] {
    return [...new Set(words.match(RULE) ?? [])].filter((rule) => known.includes(rule));
}
