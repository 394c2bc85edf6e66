/** Dragging with a mouse or pen: what was pressed is picked, what it is dropped on is where it is put. A finger taps. */
import type { Attachment } from "svelte/attachments";
import type { Hands } from "./hands.svelte";

const STILL = 8; // so far may a click wander

interface Drag {
    from: HTMLElement;
    x: number;
    y: number;
    ghost: HTMLElement | null;
    over: Element | null;
}

export function draggable(hands: Hands): Attachment<HTMLElement> {
    return (board) => {
        let drag: Drag | null = null;

        function press(event: PointerEvent) {
            const from = (event.target as Element).closest<HTMLElement>("[data-source]");
            if (!from || event.pointerType === "touch" || event.button !== 0) return;
            drag = { from, x: event.clientX, y: event.clientY, ghost: null, over: null };
        }
        function move(event: PointerEvent) {
            if (!drag) return;
            if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STILL) return;
            if (!drag.ghost) lift(drag);
            drag.ghost!.style.translate = `${event.clientX}px ${event.clientY}px`;
            drag.over?.classList.remove("over");
            drag.over = below(event);
            drag.over?.classList.add("over");
        }
        function lift(held: Drag) {
            const from = held.from.dataset["source"]!;
            if (hands.picked !== from) hands.pick(from);
            held.ghost = ghostOf(held.from);
            document.body.append(held.ghost);
        }
        function below(event: PointerEvent): Element | null {
            const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-target]") ?? null;
            return found && board.contains(found) ? found : null;
        }
        function release() {
            const held = drag;
            drag = null;
            if (!held?.ghost) return;
            held.ghost.remove();
            held.over?.classList.remove("over");
            window.addEventListener("click", swallow, { capture: true, once: true });
            setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
            const to = (held.over as HTMLElement | null)?.dataset["target"];
            if (to) hands.put(to);
        }
        function abort() {
            drag?.ghost?.remove();
            drag?.over?.classList.remove("over");
            drag = null;
        }

        board.addEventListener("pointerdown", press);
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", release);
        window.addEventListener("pointercancel", abort);
        return () => {
            abort();
            board.removeEventListener("pointerdown", press);
            window.removeEventListener("pointermove", move);
            window.removeEventListener("pointerup", release);
            window.removeEventListener("pointercancel", abort);
        };
    };
}

function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
}

function ghostOf(from: HTMLElement): HTMLElement {
    const tile = from.querySelector(".tile") ?? from.parentElement?.querySelector(".tile") ?? from;
    const ghost = tile.cloneNode(true) as HTMLElement;
    const { width, height } = tile.getBoundingClientRect();
    ghost.removeAttribute("data-key");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText =
        `position:fixed;left:${-width / 2}px;top:${-height / 2}px;width:${width}px;height:${height}px;` +
        "z-index:60;pointer-events:none;margin:0;scale:1.12;opacity:0.92";
    return ghost;
}
