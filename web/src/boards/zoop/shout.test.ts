import { expect, test } from "vitest";
import { shoutOf } from "./shout";

test("the loudest is heard", () => {
    const zooped = { type: "CardZooped", seat: 1, card: "red-rabbit" } as const;
    expect(shoutOf([zooped, { type: "ZoopCameLate", seat: 2, card: "red-rabbit" }])).toEqual({ cry: "zoop", seat: 1 });
    expect(shoutOf([{ type: "CallFailed", seat: 2, card: "joker" }, zooped])).toEqual({ cry: "zoop", seat: 1 });
    expect(shoutOf([zooped, { type: "GameWon", seat: 1 }])).toEqual({ cry: "win", seat: 1 });
    const chased = { type: "AnimalChased", hunter: 0, hunted: 2, card: "red-crab" } as const;
    expect(shoutOf([chased])).toEqual({ cry: "cage", seat: 0 });
});

test("of equals the later one", () => {
    const zoop = (seat: number) => ({ type: "CardZooped", seat, card: "red-rabbit" }) as const;
    expect(shoutOf([zoop(1), zoop(3)])).toEqual({ cry: "zoop", seat: 3 });
});

test("ordinary play is quiet", () => {
    expect(shoutOf([])).toBeNull();
    expect(shoutOf([{ type: "CardPlayed", seat: 0, card: "red-crab" }])).toBeNull();
});
