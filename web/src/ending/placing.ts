/** How a game ended, in words for whoever reads it. */
import { namesOf, type Player, type ScoreSheet } from "$lib/board";
import type { Facts } from "$lib/facts";
import type { Text } from "$lib/text";
import { readerOf } from "../table/players";
import { ranking, tiebreaksOf, valueOf } from "./sheets";

/** A game may say it in its own words. */
function told(game: Text, key: string, facts: Facts): string {
    return game.say(game.has(`board-ending-${key}`) ? `board-ending-${key}` : `web-ending-${key}`, facts);
}

export function headline(players: Player[], standings: readonly ScoreSheet[], game: Text): string {
    const reader = readerOf(players);
    if (reader === null || standings[reader]?.rank === 1) return victory(players, standings, reader, game);
    return defeat(standings, reader, game);
}

/** “You won by 4 points!”, “Mira wins by 4 points”, on the tie-break, or shared. */
export function victory(
    players: Player[],
    standings: readonly ScoreSheet[],
    reader: number | null,
    game: Text,
): string {
    const names = namesOf(players);
    const winners = ranking(standings).filter((seat) => standings[seat]!.rank === 1);
    const others = winners.filter((seat) => seat !== reader).map((seat) => names[seat]);
    const [first, second] = ranking(standings).map((seat) => standings[seat]!);
    const margin = (first?.points ?? 0) - (second?.points ?? 0);
    const how = winners.length > 1 ? "-shared" : second && margin === 0 ? "-tie" : "";
    const facts = { players: (reader === null ? winners.map((seat) => names[seat]) : others).join(", "), margin };
    return told(game, (reader === null ? "wins" : "won") + how, { ...facts, points: first?.points ?? 0 });
}

/** “2nd of 3 – 27 points, 4 behind”. */
function defeat(standings: readonly ScoreSheet[], reader: number, game: Text): string {
    const mine = standings[reader]!;
    const best = Math.max(...standings.map((sheet) => sheet.points));
    const [tiebreak] = tiebreaksOf(standings);
    return told(game, best === mine.points ? "lost-tie" : "lost", {
        placed: game.say("web-ending-place", { place: mine.rank }),
        seats: standings.length,
        points: mine.points,
        behind: best - mine.points,
        left: tiebreak ? Math.abs(valueOf(mine, tiebreak)) : 0,
    });
}
