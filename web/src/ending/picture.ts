/** A picture of the result, to share: the game, who played, and what each category brought. */
import { namesOf, type Player, type ScoreSheet } from "$lib/board";
import { figure, type Text } from "$lib/text";
import { cardOf } from "../boards/cards";
import { barsOf, fill, type Bars } from "./bars";
import { bitmapOf, colour } from "./drawn";
import { victory } from "./placing";
import { lineName, POINTS, ranking, shownValue, valueOf } from "./sheets";

export interface Result {
    name: string; // of the game, as its folder
    game: Text;
    players: Player[];
    standings: ScoreSheet[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 44;
const BAR = { left: 400, width: 600 };
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
    URL.revokeObjectURL(link.href);
    return "saved";
}

async function pictureOf(result: Result): Promise<Blob | null> {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    const context = canvas.getContext("2d")!;
    const icon = await bitmapOf(cardOf(result.name).icon, 120);
    drawSign(context);
    if (icon) context.drawImage(icon, WIDTH - EDGE - 160, EDGE + 18);
    drawHeading(context, result);
    drawRows(context, result);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function write(context: CanvasRenderingContext2D, words: string, x: number, y: number, size: number, most: number) {
    context.font = `700 ${size}px ${colour("--display") || colour("--round")}`;
    context.fillText(words, x, y, most);
}

function drawSign(context: CanvasRenderingContext2D): void {
    context.fillStyle = GRASS;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = SIGN;
    context.strokeStyle = WOOD;
    context.lineWidth = 14;
    context.beginPath();
    context.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 30);
    context.fill();
    context.stroke();
}

function drawHeading(context: CanvasRenderingContext2D, { game, players, standings }: Result): void {
    context.fillStyle = FAINT;
    write(context, game.say("name"), EDGE + 40, EDGE + 66, 34, 700);
    context.fillStyle = INK;
    write(context, victory(players, standings, null, game), EDGE + 40, EDGE + 124, 46, 850);
}

function drawRows(context: CanvasRenderingContext2D, result: Result): void {
    const bars = barsOf(result.standings);
    const high = Math.min(76, 330 / result.players.length);
    ranking(result.standings).forEach((seat, number) => {
        drawRow(context, result, bars, seat, EDGE + 170 + high * number, high);
    });
    drawLegend(context, result.game, bars);
}

function drawRow(
    context: CanvasRenderingContext2D,
    { players, standings }: Result,
    bars: Bars,
    seat: number,
    top: number,
    high: number,
): void {
    const [sheet, middle, size] = [standings[seat]!, top + high / 2, Math.min(34, high * 0.5)];
    context.fillStyle = colour(`--player-${players[seat]!.colour}`);
    context.beginPath();
    context.arc(EDGE + 62, middle, size * 0.75, 0, 7);
    context.fill();
    context.fillStyle = colour(`--player-${players[seat]!.colour}-ink`);
    context.textAlign = "center";
    write(context, String(sheet.rank), EDGE + 62, middle + size * 0.34, size, 60);
    context.textAlign = "left";
    context.fillStyle = INK;
    write(context, namesOf(players)[seat]!, EDGE + 100, middle + size * 0.36, size, BAR.left - EDGE - 120);
    for (const { number, left, width } of bars.rows[seat]!) {
        context.fillStyle = fill(number, bars.unit);
        context.fillRect(
            BAR.left + (left * BAR.width) / 100,
            middle - high * 0.28,
            (width * BAR.width) / 100 - 2,
            high * 0.56,
        );
    }
    context.fillStyle = INK;
    context.textAlign = "right";
    const total = bars.unit === POINTS ? figure(sheet.points) : shownValue(valueOf(sheet, bars.unit), bars.unit);
    write(context, total, WIDTH - EDGE - 40, middle + size * 0.36, size, 120);
    context.textAlign = "left";
}

function drawLegend(context: CanvasRenderingContext2D, game: Text, bars: Bars): void {
    let x = EDGE + 40;
    for (const [number, what] of bars.categories.entries()) {
        const part = bars.rows.flat().find((segment) => segment.what === what)?.number ?? number;
        context.fillStyle = fill(part, bars.unit);
        context.fillRect(x, HEIGHT - EDGE - 46, 20, 20);
        context.fillStyle = FAINT;
        write(context, lineName(what, game), x + 28, HEIGHT - EDGE - 29, 20, 200);
        x += 28 + Math.min(200, context.measureText(lineName(what, game)).width) + 26;
    }
    context.textAlign = "right";
    write(context, "Zoorama", WIDTH - EDGE - 40, HEIGHT - EDGE - 29, 24, 140);
    context.textAlign = "left";
}
