/**
 * What every board is given and may do. A board is `src/boards/<game>/Board.svelte`, default-exported, with these props:
 *
 *     let { view, legal, seat, act, ...rest }: BoardProps<AnyView, AnyAction, AnyEvent> = $props();
 *
 * A board shows `view` and offers what `legal` holds; it knows no rules. Every choice is a real <button> (or an SVG
 * element inside one) with a label from `text.action(action, names)`. `legal` is empty while it is not this seat's turn
 * and while an act is on its way.
 *
 * Movement: the frame looks at the board before and after each new view. An element with `data-key="tile-7"` that is in
 * both flies from its old place to the new one. `data-from="stack"` on a new element: it comes from the old place of
 * that key. `data-to="barn-2"` on an element: when it is gone, a copy flies to the new place of that key. Keys must be
 * unique within a board. An SVG element with a `data-key` must carry no `transform` of its own: wrap it in a <g>.
 * Do not animate by view changes yourselves beyond small CSS transitions; use `motion.ms(300)` for their length.
 * What moved or came since the player's last act bears `data-recent` until the next.
 *
 * Room: a board fills its box (`height: 100%`) and never overflows it. The box is the container `stage`, of definite
 * width and height: lay out by `@container stage (…)`, `cqw` and `cqh`. A control that makes or begins a legal move bears
 * `data-choice`, and the class `hinted` where it leads to `hint`.
 */
import type { Component } from "svelte";
import type { ScoreSheet, TurnInfo } from "../generated/wire";
import type { Text } from "./text";

export type { ScoreSheet, TurnInfo, Text };

export interface Player {
    name: string;
    mine: boolean; // played on this device
    connected: boolean;
    away: boolean; // a bot plays for them meanwhile
    animal: string; // whose face stands for them, by <Face {player} />
    level: string; // of a bot, in the reader's language; empty for a person
    colour: number; // 0 to 7: var(--player-N), with its shape by <Mark colour={N} />
}

export interface Preview<V, E> {
    events: E[];
    view: V;
    standings: ScoreSheet[];
}

export interface Motion {
    speed: number; // 1 is normal, 2 twice as fast, 0 no movement at all
    ms: (normal: number) => number; // how long something takes at this speed
}

export interface BoardProps<V, A, E> {
    view: V;
    legal: A[];
    seat: number | null; // whose perspective this is; null: a spectator
    players: Player[];
    turn: TurnInfo;
    now: () => number; // the server's clock, to count down to `turn.until`
    act: (action: A) => void;
    hint: A | null; // what a bot would do, to be marked on the board
    say: (prompt: string) => void; // what the player has to do, for the prompt bar; "": nothing of the board's own
    progress: (part: number) => void; // how far the game has gone, 0 to 1: day turns to evening
    preview: (action: A) => Promise<Preview<V, E> | null>; // null where it could not be taken back
    standings: ScoreSheet[];
    events: E[]; // what has just happened
    text: Text;
    motion: Motion;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- props are contravariant: no other type takes every game's board
export type AnyBoard = Component<BoardProps<any, any, any>>;

export function motionOf(speed: number): Motion {
    return { speed, ms: (normal) => (speed === 0 ? 0 : normal / speed) };
}

export function namesOf(players: Player[]): string[] {
    return players.map((player) => player.name);
}
