/** The parts of the board in words, for those who do not see it. */
import type { AnyView, TileWord, ZooView } from "$generated/zooloretto";
import type { ScoreSheet, Text } from "$lib/board";
import { truckSpaces, type Enclosure } from "./parts";

/** "2 × zebra, male zebra", or "none". */
export function listed(tiles: readonly TileWord[], text: Text): string {
    const counts = new Map<TileWord, number>();
    for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    const names = [...counts].map(([tile, count]) => (count > 1 ? `${count} × ${text.word(tile)}` : text.word(tile)));
    return names.join(", ") || text.say("board-none");
}

export function penWords(zoo: ZooView, at: number, enclosure: Enclosure, points: number, text: Text): string {
    const [animals, stalls] = [zoo.enclosures[at] ?? [], zoo.stalls[at] ?? []];
    return text.say("board-pen", {
        place: text.say(`score-${enclosure.place}`),
        taken: animals.length,
        spaces: enclosure.spaces,
        tiles: listed(animals, text),
        stalls: listed(stalls, text),
        points,
    });
}

export function truckWords(view: AnyView, truck: number, names: readonly string[], text: Text): string {
    const taker = view.zoos.findIndex((zoo) => zoo.truck === truck);
    if (taker >= 0) return text.say("board-truck-gone", { truck: truck + 1, player: names[taker] ?? "?" });
    const tiles = view.trucks[truck] ?? [];
    const free = truckSpaces(view.zoos.length, truck) - tiles.length;
    return text.say("board-truck-holds", { truck: truck + 1, tiles: listed(tiles, text), free });
}

/** The points of one line of the score sheet. */
export function lineOf(points: Pick<ScoreSheet, "lines"> | undefined, what: string): number {
    return points?.lines.find(([line]) => line === what)?.[1] ?? 0;
}
