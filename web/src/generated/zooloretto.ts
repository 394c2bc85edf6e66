// Written by build/typescript.py; run `scripts/web types` after a change in Python.

export type SpeciesWord = "flamingo" | "camel" | "leopard" | "elephant" | "panda" | "chimpanzee" | "zebra" | "kangaroo";

export type TileWord =
    | "flamingo"
    | "flamingo-male"
    | "flamingo-female"
    | "flamingo-offspring"
    | "flamingo-father"
    | "flamingo-mother"
    | "camel"
    | "camel-male"
    | "camel-female"
    | "camel-offspring"
    | "camel-father"
    | "camel-mother"
    | "leopard"
    | "leopard-male"
    | "leopard-female"
    | "leopard-offspring"
    | "leopard-father"
    | "leopard-mother"
    | "elephant"
    | "elephant-male"
    | "elephant-female"
    | "elephant-offspring"
    | "elephant-father"
    | "elephant-mother"
    | "panda"
    | "panda-male"
    | "panda-female"
    | "panda-offspring"
    | "panda-father"
    | "panda-mother"
    | "chimpanzee"
    | "chimpanzee-male"
    | "chimpanzee-female"
    | "chimpanzee-offspring"
    | "chimpanzee-father"
    | "chimpanzee-mother"
    | "zebra"
    | "zebra-male"
    | "zebra-female"
    | "zebra-offspring"
    | "zebra-father"
    | "zebra-mother"
    | "kangaroo"
    | "kangaroo-male"
    | "kangaroo-female"
    | "kangaroo-offspring"
    | "kangaroo-father"
    | "kangaroo-mother"
    | "ice-cream"
    | "lemonade"
    | "balloons"
    | "souvenirs"
    | "coin";

export type TileWord2 =
    | "flamingo"
    | "flamingo-male"
    | "flamingo-female"
    | "flamingo-offspring"
    | "flamingo-father"
    | "flamingo-mother"
    | "camel"
    | "camel-male"
    | "camel-female"
    | "camel-offspring"
    | "camel-father"
    | "camel-mother"
    | "leopard"
    | "leopard-male"
    | "leopard-female"
    | "leopard-offspring"
    | "leopard-father"
    | "leopard-mother"
    | "elephant"
    | "elephant-male"
    | "elephant-female"
    | "elephant-offspring"
    | "elephant-father"
    | "elephant-mother"
    | "panda"
    | "panda-male"
    | "panda-female"
    | "panda-offspring"
    | "panda-father"
    | "panda-mother"
    | "chimpanzee"
    | "chimpanzee-male"
    | "chimpanzee-female"
    | "chimpanzee-offspring"
    | "chimpanzee-father"
    | "chimpanzee-mother"
    | "zebra"
    | "zebra-male"
    | "zebra-female"
    | "zebra-offspring"
    | "zebra-father"
    | "zebra-mother"
    | "kangaroo"
    | "kangaroo-male"
    | "kangaroo-female"
    | "kangaroo-offspring"
    | "kangaroo-father"
    | "kangaroo-mother"
    | "ice-cream"
    | "lemonade"
    | "balloons"
    | "souvenirs";

export type PlaceWord = "enclosure-a" | "enclosure-b" | "enclosure-c" | "expansion" | "expansion-2" | "barn";

export type AnimalWord =
    | "flamingo"
    | "flamingo-male"
    | "flamingo-female"
    | "flamingo-offspring"
    | "flamingo-father"
    | "flamingo-mother"
    | "camel"
    | "camel-male"
    | "camel-female"
    | "camel-offspring"
    | "camel-father"
    | "camel-mother"
    | "leopard"
    | "leopard-male"
    | "leopard-female"
    | "leopard-offspring"
    | "leopard-father"
    | "leopard-mother"
    | "elephant"
    | "elephant-male"
    | "elephant-female"
    | "elephant-offspring"
    | "elephant-father"
    | "elephant-mother"
    | "panda"
    | "panda-male"
    | "panda-female"
    | "panda-offspring"
    | "panda-father"
    | "panda-mother"
    | "chimpanzee"
    | "chimpanzee-male"
    | "chimpanzee-female"
    | "chimpanzee-offspring"
    | "chimpanzee-father"
    | "chimpanzee-mother"
    | "zebra"
    | "zebra-male"
    | "zebra-female"
    | "zebra-offspring"
    | "zebra-father"
    | "zebra-mother"
    | "kangaroo"
    | "kangaroo-male"
    | "kangaroo-female"
    | "kangaroo-offspring"
    | "kangaroo-father"
    | "kangaroo-mother";

export type PlaceWord2 = "enclosure-a" | "enclosure-b" | "enclosure-c" | "expansion" | "expansion-2";

