/** What an act would change for every zoo, read off the view before and the view after. */
import type { AnyView, LeftWord } from "$generated/o_zoo_le_mio";
import { FAMILIES } from "./plan";

export type Thing = LeftWord | "trees" | "benches";

export interface Gain {
    seat: number;
    thing: Thing;
    change: number;
}

export function gainsOf(before: AnyView, after: AnyView): Gain[] {
    const gains = before.zoos.flatMap((zoo, seat) => {
        const then = after.zoos[seat]!;
        const families = FAMILIES.map((thing, family) => ({
            seat,
            thing,
            change: then.visitors[family]! - zoo.visitors[family]!,
        }));
        return [
            ...families,
            { seat, thing: "trees" as const, change: then.trees - zoo.trees },
            { seat, thing: "benches" as const, change: then.benches - zoo.benches },
        ];
    });
    return gains.filter(({ change }) => change !== 0);
}

/** What is known of an act before it is done. */
export interface Outlook {
    gains: Gain[];
    points: number; // for the seat that would act
    told: string[]; // the same in words
}
