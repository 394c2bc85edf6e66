/** What is offered to who has a tile to lay, gathered by the path's end that the tile would join. */
import type { AnyAction, Place } from "$generated/o_zoo_le_mio";
import { at, halvesAt, HEADINGS, pathEnds, type Plan, type Where } from "./plan";

export interface Site extends Where {
    ways: Place[]; // every way the tile may lie over this cell
}

export const isPlace = (action: AnyAction): action is Place => action.type === "Place";

/** The sites, in reading order. Each way to lay the tile is found at one of them at least. */
export function sitesOf(legal: AnyAction[], plan: Plan): Site[] {
    const ways = legal.filter(isPlace);
    const sites = new Map<string, Site>();
    for (const { x, y } of pathEnds(plan)) sites.set(at(x, y), { x, y, ways: [] });
    for (const way of ways) {
        const under = halvesAt(way).flatMap(({ x, y }) => sites.get(at(x, y)) ?? []);
        if (under.length === 0) sites.set(at(way.x, way.y), { x: way.x, y: way.y, ways: [way] });
        for (const site of under) site.ways.push(way);
    }
    const offered = [...sites.values()].filter((site) => site.ways.length > 0);
    for (const site of offered) site.ways.sort((one, other) => turned(one, site) - turned(other, site));
    return offered.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Ways around a site, clockwise: first those with the left half on it. */
function turned(way: Place, site: Where): number {
    const right = way.x !== site.x || way.y !== site.y;
    return (right ? 4 : 0) + HEADINGS.indexOf(way.heading);
}
