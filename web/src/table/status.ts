/** What a table says in one line: who won, or what it waits for. */
import type { ScoreSheet } from "$lib/board";
import { words } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import type { Text } from "$lib/text";
import type { Update } from "$generated/wire";
import type { TableState } from "./state.svelte";

export function winners(names: string[], standings: ScoreSheet[], game: Text): string {
    const first = names.filter((_, seat) => standings[seat]?.rank === 1);
    return game.say(first.length > 1 ? "play-winners" : "play-winner", { players: first.join(", ") });
}

/** Whether a game of reactions only seems to ask: there is one answer, and it comes by silence or by itself. */
export function isQuiet(update: Update | null | undefined, reactions: boolean): boolean {
    if (!update || !reactions || update.turn.kind !== "together" || update.legal.length !== 1) return false;
    return update.turn.until !== null || settings.autoPass;
}

export function waitingFor(table: TableState, names: string[], quiet = false): string {
    const text = words();
    if (table.pending) return text.say("web-sending");
    if (table.legal.length && !quiet) return text.say("web-your-turn");
    const others = (table.shown?.turn.seats ?? []).filter((seat) => seat !== table.perspective);
    if (!others.length) return text.say("web-moment");
    return text.say("web-waiting-for", { players: others.map((seat) => names[seat]).join(", ") });
}
