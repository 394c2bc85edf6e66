/** The one line that says what is asked of this seat, or whom the table waits for. */
import type { Text, TurnInfo } from "$lib/board";
import type { ZoopView } from "$generated/zoop";
import { faceOf } from "./cards";
import type { Choices } from "./choices";

export function promptOf(view: ZoopView, choices: Choices, turn: TurnInfo, silent: boolean): (names: string[], text: Text) => string {
    return (names, text) => {
        if (choices.letPass) return inWindow(view, choices, silent, names, text);
        if (view.drawn) return text.say("board-look", { card: text.word(view.drawn) });
        if (choices.plays.size || choices.jokers.length) return text.say("board-choose");
        if (choices.draw || choices.pass) return text.say("board-nothing-fits");
        return waiting(view, turn, names, text);
    };
}

function inWindow(view: ZoopView, choices: Choices, silent: boolean, names: string[], text: Text): string {
    if (silent) return text.say("board-throw-silent");
    if (view.options.strict_calls && choices.zoops.size) return text.say("board-throw-calling");
    const special = view.top !== null && faceOf(view.top).effect !== null;
    const player = names[view.last ?? -1] ?? "";
    return text.say(special ? "board-chase" : "board-zoop", { player, card: view.top ? text.word(view.top) : "" });
}

function waiting(view: ZoopView, turn: TurnInfo, names: string[], text: Text): string {
    const asked = turn.seats.map((seat) => names[seat]).join(", ");
    if (turn.kind === "together") return text.say("board-waiting", { players: asked });
    if (turn.kind !== "one" || view.seat === turn.seats[0]) return "";
    return text.say("board-turn", { player: asked });
}
