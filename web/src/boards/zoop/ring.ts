/** Where the players sit: like beads on a rounded rectangle, this seat at the bottom, the next one clockwise of it. */
export interface Spot {
    x: number;
    y: number;
}
export interface Arrow extends Spot {
    angle: number; // in degrees, as play goes clockwise
}
export interface Ring {
    left: number;
    top: number;
    radius: number;
    spots: Spot[]; // by seat
    arrows: Arrow[];
}

// By the number of the others: how far along the left side (upwards), the top and the right side (downwards) they sit.
const SIDES: Record<number, [number[], number[], number[]]> = {
    2: [[0.68], [], [0.32]],
    3: [[0.52], [0.5], [0.48]],
    4: [[0.46], [0.2, 0.8], [0.54]],
    5: [[0.44], [0.06, 0.5, 0.94], [0.56]],
    6: [
        [0.14, 0.6],
        [0.22, 0.78],
        [0.4, 0.86],
    ],
    7: [
        [0.1, 0.5],
        [0.06, 0.5, 0.94],
        [0.5, 0.9],
    ],
};

export function ring(seats: number, me: number, width: number, height: number, chip: [number, number]): Ring {
    const [w, h] = [Math.max(1, width - chip[0]), Math.max(1, height - chip[1])];
    const radius = Math.min(w, h) * (w < 480 ? 0.22 : 0.34);
    const along = distances(seats - 1, w, h);
    const place = (distance: number) => moved(walk(distance, w, h, radius), chip);
    const spots = Array.from({ length: seats }, (_, seat) => place(along[(seat - me + seats) % seats]!));
    const between = along.map((start, n) => place((start + (along[n + 1] ?? along[0]! + 2 * (w + h))) / 2));
    const arrows = between.filter((arrow) => !spots.some((spot) => covers(spot, arrow, chip)));
    return { left: chip[0] / 2, top: chip[1] / 2, radius, spots, arrows };
}

/** Neighbours may leave no room for an arrow. */
function covers(spot: Spot, arrow: Spot, chip: [number, number]): boolean {
    return Math.abs(spot.x - arrow.x) < chip[0] / 2 + 8 && Math.abs(spot.y - arrow.y) < chip[1] / 2 + 8;
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
function walk(distance: number, w: number, h: number, radius: number): Arrow {
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

function onSide(side: number, x: number, y: number, rest: number, length: number, radius: number): Arrow {
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

function moved(arrow: Arrow, chip: [number, number]): Arrow {
    return { ...arrow, x: arrow.x + chip[0] / 2, y: arrow.y + chip[1] / 2 };
}
