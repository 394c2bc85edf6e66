/** Who we are here and which words we use: shared by all pages. */
import { Text, loadText, type Language } from "./text";
import { api, Refused } from "./api";
import { isHere } from "./place.svelte";
import type { GameInfo, Me } from "../generated/wire";

interface Session {
    text: Text | null;
    me: Me | null;
    games: GameInfo[];
    here: boolean | null; // whether this browser told them, not the server
}

export const session = $state<Session>({ text: null, me: null, games: [], here: null });

let [wishes, shown] = [0, 0]; // for words: how many, and which of them is shown

/** Words that were asked for earlier never replace later ones, whichever come first. */
export async function speak(language: Language): Promise<void> {
    const wish = ++wishes;
    const text = await loadText(language);
    if (wish < shown) return;
    shown = wish;
    session.text = text;
}

/** Once for each place: the server and this browser know different names and levels of bots. */
export async function introduce(again = false): Promise<void> {
    const here = isHere();
    if (!again && session.here === here) return;
    session.me = await api.me();
    session.games = await api.games();
    session.here = here;
}

/** A game of the server's list. */
export function gameNamed(name: string): GameInfo | undefined {
    return session.games.find((game) => game.name === name);
}

/** What went wrong, in the reader's language. */
export function explained(error: unknown): string {
    return error instanceof Refused ? words().error(error.problem) : String(error);
}

/** The frame shows pages only once there are words. */
export function words(): Text {
    if (!session.text) throw new Error("no words yet");
    return session.text;
}
