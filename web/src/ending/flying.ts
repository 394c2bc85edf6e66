/** Numbers that fly from where they are told to where they count. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** The first two thirds of its time it flies; then it has arrived. */
export function flyFrom(node: Element, { from, duration }: { from: Element; duration: number }): TransitionConfig {
    const [start, end] = [from.getBoundingClientRect(), node.getBoundingClientRect()];
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const at = (left: number) => `translate(${x * left}px, ${y * left}px)`;
    return { duration: duration * 0.65, easing: cubicInOut, css: (_, left) => `transform: ${at(left)}` };
}
