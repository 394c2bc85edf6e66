/** What taking a truck would bring, in boxes, points and words. */
import type { ScoreSheet, Preview, Text } from "$lib/board";
import type { AnyEvent, AnyView } from "$generated/zooloretto_dice";
import { newBoxes } from "./marks";

export interface Look {
    boxes: Set<string>;
    before: number;
    after: number;
    warnings: string[]; // what is worth reading before the truck is taken
    told: string; // everything, for those who listen
}

const PLAIN = new Set<AnyEvent["type"]>(["TruckTaken", "AnimalHoused", "CoinMarked", "RoundEnded", "GameEnded"]);

interface Now {
    view: AnyView;
    standings: ScoreSheet[];
    seat: number;
}

export function lookOf(preview: Preview<AnyView, AnyEvent>, now: Now, text: Text, names: string[]): Look {
    const { view, standings, seat } = now;
    const before = standings[seat]!.points;
    const after = preview.standings[seat]!.points;
    const say = (event: AnyEvent) => text.event(event, names);
    const events = preview.events.filter((event) => event.type !== "TruckTaken" && event.type !== "RoundEnded");
    return {
        boxes: newBoxes(view.sheets[seat]!, preview.view.sheets[seat]!),
        before,
        after,
        warnings: preview.events.filter((event) => !PLAIN.has(event.type)).map(say),
        told: [text.say("board-gain", { before, after }), ...events.map(say)].join(" "),
    };
}
