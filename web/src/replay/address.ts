/** What the address of a replay says after its “?”. */
export interface Place {
    perspective: string;
    step: number;
    analysis: boolean;
}

export function addressOf({ perspective, step, analysis }: Place): string {
    return `?perspective=${perspective}&step=${step}${analysis ? "&analysis" : ""}`;
}

export function placeIn(query: string): Place {
    const asked = new URLSearchParams(query);
    const older = (asked.get("eyes") ?? "").replace("watcher", "spectator"); // of a link shared by an earlier version
    return {
        perspective: asked.get("perspective") ?? older,
        step: Number(asked.get("step") ?? 0),
        analysis: asked.has("analysis"),
    };
}
