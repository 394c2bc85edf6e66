/** Tiles have no names of their own on the wire. Here each gets one that it keeps from view to view, so that it can fly. */
import type { AnyView, TileWord } from "$generated/zooloretto";

export interface Known {
    key: string;
    tile: TileWord;
    fresh: boolean; // just drawn
    born: boolean; // just born
}
export type Identities = Map<string, Known[]>; // by spot
type Spots = Map<string, readonly TileWord[]>;

const ONCE: Record<string, string> = { father: "male", mother: "female" };

let made = 0;

export const spot = {
    hand: "hand",
    arrivals: "arrivals",
    gone: "gone",
    truck: (number: number) => `truck-${number}`,
    pen: (seat: number, place: number) => `pen-${seat}-${place}`,
    stalls: (seat: number, place: number) => `stalls-${seat}-${place}`,
    barn: (seat: number) => `barn-${seat}`,
};

export function spotsOf(view: AnyView): Spots {
    const spots: Spots = new Map();
    spots.set(spot.hand, view.hand ? [view.hand] : []);
    spots.set(spot.arrivals, view.to_house);
    spots.set(spot.gone, view.gone);
    view.trucks.forEach((tiles, number) => spots.set(spot.truck(number), tiles));
    view.zoos.forEach((zoo, seat) => {
        zoo.enclosures.forEach((tiles, place) => spots.set(spot.pen(seat, place), tiles));
        zoo.stalls.forEach((tiles, place) => spots.set(spot.stalls(seat, place), tiles));
        spots.set(spot.barn(seat), zoo.barn);
    });
    return spots;
}

/** Who is who in a new view: first those who stayed where they were, then those who came from elsewhere, then the new. */
export function identify(before: Identities | null, view: AnyView): Identities {
    const left = new Map([...(before ?? [])].map(([at, tiles]) => [at, [...tiles]]));
    const spots = [...spotsOf(view)];
    const stayed = spots.map(([at, tiles]) => tiles.map((tile) => take(left.get(at) ?? [], tile)));
    const rest = [...left.values()].flat();
    return new Map(
        spots.map(([at, tiles], number) => [
            at,
            tiles.map((tile, nth) => stayed[number]![nth] ?? take(rest, tile) ?? create(tile, before !== null)),
        ]),
    );
}

function take(known: Known[], tile: TileWord): Known | undefined {
    const alike = known.findIndex((one) => one.tile === tile);
    const at = alike >= 0 ? alike : known.findIndex((one) => one.tile === younger(tile));
    const found = at >= 0 ? known.splice(at, 1)[0] : undefined;
    return found && { key: found.key, tile, fresh: false, born: false };
}

/** A father was a male before, a mother a female. */
function younger(tile: TileWord): string {
    const [species, form] = tile.split("-");
    return `${species}-${ONCE[form ?? ""] ?? form}`;
}

function create(tile: TileWord, news: boolean): Known {
    const offspring = tile.endsWith("-offspring");
    return { key: `tile-${++made}`, tile, fresh: news && !offspring, born: news && offspring };
}

/** Tiles alike, piled up: they are one choice. */
export function piles(tiles: readonly Known[]): Known[][] {
    const found = new Map<TileWord, Known[]>();
    for (const one of tiles) found.set(one.tile, [...(found.get(one.tile) ?? []), one]);
    return [...found.values()];
}
