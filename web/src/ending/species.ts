/** Which animals a winner's zoo holds, told by the last view of any game. */

/**
 * The animals named in what belongs to a seat: in any list of the view that has an entry for each player, that
 * player's entry. All the game's animals where the view names none.
 */
export function speciesOf(view: unknown, seat: number, seats: number, animals: readonly string[]): string[] {
    const own = JSON.stringify(partsOf(view, seat, seats));
    const found = animals.filter((animal) => own.includes(animal));
    return found.length ? found : [...animals];
}

function partsOf(view: unknown, seat: number, seats: number): unknown[] {
    const values = view && typeof view === "object" ? Object.values(view) : [];
    return values.flatMap((value: unknown) => (Array.isArray(value) && value.length === seats ? [value[seat]] : []));
}
