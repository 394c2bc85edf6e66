/**
 * Starts Python with our files: in the browser's worker, and in Node, where the same files are built and tested.
 * A snapshot is memory only, so files are put in place either way. The one library that is not Python is loaded before
 * anything else, where it then lies at the same addresses as when the snapshot was made.
 */
const SITE = "/lib/python3.14/site-packages";
const LIBRARY = `${SITE}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
const OURS = "/lib/zoorama.zip";
const FILES = { "msgspec.so": LIBRARY, "zoorama.zip": OURS };
const LOCK = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {}, // nothing is ever fetched from elsewhere
};
const ENVIRONMENT = { PYTHONPATH: OURS, HOME: "/tmp", PYTHONNODEBUGRANGES: "1" }; // smaller, in memory too
const ENTRY = "zoorama.offline.browser";

const KINDS = { wasm: "application/wasm" };

/** `base` is where pyodide.mjs lies, with a slash at its end; `files` are the contents by name. */
export async function boot(base, files, { snapshot = files["snapshot.bin"], warn = console.warn } = {}) {
    lend(base, files);
    if (snapshot) {
        try {
            const python = await load(base, files, { _loadSnapshot: new Uint8Array(snapshot) });
            return { home: python.pyimport(ENTRY), python, from: "snapshot" };
        } catch (error) {
            warn("zoorama: no start from the snapshot", error); // private to Pyodide: what it once did it may not do here
        }
    }
    const python = await load(base, files);
    return { home: python.pyimport(ENTRY), python, from: "plain" };
}

export async function load(base, files, { environment = {}, ...more } = {}) {
    const [{ loadPyodide }, { default: createModule }] = await Promise.all([
        import(/* @vite-ignore */ `${base}pyodide.mjs`),
        import(/* @vite-ignore */ `${base}pyodide.asm.mjs`),
    ]);
    return loadPyodide({
        indexURL: base,
        lockFileContents: LOCK,
        packageBaseUrl: base,
        env: { ...ENVIRONMENT, ...environment },
        fsInit: async (fs) => putInPlace(fs, files),
        createPyodideModule: (settings) =>
            createModule({
                ...settings,
                dynamicLibraries: [LIBRARY],
                locateFile: (name) => (name === LIBRARY ? `${base}msgspec.so` : name),
            }),
        ...more,
    });
}

/** Pyodide fetches by address; what we have already it gets from us. */
function lend(base, files) {
    const { fetch } = globalThis;
    globalThis.fetch = async (address, options) => {
        const name = String(address).startsWith(base) ? String(address).slice(base.length) : "";
        if (!(name in files)) return fetch(address, options);
        return new Response(files[name], { headers: { "content-type": KINDS[name.split(".").pop()] ?? "" } });
    };
}

function putInPlace(fs, files) {
    for (const [name, path] of Object.entries(FILES)) {
        fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        fs.writeFile(path, new Uint8Array(files[name]));
    }
}
