/** The largest side at which so many squares fit into a box. */
export function sideOf(squares: number, width: number, height: number, gap: number, most: number): number {
    let best = 0;
    for (let columns = 1; columns <= squares; columns++) {
        const rows = Math.ceil(squares / columns);
        const side = Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows);
        best = Math.max(best, side);
    }
    return Math.floor(Math.min(best, most));
}
