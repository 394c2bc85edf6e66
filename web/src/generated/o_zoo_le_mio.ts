// Written by build/typescript.py; run `scripts/web types` after a change in Python.

export type HeadingWord = "east" | "south" | "west" | "north";

export type LeftWord = "apes" | "mammals" | "birds" | "reptiles" | "sea_animals";

export type ExitsWord = "left" | "top_left" | "top_right" | "right" | "bottom_right" | "bottom_left";

export interface Hoist {
    type: "Hoist";
    seat: number;
}

export interface TurnUp {
    type: "TurnUp";
    tile: number;
}

export interface Bid {
    type: "Bid";
    coins: number;
}

export interface Place {
    type: "Place";
    x: number;
    y: number;
    heading: HeadingWord;
}

export interface FlagHoisted {
    type: "FlagHoisted";
    seat: number;
}

export interface TileTurnedUp {
    type: "TileTurnedUp";
    left: LeftWord;
    left_stars: number;
    right: LeftWord;
    right_stars: number;
    bushes: number;
}

export interface BidSealed {
    type: "BidSealed";
    seat: number;
}

export interface BidRevealed {
    type: "BidRevealed";
    seat: number;
    coins: number;
}

export interface TileWon {
    type: "TileWon";
    seat: number;
    coins: number;
    tied: boolean;
}

export interface TileLaid {
    type: "TileLaid";
    seat: number;
    left: LeftWord;
    right: LeftWord;
    x: number;
    y: number;
    heading: HeadingWord;
}

export interface TileLost {
    type: "TileLost";
    seat: number;
}

export interface VisitorsMoved {
    type: "VisitorsMoved";
    seat: number;
    family: LeftWord;
    visitors: number;
}

export interface TreesMoved {
    type: "TreesMoved";
    seat: number;
    trees: number;
}

export interface BenchesBuilt {
    type: "BenchesBuilt";
    seat: number;
    built: number;
    benches: number;
}

export interface IncomePaid {
    type: "IncomePaid";
    seat: number;
    coins: number;
}

export interface PointsScored {
    type: "PointsScored";
    seat: number;
    points: number;
}

export interface YearEnded {
    type: "YearEnded";
    year: number;
}

export interface GameEnded {
    type: "GameEnded";
}

export interface View {
    type: "View";
    seat: number | null;
    bush_rows: boolean;
    upkeep: boolean;
    tiles: Tile[];
    year: number;
    auction: number;
    flags: number[];
    stack: number[];
    drawing: boolean;
    row: RowView[];
    sealed: boolean[];
    bid: number | null;
    placing: number | null;
    lost: number[];
    zoos: ZooView[];
    over: boolean;
}

export interface Tile {
    type: "Tile";
    left: LeftWord;
    left_stars: number;
    right: LeftWord;
    right_stars: number;
    bushes: number;
    exits: ExitsWord[];
}

export interface RowView {
    type: "RowView";
    number: number;
    face: Tile;
}

export interface ZooView {
    type: "ZooView";
    purse: number;
    laid: LaidView[];
    enclosures: number[];
    bushes: number;
    visitors: number[];
    trees: number;
    benches: number;
    points: number[];
    earned: number[];
}

export interface LaidView {
    type: "LaidView";
    number: number;
    face: Tile;
    x: number;
    y: number;
    heading: HeadingWord;
    auction: number;
}

export interface Options {
    type: "Options";
    bush_rows?: boolean;
    upkeep?: boolean;
    tiles?: Tile[];
}

export type AnyAction = Hoist | TurnUp | Bid | Place;

export type AnyEvent =
    | FlagHoisted
    | TileTurnedUp
    | BidSealed
    | BidRevealed
    | TileWon
    | TileLaid
    | TileLost
    | VisitorsMoved
    | TreesMoved
    | BenchesBuilt
    | IncomePaid
    | PointsScored
    | YearEnded
    | GameEnded;

export type AnyView = View;

export type AnyOptions = Options;
