// Written by build/typescript.py; run `scripts/web types` after a change in Python.

export type FirstWord = "crocodile" | "ostrich" | "monkey" | "elephant" | "lion" | "coin";

export type SpeciesWord = "crocodile" | "ostrich" | "monkey" | "elephant" | "lion";

export interface Roll {
    type: "Roll";
}

export interface Fall {
    type: "Fall";
    first: FirstWord;
    second: FirstWord;
}

export interface Load {
    type: "Load";
    die: FirstWord;
    truck: number;
}

export interface Take {
    type: "Take";
    truck: number;
}

export interface DiceRolled {
    type: "DiceRolled";
    seat: number;
    first: FirstWord;
    second: FirstWord;
}

export interface DieLoaded {
    type: "DieLoaded";
    seat: number;
    die: FirstWord;
    truck: number;
}

export interface TruckTaken {
    type: "TruckTaken";
    seat: number;
    truck: number;
    dice: FirstWord[];
}

export interface AnimalHoused {
    type: "AnimalHoused";
    seat: number;
    species: SpeciesWord;
}

export interface BonusWon {
    type: "BonusWon";
    seat: number;
    species: SpeciesWord;
}

export interface AnimalSentToBarn {
    type: "AnimalSentToBarn";
    seat: number;
    species: SpeciesWord;
}

export interface CoinMarked {
    type: "CoinMarked";
    seat: number;
    coins: number;
}

export interface DieIgnored {
    type: "DieIgnored";
    seat: number;
    die: FirstWord;
}

export interface LastRoundCalled {
    type: "LastRoundCalled";
    seat: number;
}

export interface RoundEnded {
    type: "RoundEnded";
    starter: number;
}

export interface GameEnded {
    type: "GameEnded";
}

export interface View {
    type: "View";
    seat: number | null;
    active: number;
    supply: number;
    trucks: FirstWord[][];
    rolling: boolean;
    hand: FirstWord[];
    sheets: SheetView[];
    last_round: boolean;
    over: boolean;
}

export interface SheetView {
    type: "SheetView";
    pens: number[];
    barn: boolean[];
    bonus: boolean[];
    coins: number;
    took: boolean;
}

export interface Options {
    type: "Options";
}

export type AnyAction = Roll | Fall | Load | Take;

export type AnyEvent =
    | DiceRolled
    | DieLoaded
    | TruckTaken
    | AnimalHoused
    | BonusWon
    | AnimalSentToBarn
    | CoinMarked
    | DieIgnored
    | LastRoundCalled
    | RoundEnded
    | GameEnded;

export type AnyView = View;

export type AnyOptions = Options;
