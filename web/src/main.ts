import { mount } from "svelte";
import "./app.css";
import "./ground.css";
import App from "./App.svelte";
import { introduce, speak } from "./lib/session.svelte";
import { settings, show } from "./lib/settings.svelte";
import { listenForFirstGesture } from "./lib/sound";

show();
listenForFirstGesture();
const greeted = introduce().catch(() => undefined); // pages say themselves what they cannot fetch
await speak(settings.language);
await greeted;
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
