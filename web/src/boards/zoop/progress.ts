import type { AnyView } from "$generated/zoop";

/** How far a match has gone, from 0 to 1: by the games won, and in the present one by the smallest hand and the pile. */
export function partOf(view: AnyView): number {
    if (view.stage === "ended") return 1;
    const games = view.options.games ?? 1;
    const won = view.players.reduce((sum, player) => sum + player.won, 0);
    const dealt = view.players.length > 6 ? 6 : 8;
    const fewest = Math.min(dealt, ...view.players.map(({ cards }) => cards));
    const laid = view.discards.reduce((sum, copies) => sum + copies, 0);
    const spent = laid / Math.max(1, laid + view.pile);
    const dealing = laid === 0; // nobody has their cards yet
    return (won + (dealing ? 0 : Math.max(spent, 1 - fewest / dealt))) / games;
}
