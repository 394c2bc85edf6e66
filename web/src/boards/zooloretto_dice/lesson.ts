import type { AnyAction, AnyView } from "$generated/zooloretto_dice";
import type { Lesson } from "../../learn/lesson";

const loaded = (view: AnyView, truck: number) => view.trucks[truck] ?? [];

const lesson: Lesson<AnyView, AnyAction> = {
    seed: "6e4f5f6081e3f9f2613fb9864c018c6afebcb416ac1c10372de1eedd5bc55abb",
    seats: 3,
    steps: [
        { key: "roll", wants: (action) => action.type === "Roll" },
        { key: "load", wants: (action) => action.type === "Load" },
        { key: "second", wants: (action) => action.type === "Load" },
        {
            key: "take",
            wants: (action, view) => action.type === "Take" && loaded(view, action.truck).includes("crocodile"),
        },
        { key: "again", wants: (action) => action.type === "Roll" },
        { key: "spoil", wants: (action) => action.type === "Load" && action.die === "crocodile" },
        { key: "wish", wants: (action) => action.type === "Load" },
        {
            key: "barn",
            wants: (action, view) =>
                action.type === "Take" &&
                loaded(view, action.truck).length > 1 &&
                !loaded(view, action.truck).includes("crocodile"),
        },
    ],
};
export default lesson;
