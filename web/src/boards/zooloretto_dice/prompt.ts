/** What the player has to do, why something cannot be done, and how late in the day it is. */
import type { Text } from "$lib/board";
import type { AnyAction, AnyView, SheetView } from "$generated/zooloretto_dice";
import { CRATES, PENS } from "./parts";

export function promptOf(view: AnyView, legal: readonly AnyAction[], text: Text): string {
    const types = new Set(legal.map((action) => action.type));
    if (types.has("Load")) return loadPrompt(view, text);
    if (types.has("Roll") && types.has("Take")) return text.say(isAlone(view) ? "prompt-alone" : "prompt-turn");
    if (types.has("Roll")) return text.say("prompt-roll");
    return types.has("Take") ? text.say("prompt-take") : "";
}

function loadPrompt(view: AnyView, text: Text): string {
    const die = view.hand[0]!;
    return text.say("prompt-load", { die, "die-name": text.word(die), left: view.hand.length });
}

/** All the others have taken a truck (ZD-13). */
function isAlone(view: AnyView): boolean {
    return view.sheets.every((sheet, seat) => sheet.took || seat === view.active);
}

/** Why this truck, or rolling where no truck is given, cannot be chosen now; "" where it can or where nobody asks. */
export function whyNot(view: AnyView, seat: number | null, truck: number | null, text: Text): string {
    if (seat === null || view.over) return "";
    if (view.sheets[seat]!.took) return text.say("why-not-done");
    if (view.active !== seat) return text.say("why-not-turn");
    if (truck === null) return view.supply ? "" : text.say("why-not-supply");
    const dice = view.trucks[truck]!.length;
    if (view.hand.length) return dice === CRATES ? text.say("why-not-full", { truck: truck + 1 }) : "";
    return dice ? "" : text.say("why-not-empty", { truck: truck + 1 });
}

const TO_FILL = 10; // boxes of all pens but the largest

/** From 0, when no animal has come, to 1: the zoo that is nearest to the end of the game has free boxes in one pen only. */
export function dayOf(view: AnyView): number {
    if (view.over || view.last_round) return 1;
    return Math.max(...view.sheets.map((sheet) => 1 - toFill(sheet) / TO_FILL));
}

function toFill(sheet: SheetView): number {
    const free = PENS.map((boxes, species) => boxes - sheet.pens[species]!);
    return free.reduce((sum, boxes) => sum + boxes, 0) - Math.max(...free);
}
