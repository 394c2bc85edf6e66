/** Where the seats of a round table are, as parts of its width and height; the first is at the bottom, then clockwise. */
export function around(seats: number): { x: number; y: number }[] {
    return Array.from({ length: seats }, (_, seat) => {
        const angle = Math.PI / 2 + (2 * Math.PI * seat) / seats;
        return { x: 0.5 + 0.385 * Math.cos(angle), y: 0.5 + 0.39 * Math.sin(angle) };
    });
}
