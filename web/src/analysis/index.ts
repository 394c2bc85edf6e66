/** All that shows an analysis; loaded only where one is asked for. */
export { default as ChanceGraph } from "./ChanceGraph.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as TryHere } from "./TryHere.svelte";
export { default as Verdict } from "./Verdict.svelte";
export { chancesAt } from "./figures";
