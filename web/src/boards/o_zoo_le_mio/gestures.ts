/** Fingers, mouse and wheel upon a window: dragging, pinching, zooming. Clicks that do not move pass through. */
export interface Gestures {
    drag: (dx: number, dy: number) => void;
    zoom: (factor: number, x: number, y: number) => boolean; // about a point of the window; false: it goes no further
}

const SLIP = 6; // pixels that a click may move

export function gestures(node: HTMLElement, { drag, zoom }: Gestures) {
    const fingers = new Map<number, { x: number; y: number }>();
    let dragging = false;

    const within = (x: number, y: number): [number, number] => {
        const box = node.getBoundingClientRect();
        return [x - box.x, y - box.y];
    };

    function down(event: PointerEvent) {
        if (event.button !== 0) return;
        if (fingers.size === 0) dragging = false;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent) {
        const last = fingers.get(event.pointerId);
        if (!last) return;
        const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
        if (!dragging && fingers.size === 1 && Math.hypot(dx, dy) < SLIP) return;
        if (!dragging) node.setPointerCapture(event.pointerId); // so that no click follows
        dragging = true;
        if (fingers.size === 2) pinch(event);
        else drag(dx, dy);
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function pinch(event: PointerEvent) {
        const [, other] = [...fingers].find(([id]) => id !== event.pointerId)!;
        const last = fingers.get(event.pointerId)!;
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        if (before > 0) zoom(after / before, ...within((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
        drag((event.clientX - last.x) / 2, (event.clientY - last.y) / 2);
    }

    function up(event: PointerEvent) {
        fingers.delete(event.pointerId);
    }

    function wheel(event: WheelEvent) {
        const lines = event.deltaMode === 1 ? 16 : 1;
        if (zoom(Math.exp((-event.deltaY * lines) / 500), ...within(event.clientX, event.clientY)))
            event.preventDefault();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("wheel", wheel, { passive: false });
    return {
        destroy() {
            node.removeEventListener("pointerdown", down);
            node.removeEventListener("pointermove", move);
            node.removeEventListener("pointerup", up);
            node.removeEventListener("pointercancel", up);
            node.removeEventListener("wheel", wheel);
        },
    };
}
