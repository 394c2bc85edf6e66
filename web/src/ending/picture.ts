/** A picture of the result, to share: the game, who played, and what each category brought. */
import { namesOf, type Player, type ScoreSheet } from "$lib/board";
import { figure, type Text } from "$lib/text";
import { cardOf } from "../boards/cards";
import { barsOf, fill, type Bars } from "./bars";
import { bitmapOf, colour } from "./drawn";
import { victory } from "./placing";
import { lineName, POINTS, ranking, shownValue, valueOf } from "./sheets";

type Pen = CanvasRenderingContext2D;
type Drawn = HTMLCanvasElement | null;

export interface Result {
    name: string; // of the game, as its folder
    game: Text;
    players: Player[];
    standings: ScoreSheet[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 44;
const ROWS = 300; // height for all
const FACE = 72;
const LOADED = 10_000; // milliseconds until every browser has taken a download
const BAR = { left: 420, percent: 5.8 }; // pixels
const [GRASS, WOOD, SIGN, INK, FAINT] = ["#a9cf8c", "#8a5a33", "#fff8e8", "#2b2a26", "#6a6255"];

/** By the device's own sharing where it takes pictures, else as a download. */
export async function sharePicture(result: Result): Promise<"shared" | "saved" | "nothing"> {
    const blob = await pictureOf(result);
    if (!blob) return "nothing";
    const file = new File([blob], `${result.name}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
        await navigator.share({ files: [file], title: result.game.say("name") }).catch(() => undefined); // thought better of it
        return "shared";
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), LOADED);
    return "saved";
}

async function pictureOf(result: Result): Promise<Blob | null> {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    const pen = canvas.getContext("2d")!;
    const [icon, ...faces] = await Promise.all([
        bitmapOf(cardOf(result.name).icon, 120),
        ...result.players.map((player) => bitmapOf(`face-${player.animal}`, FACE)),
    ]);
    drawSign(pen);
    if (icon) pen.drawImage(icon, WIDTH - EDGE - 160, EDGE + 18);
    drawHeading(pen, result);
    drawRows(pen, result, faces);
    drawLegend(pen, result);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function write(pen: Pen, words: string, x: number, y: number, size: number, most: number) {
    pen.font = `700 ${size}px ${colour("--display") || colour("--round")}`;
    pen.fillText(words, x, y, most);
}

function drawSign(pen: Pen): void {
    pen.fillStyle = GRASS;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = SIGN;
    pen.strokeStyle = WOOD;
    pen.lineWidth = 14;
    pen.beginPath();
    pen.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 30);
    pen.fill();
    pen.stroke();
    pen.fillStyle = WOOD;
    write(pen, "Zoorama", WIDTH - EDGE - 110, HEIGHT - 12, 24, 140);
}

function drawHeading(pen: Pen, { game, players, standings }: Result): void {
    pen.fillStyle = FAINT;
    write(pen, game.say("name"), EDGE + 40, EDGE + 66, 34, 700);
    pen.fillStyle = INK;
    write(pen, victory(players, standings, null, game), EDGE + 40, EDGE + 124, 46, 850);
}

function drawRows(pen: Pen, { players, standings }: Result, faces: Drawn[]): void {
    const bars = barsOf(standings);
    const high = Math.min(92, ROWS / players.length);
    const top = EDGE + 146 + (ROWS - high * players.length) / 2;
    ranking(standings).forEach((seat, number) => {
        const middle = top + high * (number + 0.5);
        const size = Math.min(34, high * 0.5);
        drawFace(pen, players[seat]!, faces[seat] ?? null, middle, Math.min(FACE, high * 0.8));
        drawBar(pen, bars, seat, middle, high * 0.5);
        pen.fillStyle = INK;
        write(pen, namesOf(players)[seat]!, EDGE + 130, middle + size * 0.36, size, BAR.left - EDGE - 150);
        pen.textAlign = "right";
        write(pen, totalOf(standings[seat]!, bars.unit), WIDTH - EDGE - 40, middle + size * 0.36, size, 120);
        pen.textAlign = "left";
    });
}

function totalOf(sheet: ScoreSheet, unit: string): string {
    return unit === POINTS ? figure(sheet.points) : shownValue(valueOf(sheet, unit), unit);
}

function drawFace(pen: Pen, player: Player, face: Drawn, middle: number, size: number): void {
    const centre = EDGE + 78;
    pen.fillStyle = colour(`--player-${player.colour}`);
    pen.beginPath();
    pen.arc(centre, middle, size / 2, 0, 2 * Math.PI);
    pen.fill();
    if (face) pen.drawImage(face, centre - size * 0.37, middle - size * 0.37, size * 0.74, size * 0.74);
}

function drawBar(pen: Pen, bars: Bars, seat: number, middle: number, high: number): void {
    for (const { number, left, width } of bars.rows[seat]!) {
        pen.fillStyle = fill(number, bars.unit);
        pen.fillRect(BAR.left + left * BAR.percent, middle - high / 2, width * BAR.percent - 2, high);
    }
}

function drawLegend(pen: Pen, { game, standings }: Result): void {
    const bars = barsOf(standings);
    let [x, y] = [EDGE + 40, HEIGHT - EDGE - 62];
    for (const what of bars.categories) {
        const words = lineName(what, game);
        pen.font = `700 20px ${colour("--display") || colour("--round")}`;
        const wide = 30 + pen.measureText(words).width + 24;
        if (x + wide > WIDTH - EDGE) [x, y] = [EDGE + 40, y + 32];
        pen.fillStyle = fill(bars.rows.flat().find((part) => part.what === what)?.number ?? 0, bars.unit);
        pen.fillRect(x, y - 17, 20, 20);
        pen.fillStyle = FAINT;
        write(pen, words, x + 28, y, 20, 500);
        x += wide;
    }
}
