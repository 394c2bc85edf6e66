import type { SoundMap } from "$lib/sound";

const sounds: SoundMap = {
    DiceRolled: "dice",
    DieLoaded: "tile",
    TruckTaken: "truck",
    AnimalHoused: "tile",
    AnimalSentToBarn: "tile",
    CoinMarked: "coin",
    BonusWon: "full",
    LastRoundCalled: "year",
};
export default sounds;
