/** What the home page loads first stays small; each board comes only with its game. Measured on a real build. */
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";

const GAMES = Object.keys(import.meta.glob("../src/boards/*/Board.svelte"));
const LIMIT = 200_000; // bytes, compressed

let chunks: Map<string, Rolldown.OutputChunk>;
let assets: Rolldown.OutputAsset[];

beforeAll(async () => {
    const built = (await build({ logLevel: "silent", build: { write: false } })) as Rolldown.RolldownOutput;
    const parts = built.output;
    chunks = new Map(parts.filter((part) => part.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
    assets = parts.filter((part) => part.type === "asset");
}, 120_000);

function withImports(first: string, found = new Set<string>()): Set<string> {
    if (!found.has(first)) {
        found.add(first);
        for (const other of chunks.get(first)?.imports ?? []) withImports(other, found);
    }
    return found;
}
/** Those of pages and boards come with them. */
function stylesOf(first: string): Set<string> {
    const chunksLoaded = [...withImports(first)].map((name) => chunks.get(name)!);
    return new Set(chunksLoaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
}
const isOf = (chunk: Rolldown.OutputChunk, file: string) => chunk.facadeModuleId?.includes(file) ?? false;
const compressed = (text: string | Uint8Array) => gzipSync(text).length;
const entry = () => [...chunks.values()].find((chunk) => chunk.isEntry)!.fileName;

describe("the first load", () => {
    it("of the home page, with the words of its language, is below 200 kB", () => {
        const scripts = [...withImports(entry())].map((name) => compressed(chunks.get(name)!.code));
        const words = [...chunks.values()].filter(
            (chunk) => isOf(chunk, "/locale/ru/") && !isOf(chunk, "/offline.ftl"),
        ); // the longest language
        const styles = assets
            .filter((asset) => stylesOf(entry()).has(asset.fileName))
            .map((asset) => compressed(asset.source));
        const fonts = assets.filter((asset) => asset.fileName.endsWith(".woff2")).map((asset) => asset.source.length);
        const texts = words.map((chunk) => compressed(chunk.code));
        const total = [...scripts, ...texts, ...styles, ...fonts].reduce((sum, one) => sum + one, 0);
        expect(fonts).toHaveLength(2);
        expect(styles.length).toBeGreaterThan(0);
        expect(words).toHaveLength(GAMES.length + 2);
        expect(total).toBeLessThan(LIMIT);
    });
    it("holds of each game its card and no more", () => {
        const modules = [...withImports(entry())].flatMap((name) => chunks.get(name)!.moduleIds);
        const ofGames = modules.filter((id) => /boards\/\w+\//.test(id));
        expect(ofGames.filter((id) => !/\/(card\.ts|picture\.svg\?raw|drawings\.json\?icons=card)$/.test(id))).toEqual(
            [],
        );
        expect(ofGames.filter((id) => id.endsWith("/card.ts"))).toHaveLength(GAMES.length);
    });
    it("holds nothing of what is played offline", () => {
        const modules = [...withImports(entry())].flatMap((name) => chunks.get(name)!.moduleIds);
        expect(modules.filter((id) => /\/(src\/offline\/|offline\.ftl)/.test(id))).toEqual([]);
    });
    it("each board is a chunk of its own", () => {
        const boards = [...chunks.values()].filter((chunk) => chunk.facadeModuleId?.endsWith("/Board.svelte"));
        expect(boards).toHaveLength(GAMES.length);
    });
});
