/** Where on the board each choice begins and ends. A source is picked, a target is where it is put; some need no target. */
import type { AnyAction, PlaceWord, SpeciesWord, TileWord } from "$generated/zooloretto";
import { BARN, speciesOf } from "./parts";

export type Source = string;
export type Target = string;

export const source = {
    stack: "stack",
    hand: "hand",
    plot: "plot",
    truck: (number: number): Source => `truck ${number}`,
    arrival: (tile: TileWord): Source => `arrival ${tile}`,
    barn: (tile: TileWord): Source => `barn ${tile}`,
    stall: (place: PlaceWord, stall: TileWord): Source => `stall ${place} ${stall}`,
    pen: (place: PlaceWord): Source => `pen ${place}`,
    theirs: (owner: number, tile: TileWord): Source => `theirs ${owner} ${tile}`,
};
export const target = {
    now: "now", // picking it is doing it
    bin: "bin",
    truck: (number: number): Target => `truck ${number}`,
    place: (place: PlaceWord): Target => `place ${place}`,
    group: (species: SpeciesWord): Target => `group ${species}`,
};

/** Where this source has to be put for the action, or null if the action does not begin there. */
export function meets(action: AnyAction, from: Source): Target | null {
    const when = (begins: Source, ends: Target) => (from === begins ? ends : null);
    switch (action.type) {
        case "Draw":
            return when(source.stack, target.now);
        case "Load":
            return when(source.hand, target.truck(action.truck));
        case "Take":
            return when(source.truck(action.truck), target.now);
        case "House":
            return when(source.arrival(action.tile), target.place(action.place));
        case "MoveAnimal":
            return when(source.barn(action.animal), target.place(action.place));
        case "MoveStall": {
            const stands =
                action.origin === BARN ? source.barn(action.stall) : source.stall(action.origin, action.stall);
            return when(stands, target.place(action.place));
        }
        case "Exchange":
            return (
                when(source.pen(action.first), target.place(action.second)) ??
                when(source.pen(action.second), target.place(action.first))
            );
        case "ExchangeWithBarn": {
            const species = from.startsWith("barn ") ? speciesOf(from.slice("barn ".length) as TileWord) : null;
            return species === action.species
                ? target.place(action.place)
                : when(source.pen(action.place), target.group(action.species));
        }
        case "Buy":
            return when(source.theirs(action.owner, action.tile), target.now);
        case "Discard":
            return when(source.barn(action.tile), target.bin);
        case "Expand":
            return when(source.plot, target.now);
        default:
            return null; // luck
    }
}

/** What can be done with a source: the action for each target. */
export function openTo(from: Source, legal: readonly AnyAction[]): Map<Target, AnyAction> {
    const open = new Map<Target, AnyAction>();
    for (const action of legal) {
        const to = meets(action, from);
        if (to !== null) open.set(to, action);
    }
    return open;
}

/** What is in the hand or waits to be settled needs no picking. */
export function given(legal: readonly AnyAction[], arrivals: readonly TileWord[]): Source | null {
    if (legal.some((action) => action.type === "Load")) return source.hand;
    return legal.some((action) => action.type === "House") && arrivals[0] ? source.arrival(arrivals[0]) : null;
}

const FREE = new Set(["Draw", "Load", "Take", "House"]);

/** What costs money is looked at before it is done. */
export function costs(action: AnyAction): boolean {
    return !FREE.has(action.type);
}
