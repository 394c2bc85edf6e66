import type { AnyAction, AnyView } from "$generated/zoop";
import type { Lesson } from "../../learn/lesson";

const plays = (card: string) => (action: AnyAction) => action.type === "Play" && action.card === card;

const lesson: Lesson<AnyView, AnyAction> = {
    seed: "63f44e56efa72baa6b98524bcfb5ebd6b37981bbb99737ddac77fdc708101e4f",
    seats: 3,
    steps: [
        { key: "match", wants: plays("red-rabbit") },
        { key: "zoop", wants: (action) => action.type === "Zoop" },
        { key: "round", wants: plays("green-rabbit") },
        { key: "kangaroo", wants: plays("blue-kangaroo") },
        { key: "koala", wants: plays("red-koala") },
        { key: "draw", wants: (action) => action.type === "Draw" },
        { key: "pass", wants: (action) => action.type === "Pass" },
        { key: "cage", wants: (action) => action.type === "Chase" },
        { key: "fresh", wants: (action) => action.type === "Play" },
    ],
};
export default lesson;
