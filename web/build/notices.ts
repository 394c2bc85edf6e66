import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (files: string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const NOTICE = /^(licen[cs]e|notice)/i;

interface Part {
    name: string;
    license: string;
    notice: string;
}

/** What is in the client without being imported as a module of a package. */
const BESIDE: Part[] = [
    { name: "Fluent Emoji (drawings)", license: "MIT", notice: read([at("licences/fluent-emoji.txt")]) },
    { name: "Nunito (fonts)", license: "OFL-1.1", notice: read([at("../src/fonts/OFL.txt")]) },
    {
        name: "Pyodide (github.com/pyodide/pyodide has its sources)",
        license: "MPL-2.0",
        notice: read([at("licences/MPL-2.0.txt")]),
    },
    { name: "CPython (in Pyodide)", license: "PSF-2.0", notice: read([at("licences/python.txt")]) },
    { name: "msgspec (beside Pyodide)", license: "BSD-3-Clause", notice: read([at("licences/msgspec.txt")]) },
    { name: "mypy_extensions (beside Pyodide)", license: "MIT", notice: read([at("licences/mypy_extensions.txt")]) },
];

/** Its own texts; else its licence's own, where that is the same for everybody. Nothing is shipped without one. */
function part(folder: string): Part {
    const { name, version, license } = JSON.parse(read([`${folder}/package.json`])) as Record<string, string>;
    const own = readdirSync(folder)
        .filter((file) => NOTICE.test(file))
        .map((file) => `${folder}/${file}`);
    const standard = at(`licences/${license}.txt`);
    if (!license || !(own.length || existsSync(standard))) throw new Error(`${name} has no licence: see ${folder}`);
    return { name: `${name} ${version}`, license, notice: read(own.length ? own : [standard]) };
}

const told = ({ name, license, notice }: Part) => `${name}: ${license}\n\n${notice.trim()}\n`;

/** `licenses.txt` beside the page: whose work is in this client, and on what terms. */
export function notices(): Plugin {
    return {
        name: "notices",
        generateBundle(_, bundle) {
            const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
            const modules = chunks.flatMap((chunk) => chunk.moduleIds.map((id) => id.replace(/^\0/, "")));
            const folders = modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
            const parts = [...[...new Set(folders)].sort().map(part), ...BESIDE];
            this.emitFile({
                type: "asset",
                fileName: "licenses.txt",
                source: parts.map(told).join(`\n${"-".repeat(80)}\n\n`),
            });
        },
    };
}
