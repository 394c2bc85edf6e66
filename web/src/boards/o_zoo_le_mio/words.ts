/** What the drawings say to who does not see them. */
import type { LaidView, Tile, ZooView } from "$generated/o_zoo_le_mio";
import type { Text } from "$lib/board";
import { FAMILIES, type Where } from "./plan";

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

/** A cell by its way from the start tile: "2 to the east, 1 to the north". */
export function whereWords({ x, y }: Where, text: Text): string {
    const across = x === 0 ? [] : [text.say("board-cells", { side: x > 0 ? "east" : "west", cells: Math.abs(x) })];
    const down = y === 0 ? [] : [text.say("board-cells", { side: y > 0 ? "south" : "north", cells: Math.abs(y) })];
    return [...across, ...down].join(", ");
}

export function laidWords(laid: LaidView, text: Text): string {
    return `${whereWords(laid, text)}: ${tileWords(laid.face, text)}`;
}
