/**
 * Lays the packed files out to be served: node lay_out.mjs PACKED WEB [--static]
 * For our server each is compressed with Brotli, as it is sent; for any other, what is no script lies there as gzip and
 * is unpacked by the page. The folder is named after all contents together, so that it can be kept for ever.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [packed, web] = process.argv.slice(2, 4).map((name) => resolve(name));
const forAny = process.argv.includes("--static");
const done = join(packed, "..", "compressed"); // most files stay the same from build to build, and this is slow
const digest = (content) => createHash("sha256").update(content).digest("hex");

function brotli(content) {
    const file = join(done, digest(content));
    if (!existsSync(file)) {
        const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: hint } = constants;
        writeFileSync(file, brotliCompressSync(content, { params: { [window]: 24, [hint]: content.length } })); // quality 11
    }
    return readFileSync(file);
}

function laidOut(name, content) {
    if (!forAny) return { name: `${name}.br`, content: brotli(content) };
    return name.endsWith(".mjs") ? { name, content } : { name: `${name}.gz`, content: gzipSync(content, { level: 9 }) };
}

mkdirSync(done, { recursive: true });
const files = readdirSync(packed).map((name) => [name, readFileSync(join(packed, name))]);
const version = digest(files.map(([name, content]) => `${name} ${digest(content)}\n`).join("")).slice(0, 12);
const out = join(web, "offline");
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, version), { recursive: true });
const sizes = files.map(([name, content]) => {
    const lying = laidOut(name, content);
    writeFileSync(join(out, version, lying.name), lying.content);
    return [name, { size: content.length, sent: lying.content.length }];
});
writeFileSync(join(out, "manifest.json"), JSON.stringify({ version, files: Object.fromEntries(sizes) }));
