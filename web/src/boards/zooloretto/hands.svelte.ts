/** What the player holds over the board: what was picked, what waits for a yes, and what each choice would bring. */
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "$lib/board";
import type { AnyAction, AnyEvent, AnyView } from "$generated/zooloretto";
import { costs, given, openTo, target, type Source, type Target } from "./choices";

export type Foresight = Preview<AnyView, AnyEvent>;
interface Table {
    view: () => AnyView;
    legal: () => AnyAction[];
    act: (action: AnyAction) => void;
    preview: (action: AnyAction) => Promise<Foresight | null>;
}

const NOTHING = new Map<Target, AnyAction>();

export class Hands {
    private chosen = $state<Source | null>(null);
    private asked = $state.raw<AnyAction | null>(null);
    private readonly seen = new SvelteMap<string, Foresight | null>();
    private readonly fromStart = $derived.by(() => given(this.table.legal(), this.table.view().to_house));

    readonly picked: Source | null = $derived(this.chosen ?? this.fromStart);
    readonly targets: Map<Target, AnyAction> = $derived.by(() =>
        this.picked ? openTo(this.picked, this.table.legal()) : NOTHING,
    );
    readonly pending: AnyAction | null = $derived.by(() => (this.table.legal().length > 0 ? this.asked : null));
    readonly foresight: Foresight | null = $derived(this.pending ? this.foreseen(this.pending) : null);
    /** Something can be let go by Escape. */
    readonly busy: boolean = $derived(this.chosen !== null || this.asked !== null);

    constructor(private readonly table: Table) {}

    can(from: Source): boolean {
        return openTo(from, this.table.legal()).size > 0;
    }

    /** The action that picking this source is. */
    at(from: Source): AnyAction | undefined {
        return openTo(from, this.table.legal()).get(target.now);
    }

    pick(from: Source): void {
        const now = this.at(from);
        if (now) return this.choose(now);
        this.asked = null;
        this.chosen = this.chosen === from ? null : from;
    }

    put(to: Target): void {
        const action = this.targets.get(to);
        if (action) this.choose(action);
    }

    choose(action: AnyAction): void {
        if (!costs(action)) return this.table.act(action);
        this.asked = action;
        void this.foresee([action]);
    }

    confirm(): void {
        if (this.pending) this.table.act(this.pending);
    }

    letGo(): void {
        if (this.asked) this.asked = null;
        else this.chosen = null;
    }

    reset(): void {
        this.chosen = null;
        this.asked = null;
        this.seen.clear();
    }

    foreseen(action: AnyAction): Foresight | null {
        return this.seen.get(JSON.stringify(action)) ?? null;
    }

    /** Asks one after the other, as long as the view stays the same. */
    async foresee(actions: AnyAction[]): Promise<void> {
        const view = this.table.view();
        for (const action of actions) {
            const key = JSON.stringify(action);
            if (this.seen.has(key)) continue;
            this.seen.set(key, null);
            const answer = await this.table.preview(action).catch(() => null);
            if (this.table.view() !== view) return;
            this.seen.set(key, answer);
        }
    }
}
