/** The SHA-256 of bytes written in hexadecimal: what a table's commitment is of its seed. */
export async function sha256Hex(hex: string): Promise<string> {
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
