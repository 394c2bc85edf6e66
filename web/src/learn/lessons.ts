/** The first game teaches by playing: each kind of choice or event is explained when it is first now. */
import type { Tagged } from "$lib/facts";
import type { Text } from "$lib/text";
import { rulesIn } from "../rules/named";

export interface Lesson {
    key: string; // what it explains: "goal", or the class of an action or event
    words: string;
    rules: string[]; // that it names
}

/** What a player sees just now. */
interface Moment {
    legal: Tagged[];
    events: Tagged[];
    over: boolean;
}

/** Lessons that are due now, in order; `seen` are those already given. */
export function lessonsDue(text: Text, names: string[], now: Moment, seen: ReadonlySet<string>): Lesson[] {
    const due: Lesson[] = [];
    const add = (key: string, words: string) => {
        if (words && !seen.has(key) && !due.some((one) => one.key === key))
            due.push({ key, words, rules: rulesIn(words, text.rules) });
    };
    const own = (key: string) => (text.has(`learn-${key}`) ? text.say(`learn-${key}`) : "");
    add("goal", own("goal"));
    for (const event of now.events) add(event.type, own(event.type));
    for (const action of now.legal) add(action.type, own(action.type) || text.help(action, names));
    if (now.over) add("end", text.say("web-learn-end"));
    return due;
}
