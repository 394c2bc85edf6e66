import { mount } from "svelte";
import "../src/app.css";
import { loadBoard } from "../src/boards";
import { loadText, type Language } from "../src/lib/text";
import "../src/boards/cards";
import Walk from "./Walk.svelte";

/** board.html?game=zoop&players=4&seat=0&step=12&theme=dark&lang=fr&bare (seat may be spectator; bare hides the tools) */
const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "zooloretto_dice";
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const file = `/dev/fixtures/${game}-${asked.get("players") ?? "4"}.json`;
const [board, text, fixture] = await Promise.all([
    loadBoard(game),
    loadText((asked.get("lang") ?? "en") as Language, game),
    fetch(file).then((answer) => answer.json()),
]);
const seat = asked.get("seat") ?? "0";
mount(Walk, {
    target: document.body,
    props: {
        board,
        text,
        fixture,
        seat: seat === "spectator" ? null : Number(seat),
        start: Number(asked.get("step") ?? 0),
        bare: asked.has("bare"),
    },
});
