// Written by build/typescript.py; run `scripts/web types` after a change in Python.

export type CardWord =
    | "red-rabbit"
    | "red-rabbits"
    | "red-koala"
    | "red-koalas"
    | "red-toucan"
    | "red-toucans"
    | "red-chameleon"
    | "red-crab"
    | "red-kangaroo"
    | "red-monkeys"
    | "red-frogs"
    | "red-kangaroos"
    | "yellow-rabbit"
    | "yellow-rabbits"
    | "yellow-koala"
    | "yellow-koalas"
    | "yellow-toucan"
    | "yellow-toucans"
    | "yellow-chameleon"
    | "yellow-crab"
    | "yellow-kangaroo"
    | "yellow-monkeys"
    | "yellow-frogs"
    | "yellow-kangaroos"
    | "green-rabbit"
    | "green-rabbits"
    | "green-koala"
    | "green-koalas"
    | "green-toucan"
    | "green-toucans"
    | "green-chameleon"
    | "green-crab"
    | "green-kangaroo"
    | "green-monkeys"
    | "green-frogs"
    | "green-kangaroos"
    | "blue-rabbit"
    | "blue-rabbits"
    | "blue-koala"
    | "blue-koalas"
    | "blue-toucan"
    | "blue-toucans"
    | "blue-chameleon"
    | "blue-crab"
    | "blue-kangaroo"
    | "blue-monkeys"
    | "blue-frogs"
    | "blue-kangaroos";

export type SpeciesWord = "rabbit" | "koala" | "toucan";

export type CardWord2 =
    | "red-rabbit"
    | "red-rabbits"
    | "red-koala"
    | "red-koalas"
    | "red-toucan"
    | "red-toucans"
    | "red-chameleon"
    | "red-crab"
    | "red-kangaroo"
    | "red-monkeys"
    | "red-frogs"
    | "red-kangaroos"
    | "yellow-rabbit"
    | "yellow-rabbits"
    | "yellow-koala"
    | "yellow-koalas"
    | "yellow-toucan"
    | "yellow-toucans"
    | "yellow-chameleon"
    | "yellow-crab"
    | "yellow-kangaroo"
    | "yellow-monkeys"
    | "yellow-frogs"
    | "yellow-kangaroos"
    | "green-rabbit"
    | "green-rabbits"
    | "green-koala"
    | "green-koalas"
    | "green-toucan"
    | "green-toucans"
    | "green-chameleon"
    | "green-crab"
    | "green-kangaroo"
    | "green-monkeys"
    | "green-frogs"
    | "green-kangaroos"
    | "blue-rabbit"
    | "blue-rabbits"
    | "blue-koala"
    | "blue-koalas"
    | "blue-toucan"
    | "blue-toucans"
    | "blue-chameleon"
    | "blue-crab"
    | "blue-kangaroo"
    | "blue-monkeys"
    | "blue-frogs"
    | "blue-kangaroos"
    | "joker"
    | "cage";

export type StageWord =
    | "drawing"
    | "turning-up"
    | "choosing"
    | "looking"
    | "round"
    | "window"
    | "race"
    | "last-race"
    | "ended"
    | "last-window";

export interface Play {
    type: "Play";
    card: CardWord;
}

export interface PlayJoker {
    type: "PlayJoker";
    species: SpeciesWord;
}

export interface Draw {
    type: "Draw";
}

export interface Pass {
    type: "Pass";
}

export interface LetPass {
    type: "LetPass";
}

export interface Zoop {
    type: "Zoop";
    card: CardWord2;
}

export interface Throw {
    type: "Throw";
    card: CardWord;
}

export interface Chase {
    type: "Chase";
}

export interface Call {
    type: "Call";
}

export interface Give {
    type: "Give";
    card: CardWord2;
}

export interface First {
    type: "First";
    seat: number;
}

export interface GameStarted {
    type: "GameStarted";
    number: number;
    starter: number;
}

export interface CardDealt {
    type: "CardDealt";
    seat: number;
    card: CardWord2;
}

export interface CardTurnedUp {
    type: "CardTurnedUp";
    card: CardWord2;
}

export interface CardPutBack {
    type: "CardPutBack";
    card: CardWord2;
}

export interface CardPlayed {
    type: "CardPlayed";
    seat: number;
    card: CardWord;
}

export interface JokerPlayed {
    type: "JokerPlayed";
    seat: number;
    species: SpeciesWord;
}

export interface NothingFitted {
    type: "NothingFitted";
    seat: number;
}

export interface CardDrawn {
    type: "CardDrawn";
    seat: number;
    card: CardWord2 | null;
}

export interface TurnPassed {
    type: "TurnPassed";
    seat: number;
}

export interface CallsRaced {
    type: "CallsRaced";
    seats: number[];
}

export interface CardZooped {
    type: "CardZooped";
    seat: number;
    card: CardWord;
}

export interface ZoopCameLate {
    type: "ZoopCameLate";
    seat: number;
    card: CardWord;
}

export interface CallFailed {
    type: "CallFailed";
    seat: number;
    card: CardWord2;
}

export interface CallForgotten {
    type: "CallForgotten";
    seat: number;
    card: CardWord;
}

export interface AnimalChased {
    type: "AnimalChased";
    hunter: number;
    hunted: number;
    card: CardWord;
}

export interface CageCameLate {
    type: "CageCameLate";
    seat: number;
}

export interface DirectionReversed {
    type: "DirectionReversed";
}

export interface TurnSkipped {
    type: "TurnSkipped";
    seat: number;
}

export interface RoundEnded {
    type: "RoundEnded";
}

export interface GameBlocked {
    type: "GameBlocked";
}

export interface HandShown {
    type: "HandShown";
    seat: number;
    cards: CardWord2[];
}

export interface LastRaceStarted {
    type: "LastRaceStarted";
    seats: number[];
}

export interface GameWon {
    type: "GameWon";
    seat: number;
}

export interface View {
    type: "View";
    options: Options;
    seat: number | null;
    hand: CardWord2[];
    players: PlayerView[];
    pile: number;
    discards: number[];
    top: CardWord2 | null;
    last: number | null;
    active: number;
    clockwise: boolean;
    stage: StageWord;
    debts: number[];
    after: StageWord;
    drawn: CardWord2 | null;
    species: SpeciesWord | null;
    starter: number | null;
    idle: number;
    had: number[];
    free: boolean;
}

export interface Options {
    type: "Options";
    colours?: number;
    strict_calls?: boolean;
    games?: number;
}

export interface PlayerView {
    type: "PlayerView";
    cards: number;
    shown: CardWord2[];
    cannot: number[];
    stuck: boolean;
    answered: boolean;
    answer: Zoop | Throw | Chase | Call | null;
    won: number;
    left: number;
}

export type AnyAction = Play | PlayJoker | Draw | Pass | LetPass | Zoop | Throw | Chase | Call | Give | First;

export type AnyEvent =
    | GameStarted
    | CardDealt
    | CardTurnedUp
    | CardPutBack
    | CardPlayed
    | JokerPlayed
    | NothingFitted
    | CardDrawn
    | TurnPassed
    | CallsRaced
    | CardZooped
    | ZoopCameLate
    | CallFailed
    | CallForgotten
    | AnimalChased
    | CageCameLate
    | DirectionReversed
    | TurnSkipped
    | RoundEnded
    | GameBlocked
    | HandShown
    | LastRaceStarted
    | GameWon;

export type AnyView = View;

export type AnyOptions = Options;
