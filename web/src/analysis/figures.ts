/** Shares of the victory as people read them. */
import type { AnalysisReport } from "$generated/wire";

/** “34%”, “34 %”; with a true minus. */
export function percent(share: number, language: string, digits = 0): string {
    const format = { style: "percent", maximumFractionDigits: digits } as const;
    const size = new Intl.NumberFormat(language, format).format(Math.abs(share));
    return rounds(share, digits) < 0 ? `−${size}` : size;
}

/** “+12 %”, “−12 %”, “±0 %”. */
export function change(share: number, language: string): string {
    const sign = rounds(share, 0);
    return sign < 0 ? percent(share, language) : `${sign > 0 ? "+" : "±"}${percent(share, language)}`;
}

/** A rate: small ones are told more exactly. */
export function rate(share: number, language: string): string {
    return percent(share, language, share < 0.001 ? 2 : 1);
}

function rounds(share: number, digits: number): number {
    return Math.sign(Math.round(share * 10 ** (digits + 2)));
}

/** “Ada 34 %, Ben 66 %”. */
export function chancesAt(report: AnalysisReport, step: number, names: string[], language: string): string {
    return names.map((name, seat) => `${name} ${percent(report.chances[step]?.[seat] ?? 0, language)}`).join(", ");
}
