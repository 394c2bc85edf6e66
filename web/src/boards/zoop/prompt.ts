/** The one line that says what this seat has to decide, and why a card cannot be chosen. */
import type { Text } from "$lib/board";
import type { AnyView } from "$generated/zoop";
import { faceOf, type CardName } from "./cards";
import { inWindow, type Choices } from "./choices";

type Words = Pick<Text, "say" | "word">;
export interface Situation {
    view: AnyView;
    choices: Choices;
    naming: boolean; // a Joker is to be played: for which species?
    silent: boolean; // the next card is thrown without the call
    names: string[];
    text: Words;
}

export function promptOf(now: Situation): string {
    const { view, choices, naming, text } = now;
    if (inWindow(choices)) return toCall(now);
    if (naming) return text.say("prompt-name");
    if (view.drawn) return afterDrawing(now, view.drawn);
    if (view.species) return text.say(suffixed("prompt-round", choices), { species: view.species });
    if (choices.plays.size && view.free) return text.say(choices.jokers.length ? "prompt-any-joker" : "prompt-any");
    const card = view.top ? text.word(view.top) : "";
    if (choices.plays.size) return text.say(choices.jokers.length ? "prompt-match-joker" : "prompt-match", { card });
    if (choices.jokers.length) return text.say(choices.draw ? "prompt-draw-joker" : "prompt-joker");
    return choices.draw || choices.pass ? text.say(suffixed("prompt", choices), { card }) : "";
}

function suffixed(key: string, { draw, pass }: Choices): string {
    return draw ? `${key}-draw` : pass ? `${key}-pass` : key;
}

function afterDrawing({ choices, text }: Situation, drawn: CardName): string {
    const card = text.word(drawn);
    if (drawn === "joker" && choices.jokers.length) return text.say("prompt-drawn-joker");
    if (drawn === "cage") return text.say("prompt-drawn-cage");
    return text.say(choices.plays.size ? "prompt-drawn-play" : "prompt-drawn-pass", { card });
}

function toCall({ view, choices, silent, names, text }: Situation): string {
    const facts = { card: view.top ? text.word(view.top) : "", player: names[view.last ?? -1] ?? "" };
    if (choices.call) return text.say("prompt-last-race");
    if (silent) return text.say("prompt-silent");
    if (choices.chase) return text.say("prompt-cage", facts);
    if (choices.zoops.size) return text.say(view.options.strict_calls ? "prompt-strict" : "prompt-zoop", facts);
    return text.say(view.top && faceOf(view.top).effect ? "prompt-no-cage" : "prompt-no-twin", facts);
}

/** Who discarded the top card; nothing, if it was turned up. */
export function discarder(view: AnyView, names: string[], text: Words): string {
    if (view.last === null) return "";
    if (view.last === view.seat) return text.say("board-by-you");
    return text.say("board-by", { player: names[view.last] ?? "" });
}

/** Why a card of the hand cannot be chosen, while others can be or something else must be. */
export function whyNot(card: CardName, { view, choices, silent, text }: Situation): string {
    const top = view.top ? text.word(view.top) : "";
    if (choices.call) return text.say("why-not-last-race");
    if (choices.chase) return text.say("why-not-cage-only");
    if (inWindow(choices))
        return text.say(silent || choices.zoops.size ? "why-not-twin" : "why-not-call", { card: top });
    if (view.drawn) return text.say("why-not-drawn");
    if (card === "cage") return text.say("why-not-cage");
    if (view.species) return text.say("why-not-round", { species: view.species });
    return text.say(card === "joker" ? "why-not-joker" : "why-not-match", { card: top });
}

/** Why nothing can be drawn, while something else can be done. */
export function whyNoDraw({ view, choices, text }: Situation): string {
    if (inWindow(choices)) return text.say("why-not-draw-now");
    if (view.pile === 0) return text.say("why-not-draw-empty");
    return text.say(view.drawn ? "why-not-draw-again" : "why-not-draw");
}
