/** What is printed on the pieces (ZO-1 to ZO-6), to draw them and to call them by name. */
import type { PlaceWord, PlaceWord2, SpeciesWord, StallWord, TileWord } from "$generated/zooloretto";

export type Form = "plain" | "male" | "female" | "offspring" | "father" | "mother";
export type Face =
    { kind: "animal"; species: SpeciesWord; form: Form } | { kind: "stall"; stall: StallWord } | { kind: "coin" };

export interface Enclosure {
    place: PlaceWord2;
    sign: string;
    spaces: number;
    full: number;
    short: number; // points with one space free
    reward: number;
    stalls: number;
}

export const SPECIES: readonly SpeciesWord[] = [
    "flamingo",
    "camel",
    "leopard",
    "elephant",
    "panda",
    "chimpanzee",
    "zebra",
    "kangaroo",
];
const FORMS: readonly Form[] = ["plain", "male", "female", "offspring", "father", "mother"];
export const STALLS: readonly StallWord[] = ["ice-cream", "lemonade", "balloons", "souvenirs"];
export const ENCLOSURES: readonly Enclosure[] = [
    { place: "enclosure-a", sign: "A", spaces: 5, full: 8, short: 5, reward: 2, stalls: 1 },
    { place: "enclosure-b", sign: "B", spaces: 4, full: 5, short: 4, reward: 1, stalls: 2 },
    { place: "enclosure-c", sign: "C", spaces: 6, full: 10, short: 6, reward: 0, stalls: 1 },
    { place: "expansion", sign: "+", spaces: 5, full: 9, short: 5, reward: 1, stalls: 1 },
    { place: "expansion-2", sign: "+2", spaces: 5, full: 9, short: 5, reward: 1, stalls: 1 },
];
export const BARN: PlaceWord = "barn";
export const END_STACK = 15;
const SQUARE_TILES = 112;
const OF_A_SPECIES = 11;
export const MOST_SPACES = 3; // of a truck
const PRINTED = 3; // enclosures on the zoo board itself

/** The enclosures a zoo has or can have. */
export function enclosuresFor(players: number): readonly Enclosure[] {
    return ENCLOSURES.slice(0, PRINTED + (players === 2 ? 2 : 1));
}

export function truckSpaces(players: number, truck: number): number {
    return players === 2 ? MOST_SPACES - truck : MOST_SPACES;
}

export function faceOf(tile: TileWord): Face {
    if (tile === "coin") return { kind: "coin" };
    const stall = STALLS.find((one) => one === tile);
    if (stall) return { kind: "stall", stall };
    const [species, form] = tile.split("-");
    return { kind: "animal", species: species as SpeciesWord, form: (form ?? "plain") as Form };
}

/** Every tile of a species. */
export function formsOf(species: SpeciesWord): TileWord[] {
    return FORMS.map((form): TileWord => (form === "plain" ? species : `${species}-${form}`));
}

export function speciesOf(tile: TileWord): SpeciesWord | null {
    const face = faceOf(tile);
    return face.kind === "animal" ? face.species : null;
}

/** The tiles still face down, by what they show: `view.stack` counts coins, plain animals, stalls, males, females. */
export function faceDown(stack: readonly number[]): { coins: number; species: number[]; stalls: number[] } {
    const from = (start: number) => SPECIES.map((_, at) => stack[start + at] ?? 0);
    const [plain, males, females] = [from(1), from(13), from(21)];
    return {
        coins: stack[0] ?? 0,
        species: plain.map((count, at) => count + males[at]! + females[at]!),
        stalls: STALLS.map((_, at) => stack[9 + at] ?? 0),
    };
}

export function sum(counts: readonly number[]): number {
    return counts.reduce((all, one) => all + one, 0);
}

/** How much of the stack above the end stack has been drawn, 0 to 1. */
export function drawnPart(stack: readonly number[], setAside: number): number {
    const before = SQUARE_TILES - OF_A_SPECIES * setAside;
    return Math.min(1, Math.max(0, (before - sum(stack)) / (before - END_STACK)));
}
