import type { SoundMap } from "$lib/sound";

const sounds: SoundMap = {
    TileDrawn: "tile",
    TileLoaded: "tile",
    TruckTaken: "truck",
    CoinsUnloaded: "coin",
    TileHoused: "tile",
    OffspringBorn: "birth",
    EnclosureCompleted: "full",
    AnimalMoved: "tile",
    StallMoved: "tile",
    AnimalsExchanged: "tile",
    TileBought: "coin",
    TileDiscarded: "coin",
    ZooExpanded: "full",
    EndStackOpened: "year",
};
export default sounds;
