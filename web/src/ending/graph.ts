/** The geometry of a graph of values over the steps of a game. */
import type { Course, Round } from "./course";

export interface Frame {
    width: number;
    height: number;
    left: number; // margins
    right: number;
    top: number;
    bottom: number;
}

export interface Scale {
    x: (step: number) => number;
    y: (value: number) => number;
    ticks: number[]; // values worth a line
    first: number; // step shown
}

export const MARGINS = { left: 28, right: 10, top: 18, bottom: 20 };
const APART = 1.6; // pixels between lines that run together
const NARROWEST = 26; // pixels between two numbers of rounds

/** What comes before the first step, the dealing of cards say, is left out. */
export function scaleOf({ values }: Course, frame: Frame, first = 0): Scale {
    const steps = Math.max(1, (values[0]?.length ?? 1) - 1 - first);
    const shown = values.flatMap((own) => own.slice(first));
    const [least, most] = [Math.min(0, ...shown), Math.max(0, ...shown)];
    const wide = Math.max(0, frame.width - frame.left - frame.right); // while it is hidden it has none
    const high = frame.height - frame.top - frame.bottom;
    return {
        x: (step) => frame.left + (wide * Math.max(0, step - first)) / steps,
        y: (value) => frame.top + (high * (most - value)) / (most - least || 1),
        ticks: [...new Set([most, 0, least])],
        first,
    };
}

/** A line that stays where it is until a step changes it; each seat's a little apart, so that none hides another. */
export function lineOf(course: Course, seat: number, scale: Scale): string {
    const apart = (seat - (course.values.length - 1) / 2) * APART;
    const at = (value: number) => (scale.y(value) + apart).toFixed(1);
    const own = course.values[seat] ?? [];
    const moves = own.flatMap((value, step) =>
        step > scale.first && value !== own[step - 1] ? [`H${scale.x(step).toFixed(1)}V${at(value)}`] : [],
    );
    const begin = `M${scale.x(scale.first).toFixed(1)} ${at(own[scale.first] ?? 0)}`;
    return `${begin}${moves.join("")}H${scale.x(own.length - 1).toFixed(1)}`;
}

/** The rounds whose numbers fit below. */
export function numbered(rounds: readonly Round[], scale: Scale): Round[] {
    let free = -Infinity;
    return rounds.filter((round) => {
        const middle = (scale.x(round.first) + scale.x(round.last)) / 2;
        if (middle < free) return false;
        free = middle + NARROWEST;
        return true;
    });
}
