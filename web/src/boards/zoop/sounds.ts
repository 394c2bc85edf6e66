import type { SoundMap } from "$lib/sound";

const sounds: SoundMap = {
    CardPlayed: "card",
    JokerPlayed: "card",
    CardDrawn: "card",
    CardTurnedUp: "card",
    CardZooped: "zoop",
    AnimalChased: "cage",
    DirectionReversed: "truck",
    RoundEnded: "year",
};
export default sounds;
