/** Why a part of the board that is in sight cannot be chosen now, in words. */
import type { AnyView, TileWord, ZooView } from "$generated/zooloretto";
import type { Source } from "./choices";
import type { Reason } from "./money";
import { faceOf, speciesOf, truckSpaces, type Enclosure } from "./parts";

/** The tile a source is, if it is a single one. */
export function tileOf(from: Source): TileWord | null {
    const [what, ...rest] = from.split(" ");
    return what === "arrival" || what === "barn" || what === "stall" ? (rest.at(-1) as TileWord) : null;
}

/** Why what was picked cannot be put into this enclosure. */
export function whyNotHere(from: Source, zoo: ZooView, at: number, enclosure: Enclosure): Reason | null {
    const tile = tileOf(from);
    const [animals, stalls] = [zoo.enclosures[at] ?? [], zoo.stalls[at] ?? []];
    if (!tile || from.startsWith(`stall ${enclosure.place} `)) return null;
    if (faceOf(tile).kind === "stall") return stalls.length < enclosure.stalls ? null : ["why-not-stall"];
    if (animals[0] && speciesOf(animals[0]) !== speciesOf(tile)) return ["why-not-species"];
    return animals.length < enclosure.spaces ? null : ["why-not-full"];
}

/** Why a truck can be neither loaded nor taken by the player whose turn it is. */
export function whyNotTruck(view: AnyView, truck: number): Reason | null {
    const tiles = view.trucks[truck] ?? [];
    if (view.to_house.length > 0) return ["why-not-place"];
    if (view.hand !== null) return tiles.length < truckSpaces(view.zoos.length, truck) ? null : ["why-not-truck-full"];
    return tiles.length > 0 ? null : ["why-not-truck-empty"];
}

/** Why no tile can be drawn. */
export function whyNotDraw(view: AnyView): Reason | null {
    if (view.hand !== null) return ["why-not-load"];
    return [view.to_house.length > 0 ? "why-not-place" : "why-not-draw"];
}
