/** Which boxes of a sheet are new, and from which crate each mark came. */
import type { AnyEvent, AnyView, SheetView } from "$generated/zooloretto_dice";
import { SPECIES } from "./parts";

/** Boxes by name: "pen-4-2" is the lion's third, "coin-5" the last coin, "barn-0", "bonus-1". */
export function boxesOf(sheet: SheetView): Set<string> {
    const boxes = new Set<string>();
    sheet.pens.forEach((marked, species) => {
        for (let box = 0; box < marked; box++) boxes.add(`pen-${species}-${box}`);
        if (sheet.barn[species]) boxes.add(`barn-${species}`);
        if (sheet.bonus[species]) boxes.add(`bonus-${species}`);
    });
    for (let box = 0; box < sheet.coins; box++) boxes.add(`coin-${box}`);
    return boxes;
}

/** What `after` has marked that `before` has not. */
export function newBoxes(before: SheetView, after: SheetView): Set<string> {
    const old = boxesOf(before);
    return new Set([...boxesOf(after)].filter((box) => !old.has(box)));
}

/** For each mark just made, the crate its die lay in: "0-pen-4-2" to "crate-1-0". */
export function origins(events: readonly AnyEvent[], view: AnyView): Map<string, string> {
    const found = new Map<string, string>();
    const free = beforeThese(events, view);
    let truck = 0;
    let crate = 0;
    for (const event of events) {
        if (event.type === "TruckTaken") [truck, crate] = [event.truck, 0];
        const box = boxOf(event, free);
        if (box) found.set(box, `crate-${truck}-${crate}`);
        if (box || event.type === "DieIgnored") crate++;
    }
    return found;
}

type Filled = { seat: number; pens: number[] }[];

/** How full the pens were before the events. */
function beforeThese(events: readonly AnyEvent[], view: AnyView): Filled {
    const filled = view.sheets.map((sheet, seat) => ({ seat, pens: [...sheet.pens] }));
    for (const event of events)
        if (event.type === "AnimalHoused") filled[event.seat]!.pens[SPECIES.indexOf(event.species)]!--;
    return filled;
}

function boxOf(event: AnyEvent, filled: Filled): string | null {
    if (event.type === "CoinMarked") return `${event.seat}-coin-${event.coins - 1}`;
    if (event.type === "AnimalSentToBarn") return `${event.seat}-barn-${SPECIES.indexOf(event.species)}`;
    if (event.type !== "AnimalHoused") return null;
    const species = SPECIES.indexOf(event.species);
    return `${event.seat}-pen-${species}-${filled[event.seat]!.pens[species]!++}`;
}
