/** How a hand lies: always one row, overlapping as much as it must; what can be played keeps a finger's width. */
export interface Fan {
    card: number; // width
    places: { x: number; y: number; angle: number }[];
}

const FINGER = 44;
const LEAST = 7; // of a card that cannot be played, in a crowded hand
const RATIO = 1.4; // a card's height by its width
export const LIFT = 20; // room for a card that is raised
const SAG = 6; // how much lower the outer cards lie
const BELOW = 8; // room for their lower corners
const EDGE = 2; // beside a card that is raised, which leans out a little more
const SLANT = 8; // how far the outer cards lean, in pixels

export function fan(width: number, height: number, open: readonly boolean[]): Fan {
    const card = Math.max(40, Math.min((height - LIFT - SAG - BELOW) / RATIO, width / 3.2));
    const slant = Math.min(SLANT, open.length);
    const angle = (Math.asin(slant / (card * RATIO)) * 180) / Math.PI;
    const steps = gaps(open.slice(0, -1), width - 2 * (slant + EDGE) - card, card + 8);
    const broad = steps.reduce((sum, step) => sum + step, card);
    let x = (width - broad) / 2;
    const places = open.map((_, n) => {
        const off = open.length > 1 ? (2 * n) / (open.length - 1) - 1 : 0; // from −1 to 1
        const place = { x, y: LIFT + SAG * off * off, angle: off * angle };
        x += steps[n] ?? 0;
        return place;
    });
    return { card, places };
}

/** How much is seen of each card but the last. */
function gaps(open: readonly boolean[], room: number, most: number): number[] {
    const even = Math.min(most, room / Math.max(1, open.length));
    const wanted = open.filter(Boolean).length;
    const closed = open.length - wanted;
    const wide = Math.min(FINGER, (room - closed * LEAST) / Math.max(1, wanted));
    if (wanted === 0 || closed === 0 || wide <= even) return open.map(() => even);
    return open.map((playable) => (playable ? wide : (room - wanted * wide) / closed));
}
