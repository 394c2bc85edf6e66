/** Runs a file of Python where tables in a browser run: node run.mjs PACKED plain|snapshot FILE. Prints what it is worth. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [packed, way, file] = [resolve(process.argv[2]), process.argv[3], process.argv[4]];
try {
    const { boot } = await import(pathToFileURL(join(packed, "boot.mjs")).href);
    const files = Object.fromEntries(readdirSync(packed).map((name) => [name, readFileSync(join(packed, name))]));
    const { python, from } = await boot(`${packed}/`, files, way === "plain" ? { snapshot: null } : {});
    if (from !== way) throw new Error(`started ${from}, not ${way}`);
    const worth = await python.runPythonAsync(readFileSync(file, "utf8"));
    console.log(JSON.stringify({ worth, heap: python._module.HEAP8.length }));
    process.exit(0); // Pyodide keeps timers
} catch (error) {
    console.error(String(error)); // without the line of the bundle it came from
    process.exit(1);
}
