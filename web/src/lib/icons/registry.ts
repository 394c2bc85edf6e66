import shell from "./drawings.json?icons=shell";

/** The inner SVG of each drawing, 32 × 32, by name. */
export type Drawings = Record<string, string>;

const known: Drawings = { ...shell };

export function addDrawings(more: Drawings): void {
    Object.assign(known, more);
}

export function drawing(name: string): string {
    const found = known[name];
    if (found === undefined && import.meta.env.DEV) console.warn(`no drawing “${name}”`);
    return found ?? "";
}
