/** The legal actions, sorted by the place on the board where they are chosen. */
import type { AnyAction, Call, Chase, Draw, LetPass, Pass, Play, PlayJoker, Throw, Zoop } from "$generated/zoop";
import type { CardName } from "./cards";

export interface Choices {
    plays: Map<CardName, Play>;
    zoops: Map<CardName, Zoop>;
    throws: Map<CardName, Throw>;
    jokers: PlayJoker[];
    chase: Chase | null;
    call: Call | null; // in the last race
    letPass: LetPass | null;
    draw: Draw | null;
    pass: Pass | null;
    rest: AnyAction[];
}

export function sorted(legal: readonly AnyAction[]): Choices {
    const found: Choices = {
        plays: new Map(),
        zoops: new Map(),
        throws: new Map(),
        jokers: [],
        chase: null,
        call: null,
        letPass: null,
        draw: null,
        pass: null,
        rest: [],
    };
    for (const action of legal) place(action, found);
    return found;
}

function place(action: AnyAction, found: Choices): void {
    if (action.type === "Play") found.plays.set(action.card, action);
    else if (action.type === "Zoop") found.zoops.set(action.card, action);
    else if (action.type === "Throw") found.throws.set(action.card, action);
    else if (action.type === "PlayJoker") found.jokers.push(action);
    else if (action.type === "Chase") found.chase = action;
    else if (action.type === "Call") found.call = action;
    else if (action.type === "LetPass") found.letPass = action;
    else if (action.type === "Draw") found.draw = action;
    else if (action.type === "Pass") found.pass = action;
    else found.rest.push(action);
}

/** Something can be called. */
export function canCall({ zoops, throws, chase, call }: Choices): boolean {
    return zoops.size > 0 || throws.size > 0 || chase !== null || call !== null;
}

/** A window is open. A lesson may leave out the pass. */
export function inWindow(choices: Choices): boolean {
    return choices.letPass !== null || canCall(choices);
}

/** What a tap on a card of the hand does; a Joker that can call for several species asks for which first. */
export function onCard(choices: Choices, card: CardName, silent: boolean): AnyAction | null {
    if (silent) return choices.throws.get(card) ?? null;
    if (card === "cage" && choices.chase) return choices.chase;
    if (card === "joker" && choices.jokers.length === 1) return choices.jokers[0]!;
    return choices.zoops.get(card) ?? choices.plays.get(card) ?? null;
}

/** What a key does while a window is open; where silence is the answer, none is needed to let it pass. */
export function onKey(choices: Choices, key: string, silence: boolean): AnyAction | null {
    if (key === "Escape" || key === "Enter") return silence ? null : choices.letPass;
    if (key.toLowerCase() === "c") return choices.chase;
    if (key.toLowerCase() !== "z") return null;
    const [zoop, ...others] = choices.zoops.values();
    return choices.call ?? (zoop && others.length === 0 ? zoop : null);
}

/** Keys are for the table only while no text is written, no control is meant and no dialog is open. */
export function isForTable(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]")) return false;
    return event.key !== "Enter" || !target?.closest("button, a, summary, [role=button]");
}

/** Whether this control leads to what a hint says; a Joker's card leads to every species it can call for. */
export function leadsTo(hint: AnyAction | null, action: AnyAction | null, card?: CardName): boolean {
    if (hint === null) return false;
    if (hint.type === "PlayJoker" && card === "joker") return true;
    return action !== null && JSON.stringify(action) === JSON.stringify(hint);
}
