import type { SoundMap } from "$lib/sound";

const sounds: SoundMap = {
    TileTurnedUp: "card",
    BidRevealed: "coin",
    TileWon: "full",
    TileLaid: "tile",
    VisitorsMoved: "birth",
    TreesMoved: "birth",
    BenchesBuilt: "full",
    IncomePaid: "coin",
    YearEnded: "year",
};
export default sounds;
