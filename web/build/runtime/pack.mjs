/**
 * Builds the files of a device's own tables: node pack.mjs WHEELS OUT [--no-snapshot]
 * WHEELS is a folder of unpacked wheels. OUT gets the plain files; scripts/web lays them out for a server or a folder.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, copyFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const src = resolve(here, "../../../src");
const pyodide = resolve(here, "../../node_modules/pyodide");
const [wheels, out] = process.argv.slice(2, 4).map((name) => resolve(name));
const packages = join(wheels, "packages");
const read = (...name) => readFileSync(join(...name));

async function python(more = {}) {
    const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
    return loadPyodide({ indexURL: pyodide, env: { PYTHONNODEBUGRANGES: "1" }, ...more });
}

async function packOurs() {
    const py = await python();
    for (const [place, folder] of Object.entries({ "/src": src, "/packages": packages })) {
        py.FS.mkdirTree(place);
        py.mountNodeFS(place, folder);
    }
    const pack = module(py, "pack");
    return pack.main_zip("/packages").toJs();
}

function module(py, name) {
    py.FS.writeFile(`/lib/python3.14/site-packages/${name}.py`, read(here, `${name}.py`));
    return py.pyimport(name);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"])
    copyFileSync(join(pyodide, name), join(out, name));
copyFileSync(join(here, "boot.mjs"), join(out, "boot.mjs"));
copyFileSync(join(wheels, "msgspec.so"), join(out, "msgspec.so"));
writeFileSync(join(out, "zoorama.zip"), await packOurs());

const { load } = await import(pathToFileURL(join(out, "boot.mjs")).href);
const base = `${out}/`;
const files = () => Object.fromEntries(readdirSync(out).map((name) => [name, read(out, name)]));
const started = (more) => load(base, files(), more);

// The standard library, once everything is imported that will be.
const whole = await started();
module(whole, "warm");
writeFileSync(join(out, "python_stdlib.zip"), module(whole, "pack").standard_zip("/lib/python314.zip").toJs());

if (!process.argv.includes("--no-snapshot")) {
    const quiet = await started({ _makeSnapshot: true, environment: { PYTHONHASHSEED: "0" } });
    quiet.runPython(read(here, "warm.py").toString(), { globals: quiet.toPy({}) });
    writeFileSync(join(out, "snapshot.bin"), quiet.makeMemorySnapshot());
}
process.exit(0); // Pyodide keeps timers
