/** The geometry of stacked bars: what a category brings lies right of the zero line, what it costs left of it. */
import type { ScoreSheet } from "$lib/board";
import { categoriesOf, POINTS, unitOf, valueOf, worth } from "./sheets";

export interface Segment {
    what: string;
    number: number; // of its category: its colour
    points: number;
    left: number; // percent of the bar's width
    width: number;
}

export interface Bars {
    unit: string;
    categories: string[]; // that bring anybody anything
    zero: number; // percent
    rows: Segment[][]; // by seat
}

/** Of categories; dark letters can be read on each, in either theme. */
const PLAIN = "#d0a877"; // of what nobody gains by
const FILLS = ["#8fc25a", "#f4b93e", "#5cbfe6", "#c8a2e0", "#4fcdb0", "#f08d6d", "#e9a3c4", "#b9c96a"];

export function fill(category: number, unit: string): string {
    return unit === POINTS ? FILLS[category % FILLS.length]! : PLAIN;
}

type Part = [what: string, points: number];

export function barsOf(standings: readonly ScoreSheet[]): Bars {
    const unit = unitOf(standings);
    const all = unit === POINTS ? categoriesOf(standings) : [unit];
    const parts = standings.map((sheet) => all.map((what): Part => [what, amount(sheet, what, unit)]));
    const categories = all.filter((what) => parts.some((row) => worth(row, what) !== 0));
    const [least, most] = reach(parts);
    const scale = 100 / (most - least || 1);
    return {
        unit,
        categories,
        zero: -least * scale,
        rows: parts.map((row) => stacked(row, all, -least, scale)),
    };
}

/** How many of something are left is no loss: those bars grow to the right too. */
function amount(sheet: ScoreSheet, what: string, unit: string): number {
    return unit === POINTS ? worth(sheet.lines, what) : Math.abs(valueOf(sheet, unit));
}

function reach(rows: Part[][]): [least: number, most: number] {
    const sums = (sign: number) => rows.map((row) => row.reduce((sum, [, one]) => sum + Math.max(0, sign * one), 0));
    return [-Math.max(0, ...sums(-1)), Math.max(0, ...sums(1))];
}

function stacked(row: Part[], all: string[], zero: number, scale: number): Segment[] {
    let [right, left] = [zero, zero];
    return row.flatMap(([what, points]) => {
        if (points === 0) return [];
        if (points < 0) left += points;
        const from = points < 0 ? left : right;
        if (points > 0) right += points;
        return [{ what, number: all.indexOf(what), points, left: from * scale, width: Math.abs(points) * scale }];
    });
}

/** What each seat has once so many categories are counted. */
export function runningTotals(standings: readonly ScoreSheet[], counted: readonly string[]): number[] {
    return standings.map((sheet) => counted.reduce((sum, what) => sum + worth(sheet.lines, what), 0));
}