export type StallWord = "ice-cream" | "lemonade" | "balloons" | "souvenirs";

export interface SetAside {
    type: "SetAside";
    species: SpeciesWord;
}

export interface Draw {
    type: "Draw";
}

export interface TurnUp {
    type: "TurnUp";
    tile: TileWord;
}

export interface Load {
    type: "Load";
    tile: TileWord;
    truck: number;
}

export interface Take {
    type: "Take";
    truck: number;
}

export interface House {
    type: "House";
    tile: TileWord2;
    place: PlaceWord;
}

export interface MoveAnimal {
    type: "MoveAnimal";
    animal: AnimalWord;
    place: PlaceWord2;
}

export interface MoveStall {
    type: "MoveStall";
    stall: StallWord;
    origin: PlaceWord;
    place: PlaceWord;
}

export interface Exchange {
    type: "Exchange";
    first: PlaceWord2;
    second: PlaceWord2;
}

export interface ExchangeWithBarn {
    type: "ExchangeWithBarn";
    place: PlaceWord2;
    species: SpeciesWord;
}

export interface Buy {
    type: "Buy";
    tile: TileWord2;
    owner: number;
}

export interface Discard {
    type: "Discard";
    tile: TileWord2;
}

export interface Expand {
    type: "Expand";
}

export interface SpeciesSetAside {
    type: "SpeciesSetAside";
    species: SpeciesWord;
}

export interface TileDrawn {
    type: "TileDrawn";
    seat: number;
    tile: TileWord;
}

export interface EndStackOpened {
    type: "EndStackOpened";
    seat: number;
}

export interface TileLoaded {
    type: "TileLoaded";
    seat: number;
    tile: TileWord;
    truck: number;
}

export interface TruckTaken {
    type: "TruckTaken";
    seat: number;
    truck: number;
    tiles: TileWord[];
}

export interface CoinsUnloaded {
    type: "CoinsUnloaded";
    seat: number;
    coins: number;
}

export interface TileHoused {
    type: "TileHoused";
    seat: number;
    tile: TileWord2;
    place: PlaceWord;
}

export interface OffspringBorn {
    type: "OffspringBorn";
    seat: number;
    species: SpeciesWord;
    place: PlaceWord;
}

export interface EnclosureCompleted {
    type: "EnclosureCompleted";
    seat: number;
    place: PlaceWord2;
    coins: number;
}

export interface AnimalMoved {
    type: "AnimalMoved";
    seat: number;
    animal: AnimalWord;
    place: PlaceWord2;
}

export interface StallMoved {
    type: "StallMoved";
    seat: number;
    stall: StallWord;
    origin: PlaceWord;
    place: PlaceWord;
}

export interface AnimalsExchanged {
    type: "AnimalsExchanged";
    seat: number;
    first: PlaceWord2;
    first_species: SpeciesWord;
    second: PlaceWord;
    second_species: SpeciesWord;
}

export interface TileBought {
    type: "TileBought";
    seat: number;
    tile: TileWord2;
    owner: number;
}

export interface TileDiscarded {
    type: "TileDiscarded";
    seat: number;
    tile: TileWord2;
}

export interface ZooExpanded {
    type: "ZooExpanded";
    seat: number;
}

export interface TruckCleared {
    type: "TruckCleared";
    truck: number;
    tiles: TileWord[];
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
    zoos: ZooView[];
    stack: number[];
    trucks: TileWord[][];
    bank: number;
    offspring: number[];
    set_aside: SpeciesWord[];
    to_set_aside: number;
    gone: TileWord[];
    drawing: boolean;
    hand: TileWord | null;
    to_house: TileWord2[];
    last_round: boolean;
    over: boolean;
}

export interface ZooView {
    type: "ZooView";
    enclosures: AnimalWord[][];
    stalls: StallWord[][];
    barn: TileWord2[];
    coins: number;
    truck: number | null;
}

export interface Options {
    type: "Options";
    set_aside?: SpeciesWord[];
}

export type AnyAction =
    | SetAside
    | Draw
    | TurnUp
    | Load
    | Take
    | House
    | MoveAnimal
    | MoveStall
    | Exchange
    | ExchangeWithBarn
    | Buy
    | Discard
    | Expand;

export type AnyEvent =
    | SpeciesSetAside
    | TileDrawn
    | EndStackOpened
    | TileLoaded
    | TruckTaken
    | CoinsUnloaded
    | TileHoused
    | OffspringBorn
    | EnclosureCompleted
    | AnimalMoved
    | StallMoved
    | AnimalsExchanged
    | TileBought
    | TileDiscarded
    | ZooExpanded
    | TruckCleared
    | RoundEnded
    | GameEnded;

export type AnyView = View;

export type AnyOptions = Options;
