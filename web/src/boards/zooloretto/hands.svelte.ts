/** What the player holds over the board: what was picked, what waits for a yes, and what each choice would bring. */
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "$lib/board";
import type { AnyAction, AnyEvent, AnyView } from "$generated/zooloretto";
import { given, openTo, target, type Source, type Target } from "./choices";
import { moneyOf, type Money } from "./money";

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
    private purpose = $state<Money | null>(null);
    private readonly seen = new SvelteMap<string, Foresight | null>();
    private readonly fromStart = $derived.by(() => given(this.table.legal(), this.table.view().to_house));
    /** Why something cannot be done, until the next touch. */
    note = $state("");
    /** The purse lies open over the board. */
    browsing = $state(false);

    /** What coins are about to be spent on: only what serves it can be chosen. */
    readonly spending: Money | null = $derived.by(() => (this.affords(this.purpose) ? this.purpose : null));
    readonly offered: AnyAction[] = $derived.by(() => {
        if (this.browsing) return [];
        return this.table.legal().filter((action) => !this.spending || moneyOf(action) === this.spending);
    });
    /** Everything legal is on offer. */
    readonly free: boolean = $derived(this.spending === null && !this.browsing);
    readonly picked: Source | null = $derived(this.browsing ? null : (this.chosen ?? this.fromStart));
    readonly targets: Map<Target, AnyAction> = $derived.by(() =>
        this.picked ? openTo(this.picked, this.offered) : NOTHING,
    );
    readonly pending: AnyAction | null = $derived.by(() => (this.table.legal().length > 0 ? this.asked : null));
    readonly foresight: Foresight | null = $derived(this.pending ? this.foreseen(this.pending) : null);
    /** Something can be let go by Escape. */
    readonly busy: boolean = $derived(this.chosen !== null || this.asked !== null || !this.free);

    constructor(private readonly table: Table) {}

    affords(kind: Money | null): boolean {
        return this.table.legal().some((action) => kind !== null && moneyOf(action) === kind);
    }

    can(from: Source): boolean {
        return openTo(from, this.offered).size > 0;
    }

    /** The action that picking this source is. */
    at(from: Source): AnyAction | undefined {
        const open = openTo(from, this.offered);
        return open.get(target.now) ?? (this.spending === "discard" ? open.get(target.bin) : undefined);
    }

    spend(kind: Money): void {
        const again = this.purpose === kind;
        this.reset();
        if (again) return;
        this.purpose = kind;
        if (kind === "expand" && this.offered[0]) this.choose(this.offered[0]);
    }

    pick(from: Source): void {
        this.note = "";
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
        this.note = "";
        if (!moneyOf(action)) return this.table.act(action);
        this.asked = action;
        void this.foresee([action]);
    }

    confirm(): void {
        if (this.pending) this.table.act(this.pending);
    }

    /** One step back: the question, then what was picked, then what it was for. */
    letGo(): void {
        this.note = "";
        if (this.asked && this.spending !== "expand") this.asked = null;
        else if (this.chosen) this.chosen = null;
        else this.reset();
    }

    reset(): void {
        this.chosen = null;
        this.asked = null;
        this.purpose = null;
        this.note = "";
        this.browsing = false;
    }

    /** A new view: nothing is held, nothing foreseen any more. */
    renew(): void {
        this.reset();
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
