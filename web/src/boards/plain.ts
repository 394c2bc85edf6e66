/** How a view is written out for a game that has no board of its own. */
import type { Text } from "../lib/text";

type Plain = string | number | boolean | null | undefined;

const isScalar = (value: unknown): value is Plain => value == null || typeof value !== "object";

/** Whether a value fits on a line: a scalar, or a list of them. */
export function isPlain(value: unknown): value is Plain | Plain[] {
    return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

export function plainText(value: Plain | Plain[], text: Text): string {
    if (Array.isArray(value)) return value.map((one) => plainText(one, text)).join(", ") || "–";
    if (value == null || value === false) return "–";
    if (value === true) return "✓";
    return typeof value === "string" && text.has(`word-${value}`) ? text.word(value) : String(value);
}

export function fieldsOf(value: unknown): [string, unknown][] {
    return Object.entries(value as object).filter(([field]) => field !== "type");
}

/** The game's own word for a field where it has one, else the field's name. */
export function labelOf(field: string, text: Text): string {
    return text.has(`board-${field}`) ? text.say(`board-${field}`) : field.replaceAll("_", " ");
}
