/** Fetches the runtime's files, and tells how much of them is here. */
import type { Progress } from "./messages";

/** What `offline/manifest.json` says. Sizes are of what is sent, so that progress is told truly. */
export interface Manifest {
    version: string;
    files: Record<string, { size: number; sent: number }>;
}

export type Fetched = Record<string, ArrayBuffer>;

const PACKED = import.meta.env.VITE_STATIC ? ".gz" : ""; // a plain web server sends what lies there: we unpack it

export async function readManifest(folder: string): Promise<Manifest> {
    const answer = await fetch(`${folder}manifest.json`, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
    return (await answer.json()) as Manifest;
}

/** Programs that came as they are go from the browser's cache straight to its compiler, whose work it keeps. */
export async function fetchAll(
    folder: string,
    manifest: Manifest,
    names: string[],
    told: (step: Progress) => void,
): Promise<Fetched> {
    const total = names.reduce((sum, name) => sum + manifest.files[name]!.sent, 0);
    let received = 0;
    const tell = () => told({ received: Math.round(received), total, stage: "download" });
    tell();
    const fetched = await Promise.all(
        names.map(async (name) => {
            const { size, sent } = manifest.files[name]!;
            const content = await fetchOne(`${folder}${manifest.version}/${name}${PACKED}`, (bytes) => {
                received += (bytes / size) * sent;
                tell();
            });
            return [name, content] as const;
        }),
    );
    return Object.fromEntries(fetched.filter(([name]) => PACKED || !name.endsWith(".wasm")));
}

async function fetchOne(address: string, came: (bytes: number) => void): Promise<ArrayBuffer> {
    const answer = await fetch(address);
    if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
    const whole = PACKED ? answer.body.pipeThrough(new DecompressionStream("gzip")) : answer.body;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
            came(chunk.length);
            controller.enqueue(chunk);
        },
    });
    return new Response(whole.pipeThrough(counting)).arrayBuffer();
}
