/** The one line that says what is asked of this seat, or whom the table waits for. */
import type { Text, TurnInfo } from "$lib/board";
import type { AnyView } from "$generated/zoop";
import { faceOf } from "./cards";
import type { Choices } from "./choices";

export interface Situation {
    view: AnyView;
    choices: Choices;
    turn: TurnInfo;
    silent: boolean;
    names: string[];
    text: Pick<Text, "say" | "word">;
}

export function promptOf(now: Situation): string {
    const { view, choices, text } = now;
    if (choices.letPass) return inWindow(now);
    if (view.drawn) return text.say("board-look", { card: text.word(view.drawn) });
    if (choices.plays.size || choices.jokers.length) return text.say("board-choose");
    if (choices.draw || choices.pass) return text.say("board-nothing-fits");
    return waiting(now);
}

function inWindow({ view, choices, silent, names, text }: Situation): string {
    if (silent) return text.say("board-throw-silent");
    if (view.options.strict_calls && choices.zoops.size) return text.say("board-throw-calling");
    const special = view.top !== null && faceOf(view.top).effect !== null;
    const player = names[view.last ?? -1] ?? "";
    return text.say(special ? "board-chase" : "board-zoop", { player, card: view.top ? text.word(view.top) : "" });
}

function waiting({ view, turn, names, text }: Situation): string {
    const asked = turn.seats.map((seat) => names[seat]).join(", ");
    if (turn.kind === "together") return text.say("board-waiting", { players: asked });
    if (turn.kind !== "one" || view.seat === turn.seats[0]) return "";
    return text.say("board-turn", { player: asked });
}
