/** Which part of a plan is looked at, in cells. */
import type { Area } from "./plan";

export interface Camera {
    x: number; // the middle of the window, in cells
    y: number;
    scale: number; // pixels a cell
}

export interface Size {
    width: number;
    height: number;
}

export const LEAST = 18;
export const MOST = 170;
const MARGIN = 0.15; // around what is brought into sight
const COSY = 112; // a small zoo is not blown up further by itself

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

export function fitted(area: Area, size: Size): Camera {
    const scale = Math.min(size.width / (area.right - area.left), size.height / (area.bottom - area.top), COSY);
    return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2, scale: Math.max(8, scale) };
}

/** Nearer or further, with the point under the finger (in pixels from the window's middle) staying where it is. */
export function zoomed(camera: Camera, factor: number, dx = 0, dy = 0): Camera {
    const scale = between(Math.min(LEAST, camera.scale), camera.scale * factor, MOST);
    const gain = 1 / camera.scale - 1 / scale;
    return { x: camera.x + dx * gain, y: camera.y + dy * gain, scale };
}

/** The plan pulled along by so many pixels; its area never leaves the window altogether. */
export function dragged(camera: Camera, dx: number, dy: number, area: Area): Camera {
    return {
        x: between(area.left, camera.x - dx / camera.scale, area.right),
        y: between(area.top, camera.y - dy / camera.scale, area.bottom),
        scale: camera.scale,
    };
}

export function viewBox({ x, y, scale }: Camera, { width, height }: Size): string {
    return [x - width / scale / 2, y - height / scale / 2, width / scale, height / scale]
        .map((part) => 100 * part)
        .join(" ");
}

/** Where a point of the plan is in the window, in pixels. */
export function onScreen(
    { x, y, scale }: Camera,
    { width, height }: Size,
    column: number,
    row: number,
): [number, number] {
    return [(column - x) * scale + width / 2, (row - y) * scale + height / 2];
}

/** The camera moved as little as shows all of an area; itself, if it does already. */
export function revealing(camera: Camera, { width, height }: Size, area: Area): Camera {
    const shift = (middle: number, span: number, low: number, high: number) => {
        const half = span / camera.scale / 2;
        if (low < middle - half) return low - (middle - half) - MARGIN;
        return high > middle + half ? high - (middle + half) + MARGIN : 0;
    };
    const [dx, dy] = [shift(camera.x, width, area.left, area.right), shift(camera.y, height, area.top, area.bottom)];
    return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}
