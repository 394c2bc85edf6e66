/** Movement by difference: where the keyed parts of a board were, and how they come to be where they are now. */
import type { Motion } from "./board";

type Place = { box: DOMRect; element: Element; to: string | undefined };
export type Places = Map<string, Place>;

/** Where everything with a `data-key` is, measured from the board's own corner: a board that moves as a whole moves nothing. */
export function places(board: Element): Places {
    const found: Places = new Map();
    const corner = board.getBoundingClientRect();
    for (const element of board.querySelectorAll<HTMLElement | SVGElement>("[data-key]")) {
        found.set(element.dataset["key"]!, {
            box: within(element.getBoundingClientRect(), corner),
            element,
            to: element.dataset["to"],
        });
    }
    return found;
}

function within(box: DOMRect, corner: DOMRect): DOMRect {
    return new DOMRect(box.x - corner.x, box.y - corner.y, box.width, box.height);
}

export interface Flight {
    element: Element;
    from: DOMRect;
    to: DOMRect;
}

/** Who flies: those who stayed and moved, and those who came from somewhere. */
export function flights(before: Places, after: Places): Flight[] {
    const found: Flight[] = [];
    for (const [key, { box, element }] of after) {
        const origin = before.get(key) ?? before.get((element as HTMLElement).dataset["from"] ?? "");
        if (origin && moved(origin.box, box)) found.push({ element, from: origin.box, to: box });
    }
    return found;
}

export function moved(from: DOMRect, to: DOMRect): boolean {
    if (from.width === 0 || to.width === 0) return false;
    return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.width - to.width) > 2;
}

/** The keys of what is new or has moved. */
export function changed(before: Places, after: Places): string[] {
    return [...after]
        .filter(([key, { box }]) => !before.has(key) || moved(before.get(key)!.box, box))
        .map(([key]) => key);
}

const FLIGHT = 420; // milliseconds
const HOP = 30; // pixels: what moves less slides, without lift and landing

/**
 * Lets everything fly; settles when the last has landed. The places are from before and after the new view was shown.
 * All is measured before anything is moved: in turns, each measuring would make the browser lay the page out again.
 */
export async function fly(before: Places, after: Places, board: Element, motion: Motion): Promise<void> {
    if (motion.speed === 0 || !("animate" in board)) return;
    const timing = { duration: motion.ms(FLIGHT), easing: "cubic-bezier(0.35, 0, 0.25, 1)" };
    const ways = flights(before, after).map((flight) => ({ element: flight.element, way: keyframes(flight) }));
    const leaving = departures(before, after);
    const landed = ways.map(({ element, way }) => element.animate(way, timing).finished);
    await Promise.allSettled([...landed, ...leaving.map((departure) => leave(departure, board, timing))]);
}

/** From there to here: up a little, along, and down with a small squash. */
function keyframes({ element, from, to }: Flight): Keyframe[] {
    const [x, y] = [from.x - to.x, from.y - to.y];
    const [dx, dy] = inOwnUnits(element, x, y);
    const scale = from.width / to.width;
    const base = { transformOrigin: "0 0", ...(element instanceof SVGElement ? { transformBox: "fill-box" } : {}) };
    const start = { ...base, transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
    const end = { ...base, transform: "none" };
    const far = Math.hypot(x, y);
    if (far < HOP) return [start, end];
    const [lx, ly] = inOwnUnits(element, 0, -Math.min(70, far / 5));
    const middle = `translate(${dx / 2 + lx}px, ${dy / 2 + ly}px) scale(${(scale + 1) / 2 + 0.08})`;
    return [
        start,
        { ...base, transform: middle, offset: 0.45 },
        { ...base, transform: "translate(-3%, 7%) scale(1.06, 0.93)", offset: 0.88 },
        end,
    ];
}

/** A screen distance in the units of an SVG element's surroundings. */
function inOwnUnits(element: Element, dx: number, dy: number): [number, number] {
    const parent = element instanceof SVGElement && !(element instanceof SVGSVGElement && !element.ownerSVGElement);
    const matrix = parent ? (element.parentNode as SVGGraphicsElement).getScreenCTM?.() : null;
    if (!matrix) return [dx, dy];
    const inverse = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse();
    return [dx * inverse.a + dy * inverse.c, dx * inverse.b + dy * inverse.d];
}

interface Departure {
    copy: HTMLElement;
    end: string; // its transform there
}

/** Copies of what is gone, and where it went. */
function departures(before: Places, after: Places): Departure[] {
    const gone = [...before.entries()].filter(([key, place]) => !after.has(key) && place.to && after.has(place.to));
    return gone.map(([, { box, element, to }]) => {
        const target = after.get(to!)!.box;
        const end = `translate(${target.x - box.x}px, ${target.y - box.y}px) scale(${Math.min(1.5, target.width / box.width)})`;
        return { copy: ghost(element, box), end };
    });
}

function leave({ copy, end }: Departure, board: Element, timing: KeyframeAnimationOptions): Promise<unknown> {
    board.append(copy);
    const flight = copy.animate([{ transform: "none" }, { transform: end, opacity: 0.4 }], {
        ...timing,
        fill: "forwards",
    });
    return flight.finished.finally(() => copy.remove());
}

function ghost(element: Element, box: DOMRect): HTMLElement {
    const holder = document.createElement("div");
    holder.setAttribute("aria-hidden", "true");
    holder.className = "ghost";
    holder.style.cssText =
        `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;` +
        "transform-origin:0 0;pointer-events:none;z-index:50;margin:0";
    const copy = element.cloneNode(true) as HTMLElement | SVGElement;
    copy.removeAttribute("data-key");
    holder.append(
        copy instanceof SVGElement && !(copy instanceof SVGSVGElement)
            ? framed(element as SVGGraphicsElement, copy)
            : copy,
    );
    return holder;
}

function framed(element: SVGGraphicsElement, copy: Element): SVGSVGElement {
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const box = element.isConnected ? element.getBBox() : { x: 0, y: 0, width: 32, height: 32 };
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.setAttribute("width", "100%");
    frame.setAttribute("height", "100%");
    frame.append(copy);
    return frame;
}
