/** What a table lets hear, and how it tells that it is one's turn: in the title, by a sound, by a notification to whoever looks elsewhere. */
import type { Tagged } from "$lib/facts";
import { notify } from "$lib/notify";
import { words } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { play, prepare, soundsOf } from "$lib/sound";
import type { Text } from "$lib/text";
import { soundMap } from "../boards";
import { cardOf } from "../boards/cards";
import type { TableState } from "./state.svelte";
import { isQuiet } from "./status";

/** To be called while a component is set up; `mine`: whether there is something to choose. */
export function noticeTurns(table: TableState, game: () => Text, mine: () => boolean): void {
    const asked = $derived(
        table.perspective !== null &&
            (table.latest.get(table.perspective)?.turn.seats.includes(table.perspective) ?? false) &&
            !isQuiet(table.latest.get(table.perspective), cardOf(table.info!.game).reactions ?? false),
    );
    $effect(() => {
        const name = game().say("name");
        document.title = mine() ? `● ${words().say("web-your-turn")} – ${name}` : name;
    });
    prepare();
    $effect(() => {
        const events = (table.shown?.events ?? []) as Tagged[];
        if (table.animated && !table.curtain) play(...soundsOf(events, soundMap(table.info!.game)));
    });
    $effect(() => {
        if (!asked) return; // once a turn, not for each of its decisions
        play("turn");
        if (settings.notify) void notify(words().say("web-your-turn"), game().say("name"));
    });
}
