/** How a hand lies: overlapping, in as few rows as leave every card wide enough for a finger. */
export interface Fan {
    card: number; // width
    height: number; // of the whole
    places: { x: number; y: number; angle: number }[];
}

const FINGER = 44;
const RATIO = 1.4; // a card's height by its width
const LIFT = 14; // room for a card that is raised
const MARGIN = 4; // for the slant of the outer cards
const WIDE = 640;
const SHOWN = 0.62; // of a card, above the next row

export function fan(cards: number, width: number): Fan {
    const rows = rowsFor(cards, width);
    const card = rows === 1 ? inOneRow(cards, width) : inRows(width);
    const perRow = Math.ceil(cards / rows);
    const rowStep = card * RATIO * SHOWN;
    const places = Array.from({ length: cards }, (_, n) => {
        const row = Math.floor(n / perRow);
        const inRow = row === rows - 1 ? cards - perRow * (rows - 1) : perRow;
        return { ...inFan(n - row * perRow, inRow, width, card, rows === 1), row };
    }).map(({ x, y, angle, row }) => ({ x, y: y + LIFT + row * rowStep, angle }));
    const sag = Math.max(0, ...places.map(({ y }) => y)) - LIFT - (rows - 1) * rowStep;
    return { card, height: LIFT + (rows - 1) * rowStep + card * RATIO + Math.max(0, sag), places };
}

const inRows = (width: number) => (width >= WIDE ? 92 : 70);

/** As large as leaves a finger's width of each, within bounds. */
function inOneRow(cards: number, width: number): number {
    const [least, most] = width >= WIDE ? [92, 104] : [72, 80];
    return Math.max(least, Math.min(most, width - 2 * MARGIN - FINGER * (cards - 1)));
}

function rowsFor(cards: number, width: number): number {
    const fitting = (card: number, room: number) => Math.max(1, Math.floor((room - card) / FINGER) + 1);
    if (cards <= fitting(inOneRow(cards, width), width - 2 * MARGIN)) return 1;
    return Math.max(2, Math.ceil(cards / fitting(inRows(width), width)));
}

/** One row, from its middle; a single row is bent like cards held in a hand. */
function inFan(n: number, cards: number, width: number, card: number, bent: boolean) {
    const margin = bent ? MARGIN : 0;
    const step = cards > 1 ? Math.min(card + 8, (width - card - 2 * margin) / (cards - 1)) : 0;
    const off = n - (cards - 1) / 2;
    const bend = bent ? Math.min(2, (width >= WIDE ? 10 : 6) / cards) : 0;
    return { x: width / 2 + off * step - card / 2, y: bent ? (off * off * step * bend) / 120 : 0, angle: off * bend };
}
