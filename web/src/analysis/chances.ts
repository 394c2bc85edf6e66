/** The geometry of the graph of chances: a band a seat, one upon the other, over the steps of a game. */

export interface Frame {
    width: number;
    height: number;
    left: number; // margins
    right: number;
    top: number;
    bottom: number;
}

export interface Plot {
    x: (step: number) => number;
    y: (share: number) => number; // 0 lies at the bottom
}

export interface Label {
    seat: number;
    x: number;
    y: number;
}

type Chances = readonly (readonly number[])[]; // by step and seat

const APART = 110; // pixels between two marks of a band
const ROOM = 15; // pixels of height that a mark needs

export function plotOf(steps: number, frame: Frame): Plot {
    const wide = Math.max(0, frame.width - frame.left - frame.right); // while it is hidden it has none
    const high = Math.max(0, frame.height - frame.top - frame.bottom);
    return {
        x: (step) => frame.left + (wide * step) / Math.max(1, steps - 1),
        y: (share) => frame.top + high * (1 - share),
    };
}

/** What lies below each seat's band, and on its top: the first seat's is the highest, as in every list of players. */
export function edgesOf(shares: readonly number[], seat: number): [low: number, high: number] {
    const low = shares.slice(seat + 1).reduce((sum, share) => sum + share, 0);
    return [Math.min(1, low), Math.min(1, low + (shares[seat] ?? 0))];
}

export function bandOf(chances: Chances, seat: number, plot: Plot): string {
    const at = (step: number, share: number) => `${plot.x(step).toFixed(1)} ${plot.y(share).toFixed(1)}`;
    const edges = chances.map((shares) => edgesOf(shares, seat));
    const above = edges.map(([, high], step) => at(step, high));
    const below = edges.map(([low], step) => at(step, low)).reverse();
    return `M${[...above, ...below].join("L")}Z`;
}

/** Where a band is thick enough for its seat's mark: in its widest place, and again at a distance. */
export function labelsOf(chances: Chances, seat: number, plot: Plot): Label[] {
    const places = chances
        .map((shares, step) => {
            const [low, high] = edgesOf(shares, seat);
            return { seat, x: plot.x(step), y: (plot.y(low) + plot.y(high)) / 2, thick: plot.y(low) - plot.y(high) };
        })
        .filter(({ thick, x }) => thick >= ROOM && inside(x, chances.length, plot))
        .toSorted((a, b) => b.thick - a.thick);
    const taken: Label[] = [];
    for (const { x, y } of places)
        if (taken.every((other) => Math.abs(other.x - x) >= APART)) taken.push({ seat, x, y });
    return taken;
}

function inside(x: number, steps: number, plot: Plot): boolean {
    return x >= plot.x(0) + ROOM / 2 && x <= plot.x(steps - 1) - ROOM / 2;
}

/** The steps worth a row of a table: where a round ends, something is marked, or anybody's chance changed visibly. */
export function rowsOf(chances: Chances, kept: ReadonlySet<number>): number[] {
    const shown: number[] = [];
    chances.forEach((shares, step) => {
        const before = chances[shown.at(-1) ?? -1];
        const changed = !before || shares.some((share, seat) => inHundred(share) !== inHundred(before[seat] ?? 0));
        if (changed || kept.has(step)) shown.push(step);
    });
    return shown;
}

function inHundred(share: number): number {
    return Math.round(share * 100);
}
