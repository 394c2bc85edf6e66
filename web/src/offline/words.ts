/** The words for what is played offline: they come with it, and are here before it is shown. */
import { speak } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { addWords } from "../lib/text";

addWords("offline");
await speak(settings.language);
