/** Where the players sit: like beads on a rounded rectangle, clockwise from the left. This seat is below, at its hand. */
export interface Spot {
    x: number;
    y: number;
}
export interface Print extends Spot {
    angle: number; // in degrees, as play goes clockwise
}
export interface Ring {
    left: number;
    top: number;
    width: number;
    height: number;
    radius: number;
    spots: (Spot | null)[]; // by seat; none for this seat
    prints: Print[]; // steps on the path, where nobody sits
}

export const EDGE = 20; // the half of the path's width, below the table's middle line
const STRIDE = 26;

// By the number of the others: how far along the left side (upwards), the top and the right side (downwards) they sit.
const SIDES: Record<number, [number[], number[], number[]]> = {
    2: [[0.56], [], [0.44]],
    3: [[0.44], [0.5], [0.56]],
    4: [[0.42], [0.2, 0.8], [0.58]],
    5: [[0.4], [0.06, 0.5, 0.94], [0.6]],
    6: [
        [0.14, 0.58],
        [0.22, 0.78],
        [0.42, 0.86],
    ],
    7: [
        [0.1, 0.52],
        [0.06, 0.5, 0.94],
        [0.48, 0.9],
    ],
};

/** Who only looks on sees the first seat below. */
export function ring(seats: number, me: number | null, width: number, height: number, chip: [number, number]): Ring {
    const below = me === null ? chip[1] / 2 : EDGE;
    const [left, top] = [chip[0] / 2, chip[1] / 2];
    const [w, h] = [Math.max(1, width - chip[0]), Math.max(1, height - top - below)];
    const radius = Math.min(w, h) * (w < 480 ? 0.3 : 0.44);
    const place = (distance: number) => moved(walk(distance, w, h, radius), left, top);
    const along = distances(seats - 1, w, h);
    const spots = Array.from({ length: seats }, (_, seat) =>
        seat === me ? null : place(along[(seat - (me ?? 0) + seats) % seats]!),
    );
    const round = 2 * (w + h);
    const steps = Math.floor(round / STRIDE);
    const prints = Array.from({ length: steps }, (_, n) => place((n * round) / steps));
    const free = prints.filter((print) => !spots.some((spot) => spot && covers(spot, print, chip)));
    return { left, top, width: w, height: h, radius, spots, prints: free };
}

function covers(spot: Spot, print: Spot, chip: [number, number]): boolean {
    return Math.abs(spot.x - print.x) < chip[0] / 2 + 8 && Math.abs(spot.y - print.y) < chip[1] / 2 + 8;
}

/** How far each sits from the bottom left corner, going clockwise; the first, at the bottom, is before it. */
function distances(others: number, w: number, h: number): number[] {
    const [left, top, right] = SIDES[others] ?? SIDES[7]!;
    return [
        -w / 2,
        ...left.map((part) => part * h),
        ...top.map((part) => h + part * w),
        ...right.map((part) => h + w + part * h),
    ];
}

/** A point of the rounded rectangle, by its distance along the sharp one. */
function walk(distance: number, w: number, h: number, radius: number): Print {
    const round = 2 * (w + h);
    let rest = ((distance % round) + round) % round;
    const corners: [number, number][] = [
        [0, h],
        [0, 0],
        [w, 0],
        [w, h],
    ]; // each where a side starts: left, top, right, bottom
    for (const [side, [x, y]] of corners.entries()) {
        const length = side % 2 ? w : h;
        if (rest <= length) return onSide(side, x, y, rest, length, radius);
        rest -= length;
    }
    return { x: 0, y: h, angle: -90 };
}

function onSide(side: number, x: number, y: number, rest: number, length: number, radius: number): Print {
    const [dx, dy] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
    ][side] as [number, number];
    const [inX, inY] = [-dy, dx]; // towards the middle
    const straight = { x: x + dx * rest, y: y + dy * rest, angle: -90 + side * 90 };
    const fromEnd = Math.min(rest, length - rest);
    if (fromEnd >= radius) return straight;
    const turn = (1 - fromEnd / radius) * 45; // half of the corner belongs to each side
    const sign = rest < length / 2 ? -1 : 1;
    const along = rest < length / 2 ? radius - radius * sin(turn) : length - radius + radius * sin(turn);
    const inward = radius * (1 - Math.cos((turn * Math.PI) / 180));
    return { x: x + dx * along + inX * inward, y: y + dy * along + inY * inward, angle: straight.angle + sign * turn };
}

function sin(degrees: number): number {
    return Math.sin((degrees * Math.PI) / 180);
}

function moved(print: Print, left: number, top: number): Print {
    return { ...print, x: print.x + left, y: print.y + top };
}
