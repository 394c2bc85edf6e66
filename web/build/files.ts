import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const UNWANTED = /^assets\/(Operate|Notices|Arrive|You|Privacy)-|\.map$|^worker\.js$/; // need a server, or are not pages' own

/**
 * `files.json`: what a browser keeps to play offline, with sizes, and a version that changes with any of it. The page
 * itself is listed as “”: its address is that of the folder.
 */
export function files(): Plugin {
    let folder = "";
    return {
        name: "files",
        apply: "build",
        configResolved: ({ publicDir }) => void (folder = publicDir),
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                const made = Object.entries(bundle).map(([name, part]) => [name, contentOf(part)] as const);
                const beside = existsSync(folder)
                    ? readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`)] as const)
                    : [];
                const wanted = [...made, ...beside].filter(([name]) => !UNWANTED.test(name)).sort();
                const listed = wanted.map(([name, content]) => [name === "index.html" ? "" : name, sizes(content)]);
                const source = JSON.stringify({ version: versionOf(wanted), files: Object.fromEntries(listed) });
                this.emitFile({ type: "asset", fileName: "files.json", source });
            },
        },
    };
}

function contentOf(part: Rolldown.OutputChunk | Rolldown.OutputAsset): Buffer {
    return Buffer.from(part.type === "chunk" ? part.code : part.source);
}

function sizes(content: Buffer): { sent: number; size: number } {
    return { sent: gzipSync(content).length, size: content.length };
}

function versionOf(wanted: (readonly [string, Buffer])[]): string {
    const hash = createHash("sha256");
    for (const [name, content] of wanted) hash.update(name).update("\0").update(content);
    return hash.digest("hex").slice(0, 12);
}
