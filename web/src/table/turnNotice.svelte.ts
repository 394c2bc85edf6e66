/** Tells a person that it is their turn: in the page's title, by sound, and where they look elsewhere by a notification. */
import { chime, notify } from "$lib/notify";
import { words } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import type { Text } from "$lib/text";
import type { TableState } from "./state.svelte";

/** To be called while a component is set up; `mine`: whether there is something to choose. */
export function noticeTurns(table: TableState, game: () => Text, mine: () => boolean): void {
    const asked = $derived(
        table.perspective !== null &&
            (table.latest.get(table.perspective)?.turn.seats.includes(table.perspective) ?? false),
    );
    $effect(() => {
        const name = game().say("name");
        document.title = mine() ? `● ${words().say("web-your-turn")} – ${name}` : name;
    });
    $effect(() => {
        if (!asked) return; // once a turn, not for each of its decisions
        if (settings.sound) chime();
        if (settings.notify) notify(words().say("web-your-turn"), game().say("name"));
    });
}
