/** What taking a truck would bring, in boxes, points and words. */
import type { ScoreSheet, Preview, Text } from "$lib/board";
import type { AnyEvent, AnyView } from "$generated/zooloretto_dice";
import { newBoxes } from "./marks";
import { signed } from "$lib/text";

export interface Look {
    boxes: Set<string>;
    before: number;
    after: number;
    told: string; // as something that has not happened yet
}

interface Now {
    view: AnyView;
    standings: ScoreSheet[];
    seat: number;
}

export function lookOf(truck: number, preview: Preview<AnyView, AnyEvent>, now: Now, text: Text): Look {
    const { view, standings, seat } = now;
    const before = standings[seat]!.points;
    const after = preview.standings[seat]!.points;
    const gain = text.say("prompt-would-gain", { truck: truck + 1, gain: signed(after - before) });
    return {
        boxes: newBoxes(view.sheets[seat]!, preview.view.sheets[seat]!),
        before,
        after,
        told: [...new Set([...preview.events.flatMap((event) => noteOf(event, text)), gain])].join(" "),
    };
}

/** What is worth a sentence beside the points. */
function noteOf(event: AnyEvent, text: Text): string[] {
    const key = `prompt-would-${event.type}`;
    switch (event.type) {
        case "BonusWon":
        case "AnimalSentToBarn":
            return [text.say(key, { species: event.species, "species-name": text.word(event.species) })];
        case "DieIgnored":
            return [text.say(key, { die: event.die, "die-name": text.word(event.die) })];
        case "LastRoundCalled":
            return [text.say(key)];
        default:
            return [];
    }
}
