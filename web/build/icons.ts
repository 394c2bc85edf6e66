import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { DRAWINGS } from "../src/lib/icons/names.ts";

const OWN = fileURLToPath(new URL("../src/lib/icons/own/", import.meta.url));
const PREFIX = "virtual:icons/";

interface Set {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
}

const set = createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json") as Set;

/** The inner SVG of one drawing: ours where we have drawn it, else the set's. */
export function body(name: string): string {
    const own = `${OWN}${name}.svg`;
    if (existsSync(own)) return readFileSync(own, "utf8").replace(/^<svg[^>]*>|<\/svg>\s*$|\n/g, "");
    const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!found) throw new Error(`There is no drawing “${name}”.`);
    return found.body;
}

export function drawings(list: string[]): Record<string, string> {
    return Object.fromEntries(list.map((entry) => [entry.split("=")[0]!, body(entry.split("=").at(-1)!)]));
}

/** `import lions from "virtual:icons/zoop"`: only the drawings a game uses, none of the rest of the set. */
export function icons(): Plugin {
    return {
        name: "icons",
        resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
        load(id) {
            if (!id.startsWith("\0" + PREFIX)) return undefined;
            const list = DRAWINGS[id.slice(PREFIX.length + 1)];
            if (!list) throw new Error(`There are no drawings for “${id}”.`);
            return `export default ${JSON.stringify(drawings(list))};`;
        },
    };
}
