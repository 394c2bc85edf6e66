import { expect, test } from "vitest";
import type { AnyView, ZooView } from "$generated/zooloretto";
import { identify, piles, spot } from "./identity";

function zoo(changes: Partial<ZooView> = {}): ZooView {
    return {
        type: "ZooView",
        enclosures: [[], [], []],
        stalls: [[], [], []],
        barn: [],
        coins: 2,
        truck: null,
        ...changes,
    };
}
function view(changes: Partial<AnyView> = {}): AnyView {
    return {
        type: "View",
        seat: 0,
        active: 0,
        zoos: [zoo(), zoo()],
        stack: [],
        trucks: [[], [], []],
        bank: 26,
        offspring: [],
        set_aside: [],
        to_set_aside: 0,
        gone: [],
        drawing: false,
        hand: null,
        to_house: [],
        last_round: false,
        over: false,
        ...changes,
    };
}

test("a tile keeps its name from the hand to the truck to the zoo", () => {
    const drawn = identify(identify(null, view()), view({ hand: "zebra" }));
    const { key, fresh } = drawn.get(spot.hand)![0]!;
    expect(fresh).toBe(true);
    const loaded = identify(drawn, view({ trucks: [[], ["zebra"], []] }));
    expect(loaded.get(spot.truck(1))).toEqual([{ key, tile: "zebra", fresh: false, born: false }]);
    const housed = identify(loaded, view({ zoos: [zoo({ enclosures: [["zebra"], [], []] }), zoo()] }));
    expect(housed.get(spot.pen(0, 0))![0]!.key).toBe(key);
});

test("who stays is told from who comes", () => {
    const before = identify(null, view({ zoos: [zoo({ barn: ["panda"] }), zoo({ barn: ["panda"] })] }));
    const after = identify(before, view({ zoos: [zoo({ barn: ["panda", "panda"] }), zoo()] }));
    const keys = [before.get(spot.barn(0))![0]!.key, before.get(spot.barn(1))![0]!.key];
    expect(after.get(spot.barn(0))!.map(({ key }) => key)).toEqual(keys);
});

test("parents stay who they were, and only the baby is new", () => {
    const pair = view({ zoos: [zoo({ enclosures: [["camel-male"], [], []] }), zoo()], to_house: ["camel-female"] });
    const family = view({
        zoos: [zoo({ enclosures: [["camel-offspring", "camel-father", "camel-mother"], [], []] }), zoo()],
    });
    const before = identify(null, pair);
    const [baby, father, mother] = identify(before, family).get(spot.pen(0, 0))!;
    expect(father!.key).toBe(before.get(spot.pen(0, 0))![0]!.key);
    expect(mother!.key).toBe(before.get(spot.arrivals)![0]!.key);
    expect(baby).toMatchObject({ born: true, fresh: false });
});

test("nothing is news in the first view", () => {
    const first = identify(null, view({ zoos: [zoo({ barn: ["zebra-offspring"] }), zoo()] }));
    expect(first.get(spot.barn(0))![0]).toMatchObject({ born: false, fresh: false });
});

test("tiles alike make a pile", () => {
    const barn = identify(null, view({ zoos: [zoo({ barn: ["zebra", "panda", "zebra"] }), zoo()] })).get(spot.barn(0))!;
    expect(piles(barn).map((pile) => pile.map(({ tile }) => tile))).toEqual([["zebra", "zebra"], ["panda"]]);
});
