// Writes src/generated/*.ts from the schemas that build/schemas.py prints. PYTHON names the Python to ask.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = fileURLToPath(new URL(".", import.meta.url));
const target = fileURLToPath(new URL("../src/generated/", import.meta.url));
const python = process.env.PYTHON ?? "python3";
const { digest, wire, games } = JSON.parse(
    execFileSync(python, [here + "schemas.py"], { maxBuffer: 1 << 26, encoding: "utf8" }),
);
const options = {
    additionalProperties: false,
    bannerComment: "",
    unreachableDefinitions: true,
    format: true,
    style: { tabWidth: 4, printWidth: 120 },
};
const banner = `// Made from the schemas by \`npm run types\`. Not to be changed by hand.\n`;

function capital(name) {
    return name.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());
}

/** Lists of words that several fields share get a name of their own: TileWord, TileWord2, … */
function nameWords(schema) {
    const names = new Map();
    const lists = {};
    const visit = (node, field) => {
        if (Array.isArray(node)) return node.map((part) => visit(part, field));
        if (node === null || typeof node !== "object") return node;
        if (Array.isArray(node.enum) && node.enum.length > 1) {
            const key = node.enum.join();
            if (!names.has(key)) {
                const stem = capital(field) + "Word";
                const taken = Object.keys(lists).filter((name) => name.replace(/\d+$/, "") === stem).length;
                const name = taken ? stem + (taken + 1) : stem;
                names.set(key, name);
                lists[name] = { enum: node.enum };
            }
            return { $ref: `#/$defs/${names.get(key)}` };
        }
        return Object.fromEntries(
            Object.entries(node).map(([key, part]) => [
                key,
                visit(
                    part,
                    node.properties === part
                        ? key
                        : key === "items" || key === "anyOf" || key === "oneOf"
                          ? field
                          : key,
                ),
            ]),
        );
    };
    const definitions = visit(schema.$defs, "");
    return { ...schema, $defs: { ...definitions, ...lists } };
}

/** An empty schema stands for a game's own value. */
function openParts(node, named = false) {
    if (Array.isArray(node)) return node.map((part) => openParts(part));
    if (node === null || typeof node !== "object") return node;
    if (Object.keys(node).length === 0 && !named) return { tsType: "unknown" };
    const nameless = ([key, part]) => [key, openParts(part, key === "properties" || key === "$defs")];
    return Object.fromEntries(Object.entries(node).map(nameless));
}

/** The compiler reads pairs as draft 4 wrote them, and lengths would become noise. */
function olderPairs(node) {
    if (Array.isArray(node)) return node.map(olderPairs);
    if (node === null || typeof node !== "object") return node;
    const { minItems, maxItems, prefixItems, ...rest } = node;
    if (prefixItems) return { type: "array", items: prefixItems, additionalItems: false, minItems, maxItems };
    return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, olderPairs(part)]));
}

function titled(schema) {
    const definitions = Object.entries(schema.$defs).map(([name, part]) => [name, { ...part, title: name }]);
    return { ...schema, $defs: Object.fromEntries(definitions) };
}

async function write(name, schema, more) {
    const types = await compile(titled(olderPairs(schema)), "Root", options);
    const plain = types
        .replace(/export (interface|type) Root (\{\}|\{[^]*?\n\})\n/, "")
        .replace(/ \*\n \* This interface was referenced by `Root`[^]*?\n(?= \*\/)/g, "")
        .replace(/\/\*\*\n \* This interface was referenced by `Root`[^]*?\*\/\n/g, "");
    writeFileSync(`${target}${name}.ts`, banner + plain + more);
}

function union(schema, root) {
    const part = schema.properties[root];
    const refs = (part.oneOf ?? [part]).map((one) => one.$ref.split("/").pop());
    return refs.join(" | ");
}

mkdirSync(target, { recursive: true });
await write("wire", openParts({ ...wire, title: "Root" }), `\nexport const PROTOCOL = ${wire.protocol};\n`);
for (const [name, { schema, kinds }] of Object.entries(games)) {
    const named = nameWords(schema);
    const unions = ["action", "event", "view"]
        .map((root) => `export type Any${capital(root)} = ${union(schema, root)};`)
        .join("\n");
    delete named.properties;
    await write(name, { ...named, title: "Root", type: "object", additionalProperties: false }, `\n${unions}\n`);
    writeFileSync(
        `${target}${name}.kinds.ts`,
        `${banner}import type { Kinds } from "../lib/facts";\n\nexport const kinds: Kinds = ${JSON.stringify(kinds, null, 4)};\n`,
    );
}
writeFileSync(`${target}digest.txt`, digest + "\n");
