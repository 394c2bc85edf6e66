/** The legal choices by the place on the board where they are made. */
import type { AnyAction, Load, Roll, Take } from "$generated/zooloretto_dice";

export interface Choices {
    roll: Roll | null;
    loading: boolean;
    trucks: Map<number, Load | Take>;
}

export function choicesOf(legal: readonly AnyAction[]): Choices {
    const choices: Choices = { roll: null, loading: false, trucks: new Map() };
    for (const action of legal) {
        if (action.type === "Roll") choices.roll = action;
        if (action.type === "Load") choices.loading = true;
        if (action.type === "Load" || action.type === "Take") choices.trucks.set(action.truck, action);
    }
    return choices;
}

/** A finger cannot hover: its first tap on a truck to take shows what it would mark, the second takes it. */
export function looksFirst(action: Load | Take, pointer: string, armed: number | null): boolean {
    return action.type === "Take" && pointer === "touch" && armed !== action.truck;
}
