// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Motion } from "./board";
import { fly, type Places } from "./flip";

const MOTION: Motion = { speed: 1, ms: (wanted) => wanted };

/** Parts at a distance, of which each says when it is measured and when it is moved. */
function parts(count: number, told: string[]): [Places, Places] {
    const [before, after]: [Places, Places] = [new Map(), new Map()];
    const parent = { getScreenCTM: () => (told.push("measured"), { a: 1, b: 0, c: 0, d: 1 }) };
    for (let part = 0; part < count; part++) {
        const element = document.createElementNS("http://www.w3.org/2000/svg", "g");
        Object.defineProperty(element, "parentNode", { value: parent });
        element.animate = () => (told.push("moved"), { finished: Promise.resolve() } as unknown as Animation);
        before.set(`part-${part}`, { box: new DOMRect(0, 0, 10, 10), element, to: undefined });
        after.set(`part-${part}`, { box: new DOMRect(100, 50, 10, 10), element, to: undefined });
    }
    return [before, after];
}

test("everything is measured before anything is moved, so that the page is laid out once", async () => {
    const told: string[] = [];
    await fly(...parts(3, told), document.createElement("div"), MOTION);
    expect(told.filter((one) => one === "moved")).toHaveLength(3);
    expect(told.lastIndexOf("measured")).toBeLessThan(told.indexOf("moved"));
    expect(told).toContain("measured");
});
