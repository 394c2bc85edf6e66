/** What the drawings say to who does not see them. */
import type { LaidView, Tile, TileLaid, ZooView } from "$generated/o_zoo_le_mio";
import type { Text } from "$lib/board";
import { FAMILIES } from "./plan";

export function tileWords(face: Tile, text: Text): string {
    return text.say("board-tile", {
        left: text.word(face.left),
        left_stars: face.left_stars,
        right: text.word(face.right),
        right_stars: face.right_stars,
        bushes: face.bushes,
        exits: face.exits.map((exit) => text.word(exit)).join(", "),
    });
}

export function zooWords(zoo: ZooView, player: string, text: Text): string {
    const shown = FAMILIES.flatMap((family, number) => {
        const [stars, visitors] = [zoo.enclosures[number]!, zoo.visitors[number]!];
        return stars > 0 ? [text.say("board-attraction", { family: text.word(family), stars, visitors })] : [];
    });
    const facts = { player, tiles: zoo.laid.length, bushes: zoo.bushes, trees: zoo.trees, benches: zoo.benches };
    return [text.say("board-zoo", facts), ...shown].join(" ");
}

export function laidWords(laid: LaidView, seat: number, names: string[], text: Text): string {
    const { face, x, y, heading } = laid;
    const told: TileLaid = { type: "TileLaid", seat, left: face.left, right: face.right, x, y, heading };
    return text.event(told, names);
}
