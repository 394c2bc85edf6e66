import faces from "./drawings.json?icons=faces";
import shell from "./drawings.json?icons=shell";

/** The inner SVG of each drawing, 32 × 32, by name. */
export type Drawings = Record<string, string>;

const known: Drawings = { ...shell, ...faces };

export function addDrawings(more: Drawings): void {
    Object.assign(known, more);
}

/** The animals that stand for players, by name. */
export const ANIMALS: string[] = Object.keys(faces).map((face) => face.slice("face-".length));

export function drawing(name: string): string {
    const found = known[name];
    if (found === undefined && import.meta.env.DEV) console.warn(`no drawing “${name}”`);
    return found ?? "";
}
