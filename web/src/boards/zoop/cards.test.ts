import { expect, test } from "vitest";
import { faceOf, grouped } from "./cards";

test("a card's word tells colour, species and quantity", () => {
    expect(faceOf("red-rabbit")).toMatchObject({
        colour: "red",
        drawing: "rabbit",
        quantity: 1,
        effect: null,
        rule: null,
    });
    expect(faceOf("blue-toucans")).toMatchObject({ colour: "blue", drawing: "toucan", quantity: 2, effect: null });
});

test("special animals show what they do, and which rule says so", () => {
    expect(faceOf("green-kangaroos")).toMatchObject({
        drawing: "kangaroo",
        quantity: 2,
        effect: "skip-draw",
        rule: "ZP-13",
    });
    expect(faceOf("yellow-monkeys")).toMatchObject({ drawing: "monkey", effect: "draw", rule: "ZP-9" });
});

test("Jokers and Cages have no colour", () => {
    expect(faceOf("joker")).toMatchObject({ colour: null, drawing: "joker", rule: "ZP-19" });
    expect(faceOf("cage")).toMatchObject({ colour: null, drawing: "cage", rule: "ZP-17" });
});

test("equal cards lie together in the order of the hand", () => {
    expect(grouped(["red-rabbit", "red-rabbit", "blue-koala", "cage", "cage"])).toEqual([
        { card: "red-rabbit", copies: 2 },
        { card: "blue-koala", copies: 1 },
        { card: "cage", copies: 2 },
    ]);
    expect(grouped([])).toEqual([]);
});
