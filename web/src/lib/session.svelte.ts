/** Who we are here and which words we use: shared by all pages. */
import { Text, loadText, type Language } from "./text";
import { api, Refused } from "./api";
import type { GameInfo, Me } from "../generated/wire";

export const session = $state<{ text: Text | null; me: Me | null; games: GameInfo[]; reload: boolean }>({
    text: null,
    me: null,
    games: [],
    reload: false,
});

export async function speak(language: Language): Promise<void> {
    session.text = await loadText(language);
}

export async function introduce(): Promise<void> {
    session.me = await api.me();
    session.games = await api.games();
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
