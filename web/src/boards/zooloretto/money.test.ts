import { expect, test } from "vitest";
import type { AnyView, ZooView } from "$generated/zooloretto";
import { MONEY, whyNotMoney } from "./money";
import { ENCLOSURES } from "./parts";
import { whyNotHere, whyNotTruck } from "./whyNot";

function zoo(changes: Partial<ZooView> = {}): ZooView {
    const empty = { enclosures: [[], [], []], stalls: [[], [], []], barn: [], coins: 3, truck: null };
    return { type: "ZooView", ...empty, ...changes };
}
function view(changes: Partial<AnyView> = {}): AnyView {
    const empty = { active: 0, hand: null, to_house: [], over: false, trucks: [[], ["panda"], ["panda"]] };
    return { ...empty, zoos: [zoo(), zoo(), zoo()], ...changes } as unknown as AnyView;
}
const keys = (shown: AnyView) => MONEY.map((kind) => whyNotMoney(kind, shown, 0)?.[0]);

test("what cannot be had for lack of coins says so, with price and purse", () => {
    const poor = view({ zoos: [zoo({ coins: 2, barn: ["zebra"] }), zoo({ barn: ["panda"] }), zoo()] });
    expect(whyNotMoney("expand", poor, 0)).toEqual(["why-not-coins", { price: 3, coins: 2 }]);
    expect(keys(view({ zoos: [zoo({ coins: 0 }), zoo(), zoo()] }))).toEqual(MONEY.map(() => "why-not-coins"));
});

test("what has nothing to begin with says so", () => {
    const reasons = ["why-not-nothing", "why-not-swap", "why-not-buy", "why-not-barn", undefined];
    expect(keys(view())).toEqual(reasons);
    const grown = zoo({ enclosures: [[], [], [], []], stalls: [["balloons"], [], [], []] });
    expect(keys(view({ zoos: [grown, zoo(), zoo()] })).at(-1)).toBe("why-not-expanded");
    expect(keys(view({ zoos: [grown, zoo(), zoo()] }))[0]).toBe("why-not-room");
});

test("first things first", () => {
    expect(keys(view({ hand: "panda" }))[0]).toBe("why-not-load");
    expect(keys(view({ to_house: ["panda"] }))[0]).toBe("why-not-place");
    expect(keys(view({ active: 1 }))[0]).toBe("why-not-turn");
    expect(keys(view({ active: 1, zoos: [zoo({ truck: 1 }), zoo(), zoo()] }))[0]).toBe("why-not-passed");
});

test("an enclosure or a truck says why it is no place for a tile", () => {
    const [a] = ENCLOSURES;
    const here = (from: string, changes: Partial<ZooView>) => whyNotHere(from, zoo(changes), 0, a!)?.[0];
    expect(here("barn zebra", { enclosures: [["panda"], [], []] })).toBe("why-not-species");
    expect(here("arrival panda", { enclosures: [Array(5).fill("panda"), [], []] })).toBe("why-not-full");
    expect(here("arrival lemonade", { stalls: [["balloons"], [], []] })).toBe("why-not-stall");
    expect(here("stall enclosure-a balloons", { stalls: [["balloons"], [], []] })).toBeUndefined();
    expect(here("barn zebra", {})).toBeUndefined();
    expect(whyNotTruck(view(), 0)).toEqual(["why-not-truck-empty"]);
    expect(whyNotTruck(view({ hand: "panda", trucks: [["panda", "panda", "panda"]] }), 0)).toEqual([
        "why-not-truck-full",
    ]);
});
