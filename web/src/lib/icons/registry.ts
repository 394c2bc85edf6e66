import shell from "virtual:icons/shell";

/** The inner SVG of each drawing, 32 × 32, by name. A game's drawings come with its board. */
const drawings: Record<string, string> = { ...shell };

export function draw(more: Record<string, string>): void {
    Object.assign(drawings, more);
}

export function drawing(name: string): string {
    const found = drawings[name];
    if (found === undefined && import.meta.env.DEV) console.warn(`no drawing “${name}”`);
    return found ?? "";
}
