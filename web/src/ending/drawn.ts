/** Drawings as bitmaps, for canvases. */
import { drawing } from "$lib/icons/registry";

/** The drawing in a square of so many pixels; null where there is none of that name. */
export async function bitmapOf(name: string, size: number): Promise<HTMLCanvasElement | null> {
    const inner = drawing(name);
    if (!inner) return null;
    const image = new Image(size, size);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${inner}</svg>`;
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    canvas.getContext("2d")!.drawImage(image, 0, 0, size, size);
    return canvas;
}

/** Colours of the page's theme, as a canvas needs them. */
export function colour(name: string): string {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
