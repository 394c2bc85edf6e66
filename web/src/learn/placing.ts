/** Where the words of a lesson go: beside what they are about, and never over it. */

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}
interface Point {
    x: number;
    y: number;
}
type Size = Pick<Box, "width" | "height">;

const MARGIN = 10;

function overlap(one: Box, other: Box): number {
    const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return Math.max(0, width) * Math.max(0, height);
}

/** Around all of them. */
export function union(boxes: Box[]): Box {
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
}

/** The place of a bubble of this size within a frame: near the boxes, on the side where it covers least of them. */
export function place(boxes: Box[], size: Size, frame: Box): Point {
    const inside = (x: number, y: number) => ({
        x: Math.min(Math.max(x, frame.x + MARGIN), frame.x + frame.width - size.width - MARGIN),
        y: Math.min(Math.max(y, frame.y + MARGIN), frame.y + frame.height - size.height - MARGIN),
    });
    if (!boxes.length) return inside(frame.x + (frame.width - size.width) / 2, frame.y);
    const covered = (at: Point) => boxes.reduce((sum, box) => sum + overlap({ ...at, ...size }, box), 0);
    return candidates(union(boxes), size, frame)
        .map(([x, y]) => inside(x, y))
        .reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/** Below, above, right, left, then the corners. */
function candidates(around: Box, size: Size, frame: Box): [number, number][] {
    const x = around.x + (around.width - size.width) / 2;
    const y = around.y + (around.height - size.height) / 2;
    const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
    return [
        [x, around.y + around.height + MARGIN],
        [x, around.y - size.height - MARGIN],
        [around.x + around.width + MARGIN, y],
        [around.x - size.width - MARGIN, y],
        [frame.x, bottom],
        [right, bottom],
        [frame.x, frame.y],
        [right, frame.y],
    ];
}
