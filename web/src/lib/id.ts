/** A name nobody else has chosen: of a message, or of what somebody adds to luck. */
export function newId(): string {
    return crypto.randomUUID?.() ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join("");
}
