import { mount } from "svelte";
import "./app.css";
import "./ground.css";
import App from "./App.svelte";
import { STATIC, watchNetwork } from "./lib/place.svelte";
import { go } from "./lib/router.svelte";
import { introduce, speak } from "./lib/session.svelte";
import { settings, show } from "./lib/settings.svelte";
import { listenForFirstGesture } from "./lib/sound";

await watchNetwork();
show();
listenForFirstGesture();
const greeted = introduce().catch(() => undefined); // pages say themselves what they cannot fetch
await speak(settings.language);
await greeted;
mount(App, { target: document.getElementById("app")! });

addEventListener("appinstalled", () => go("/offline?now")); // whoever installs it means to have it anywhere
if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js${STATIC ? "?static" : ""}`);
