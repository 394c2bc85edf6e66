/** Where on the board each choice begins and ends. A source is picked, a target is where it is put; some need no target. */
import type { AnyAction, PlaceWord, SpeciesWord, TileWord } from "$generated/zooloretto";
import { BARN, formsOf } from "./parts";

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

export type Way = [begins: Source, ends: Target];

/** All ways to make a choice by hand, the plainest first. */
export function ways(action: AnyAction): Way[] {
    switch (action.type) {
        case "Draw":
            return [[source.stack, target.now]];
        case "Load":
            return [[source.hand, target.truck(action.truck)]];
        case "Take":
            return [[source.truck(action.truck), target.now]];
        case "House":
            return [[source.arrival(action.tile), target.place(action.place)]];
        case "MoveAnimal":
            return [[source.barn(action.animal), target.place(action.place)]];
        case "MoveStall": {
            const inBarn = action.origin === BARN;
            const stands = inBarn ? source.barn(action.stall) : source.stall(action.origin, action.stall);
            return [[stands, target.place(action.place)]];
        }
        case "Exchange":
            return [
                [source.pen(action.first), target.place(action.second)],
                [source.pen(action.second), target.place(action.first)],
            ];
        case "ExchangeWithBarn":
            return [
                [source.pen(action.place), target.group(action.species)],
                ...formsOf(action.species).map((tile): Way => [source.barn(tile), target.place(action.place)]),
            ];
        case "Buy":
            return [[source.theirs(action.owner, action.tile), target.now]];
        case "Discard":
            return [[source.barn(action.tile), target.bin]];
        case "Expand":
            return [[source.plot, target.now]];
        default:
            return []; // luck
    }
}

/** Where this source has to be put for the action, or null if the action does not begin there. */
export function meets(action: AnyAction, from: Source): Target | null {
    return ways(action).find(([begins]) => begins === from)?.[1] ?? null;
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

/** What is in the hand or waits to be placed needs no picking. */
export function given(legal: readonly AnyAction[], arrivals: readonly TileWord[]): Source | null {
    if (legal.some((action) => action.type === "Load")) return source.hand;
    return legal.some((action) => action.type === "House") && arrivals[0] ? source.arrival(arrivals[0]) : null;
}
