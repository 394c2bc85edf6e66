import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const ASKED = /^(.*\/drawings\.json)\?icons=(\w+)$/;

interface IconSet {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
}

const set = createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json") as IconSet;

/** The inner SVG of one drawing: our own from `folder` where there is one, else the set's. */
export function body(name: string, folder: string): string {
    const own = `${folder}/${name}.svg`;
    if (existsSync(own)) return readFileSync(own, "utf8").replace(/^<svg[^>]*>|<\/svg>\s*$|\n/g, "");
    const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!found) throw new Error(`There is no drawing “${name}”.`);
    return found.body;
}

/** Drawings by name; an entry "ours=theirs" calls one of the set's by a name of ours. */
export function drawings(list: string[], folder: string): Record<string, string> {
    return Object.fromEntries(list.map((entry) => [entry.split("=")[0]!, body(entry.split("=").at(-1)!, folder)]));
}

/**
 * `import lions from "./drawings.json?icons=board"`: the drawings that the list `board` in that file names, and none of
 * the rest of the set. Our own are SVG files in the folder `drawings` beside it.
 */
export function icons(): Plugin {
    return {
        name: "icons",
        enforce: "pre",
        load(id) {
            const [, file, part] = ASKED.exec(id) ?? [];
            if (!file || !part) return undefined;
            this.addWatchFile(file);
            const lists = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;
            const found = drawings(lists[part] ?? [], `${dirname(file)}/drawings`);
            return `export default ${JSON.stringify(found)};`;
        },
    };
}
