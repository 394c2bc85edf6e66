/** A channel whose other end is still starting: what is said meanwhile is sent as soon as it is there. */
import type { Channel } from "./socket";

const COME_AGAIN = 1012;

export class LateChannel implements Channel {
    onopen: Channel["onopen"] = null;
    onmessage: Channel["onmessage"] = null;
    onclose: Channel["onclose"] = null;
    private line: Channel | null = null;
    private unsent: string[] = [];
    private closed = false;

    constructor(coming: Promise<Channel>) {
        coming.then(
            (line) => this.join(line),
            () => this.closed || this.onclose?.({ code: COME_AGAIN }),
        );
    }

    send(text: string): void {
        if (this.line) this.line.send(text);
        else this.unsent.push(text);
    }

    close(): void {
        this.closed = true;
        this.line?.close();
    }

    private join(line: Channel): void {
        if (this.closed) return line.close();
        this.line = line;
        line.onopen = () => this.onopen?.();
        line.onmessage = (message) => this.onmessage?.(message);
        line.onclose = (event) => this.onclose?.(event);
        for (const text of this.unsent.splice(0)) line.send(text);
    }
}
