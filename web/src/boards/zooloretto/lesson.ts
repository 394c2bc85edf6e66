import type { AnyAction, AnyView } from "$generated/zooloretto";
import type { Lesson } from "../../learn/lesson";

const cargo = (view: AnyView, truck: number) => (view.trucks[truck] ?? []).filter((tile) => tile !== "coin");
const housed = (action: AnyAction) => action.type === "House" && action.place !== "barn";

const lesson: Lesson<AnyView, AnyAction> = {
    seed: "d399312480f541252b7a48269d80fd329b0bad97d15ce89ddf87804867fc3139",
    seats: 3,
    steps: [
        { key: "draw", wants: (action) => action.type === "Draw" },
        { key: "load", wants: (action) => action.type === "Load" && action.truck === 0 },
        { key: "more", wants: (action) => action.type === "Draw" },
        { key: "mix", wants: (action) => action.type === "Load" && action.truck === 1 },
        {
            key: "take",
            wants: (action, view) => action.type === "Take" && action.truck === 0 && cargo(view, 0).length === 2,
        },
        { key: "house", wants: housed },
        { key: "species", wants: housed },
        { key: "expand", wants: (action) => action.type === "Expand" },
        { key: "again", wants: (action, view) => action.type === "Take" && cargo(view, action.truck).length > 0 },
        { key: "last", wants: housed },
    ],
};
export default lesson;
