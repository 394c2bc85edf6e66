/**
 * A whole file, told how much of it has come; it is kept as it is read, unpacked. A page in its place is what a network
 * says that wants a login first.
 */
export async function fetchWhole(
    address: string,
    signal: AbortSignal,
    came: (bytes: number) => void,
): Promise<Response> {
    const answer = await fetch(address, { signal, cache: "no-cache" });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (!answer.ok || !answer.body || (isPage && !address.endsWith("/")))
        throw new Error(`${address}: ${answer.status}`);
    let received = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
            came((received += chunk.length));
            controller.enqueue(chunk);
        },
    });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
    return new Response(await new Response(answer.body.pipeThrough(counting)).blob(), { headers });
}

/** A few at a time. The first failure ends all. */
export async function inLanes<T>(
    lanes: number,
    tasks: Iterable<T>,
    signal: AbortSignal,
    work: (task: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
    const rest = tasks[Symbol.iterator]();
    const ending = new AbortController();
    signal.addEventListener("abort", () => ending.abort(signal.reason));
    const lane = async () => {
        for (let next = rest.next(); !next.done; next = rest.next()) {
            signal.throwIfAborted();
            ending.signal.throwIfAborted();
            await work(next.value, ending.signal);
        }
    };
    try {
        await Promise.all(Array.from({ length: lanes }, lane));
    } catch (error) {
        ending.abort(error);
        throw error;
    }
}
