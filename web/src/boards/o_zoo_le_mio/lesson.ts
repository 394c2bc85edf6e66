import type { AnyAction, AnyView } from "$generated/o_zoo_le_mio";
import type { Lesson } from "../../learn/lesson";

const bids = (coins: number) => (action: AnyAction) => action.type === "Bid" && action.coins === coins;
const places = (action: AnyAction) => action.type === "Place";

const lesson: Lesson<AnyView, AnyAction> = {
    seed: "e10457b08a2afa91b69a80910c14eb98b6bc46c24f0edc265251b4d0f778b471",
    seats: 3,
    steps: [
        { key: "bid", wants: bids(3) },
        { key: "place", wants: places },
        { key: "save", wants: bids(0) },
        { key: "stars", wants: bids(3) },
        { key: "grow", wants: places },
        { key: "flag", wants: bids(0) },
        { key: "last", wants: bids(2) },
        { key: "year", wants: (action) => action.type === "Bid" && action.coins > 0 },
    ],
};
export default lesson;
