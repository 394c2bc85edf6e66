/** A tile that is to be laid: the spot picked for it, how it is turned, and what it would bring there. */
import type { AnyAction, AnyEvent, AnyView, Place } from "$generated/o_zoo_le_mio";
import type { Preview, ScoreSheet, Text } from "$lib/board";
import { gainsOf, type Outlook } from "./gains";
import { at, pathEnds, planOf, type Plan, type Where } from "./plan";
import { isPlace, sitesOf, type Site } from "./sites";

interface Given {
    view: AnyView;
    legal: AnyAction[];
    seat: number | null;
    standings: ScoreSheet[];
    hint: AnyAction | null;
    names: string[];
    text: Text;
    preview: (action: AnyAction) => Promise<Preview<AnyView, AnyEvent> | null>;
}

export class Placement {
    private picked = $state.raw<{ site: number; way: number } | null>(null);
    outlook = $state.raw<Outlook | null>(null);
    private readonly question: string = $derived.by(() => {
        const { seat, view } = this.given();
        return `${seat} ${view.auction} ${view.placing}`;
    });
    readonly asked: boolean = $derived.by(() => this.given().legal.some(isPlace));
    readonly plan: Plan = $derived.by(() => planOf(this.given().view.zoos[this.given().seat ?? 0]!.laid));
    readonly sites: Site[] = $derived.by(() => (this.asked ? sitesOf(this.given().legal, this.plan) : []));
    readonly site: Site | null = $derived(this.picked && (this.sites[this.picked.site] ?? null));
    readonly way: Place | null = $derived(this.picked && (this.site?.ways[this.picked.way] ?? null));
    readonly number: number = $derived(this.picked && this.site ? this.picked.way + 1 : 0); // of the way, from 1

    constructor(private readonly given: () => Given) {
        $effect(() => {
            void this.question; // and not each update: a hint asked for takes no pick away
            this.picked = null;
        });
        $effect(() => {
            this.outlook = null;
            if (this.way) void this.look(this.way);
        });
    }

    /** Ends of paths where the tile does not fit. */
    get blocked(): Where[] {
        const offered = new Set(this.sites.map(({ x, y }) => at(x, y)));
        return this.asked ? pathEnds(this.plan).filter(({ x, y }) => !offered.has(at(x, y))) : [];
    }

    /** What leads to the hint from here: a spot, a turn, or the laying itself. */
    get hinted(): Site | "turn" | "lay" | null {
        const { hint } = this.given();
        if (!hint || !isPlace(hint)) return null;
        const same = (way: Place) => way.x === hint.x && way.y === hint.y && way.heading === hint.heading;
        if (this.way && same(this.way)) return "lay";
        if (this.site?.ways.some(same)) return "turn";
        return this.sites.find(({ ways }) => ways.some(same)) ?? null;
    }

    pick = (site: Site) => {
        if (site === this.site) this.turn(1);
        else this.picked = { site: this.sites.indexOf(site), way: 0 };
    };

    turn = (by: number) => {
        const { picked, site } = this;
        if (picked && site) this.picked = { ...picked, way: (picked.way + by + site.ways.length) % site.ways.length };
    };

    /** Lets go; the number of the spot that was picked. */
    cancel = (): number | null => {
        const last = this.picked?.site ?? null;
        this.picked = null;
        return last;
    };

    private async look(asked: Place): Promise<void> {
        const { view, standings, seat, preview, text, names } = this.given();
        const seen = await preview(asked);
        if (!seen || asked !== this.way || seat === null) return;
        const told = seen.events.slice(1).map((event) => text.would(event, names, seat));
        const points = (seen.standings[seat]?.points ?? 0) - (standings[seat]?.points ?? 0);
        this.outlook = { gains: gainsOf(view, seen.view), points, told };
    }
}
