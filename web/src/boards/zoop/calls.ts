/** What is said over a player's place about what has just happened there. */
import type { AnyEvent } from "$generated/zoop";

export type Tone = "zoop" | "cage" | "bad" | "calm" | "win";
export interface Call {
    key: string; // of the words
    tone: Tone;
}

/** By seat, the weightiest thing that has just happened; the later one of equals. */
export function calls(events: readonly AnyEvent[]): Map<number, Call> {
    const found = new Map<number, Call>();
    for (const event of events) {
        const said = callOf(event);
        if (said && weight(said[1]) >= weight(found.get(said[0]))) found.set(...said);
    }
    return found;
}

const WEIGHTS: Tone[] = ["calm", "bad", "zoop", "cage", "win"];
const weight = (call: Call | undefined) => (call ? WEIGHTS.indexOf(call.tone) : -1);

function callOf(event: AnyEvent): [number, Call] | null {
    if (event.type === "CardZooped") return [event.seat, { key: "board-call-zoop", tone: "zoop" }];
    if (event.type === "AnimalChased") return [event.hunter, { key: "board-call-cage", tone: "cage" }];
    if (event.type === "ZoopCameLate" || event.type === "CageCameLate")
        return [event.seat, { key: "board-late", tone: "bad" }];
    if (event.type === "CallFailed" || event.type === "CallForgotten")
        return [event.seat, { key: "board-mistake", tone: "bad" }];
    if (event.type === "TurnSkipped") return [event.seat, { key: "board-skipped", tone: "calm" }];
    if (event.type === "TurnPassed") return [event.seat, { key: "board-passes", tone: "calm" }];
    if (event.type === "CardDrawn") return [event.seat, { key: "board-draws", tone: "calm" }];
    if (event.type === "GameWon") return [event.seat, { key: "board-wins", tone: "win" }];
    return null;
}
