// @vitest-environment happy-dom
/** The words of the pages, asked for twice at once. */
import { expect, it, vi } from "vitest";
import { speak, words } from "../src/lib/session.svelte";
import * as text from "../src/lib/text";

it("shows the words that were asked for last, whichever come first", async () => {
    let arrive = (_: text.Text) => {};
    const slow = new Promise<text.Text>((resolve) => (arrive = resolve));
    const [early, late] = [new text.Text("en", []), new text.Text("de", [])];
    vi.spyOn(text, "loadText").mockReturnValueOnce(slow).mockResolvedValueOnce(late);
    const first = speak("en");
    await speak("de");
    arrive(early);
    await first;
    expect(words().language).toBe("de");
});
