/** Who sits at a puzzle's table: the reader, and characters. */
import type { Player } from "$lib/board";
import type { Text } from "$lib/text";

const CHARACTERS = [
    ["mira", "fox"],
    ["otto", "owl"],
    ["kiwi", "frog"],
    ["bruno", "bear"],
    ["lola", "koala"],
    ["pip", "mouse"],
    ["nora", "panda"],
    ["leo", "lion"],
] as const;

export function puzzlePlayers(seats: number, own: number, animal: string, text: Text): Player[] {
    const others = CHARACTERS.filter(([, face]) => face !== animal);
    return Array.from({ length: seats }, (_, seat) => {
        const [name, face] = others[seat % others.length]!;
        return {
            name: seat === own ? text.say("web-puzzles-you") : text.say(`character-${name}`),
            mine: seat === own,
            connected: true,
            away: false,
            animal: seat === own ? animal : face,
            level: "",
            colour: seat,
        };
    });
}
