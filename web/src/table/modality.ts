/** Whether the person last acted by key: only then does focus have to be looked after. */
let keyboard = false;

if (typeof document !== "undefined") {
    document.addEventListener("keydown", () => (keyboard = true), true);
    document.addEventListener("pointerdown", () => (keyboard = false), true);
}

export function byKeyboard(): boolean {
    return keyboard;
}
