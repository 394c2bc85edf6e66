/** Animals and paper that burst from a place and fall. Bitmaps on one canvas: a step costs well under a millisecond. */

interface Piece {
    image: HTMLCanvasElement | string; // a drawing, or a colour
    x: number;
    y: number;
    vx: number; // pixels a second
    vy: number;
    turn: number;
    spin: number;
    size: number;
}

const PIECES = 90;
const GRAVITY = 900;
const LASTS = 3200; // milliseconds
const LONGEST_STEP = 0.05; // seconds: after a pause of the page nothing leaps

export interface Burst {
    images: HTMLCanvasElement[];
    colours: string[];
    from: DOMRect;
}

/** Draws until everything has fallen; the answer stops it before. */
export function celebrate(canvas: HTMLCanvasElement, burst: Burst): () => void {
    const context = canvas.getContext("2d")!;
    canvas.width = innerWidth;
    canvas.height = innerHeight;
    const pieces = Array.from({ length: PIECES }, (_, number) => pieceOf(burst, number));
    const began = performance.now();
    let before = began;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
        const passed = Math.min(LONGEST_STEP, (now - before) / 1000);
        before = now;
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.globalAlpha = Math.max(0, Math.min(1, (began + LASTS - now) / 600));
        for (const piece of pieces) fall(piece, passed, context);
        if (now < began + LASTS) frame = requestAnimationFrame(step);
        else context.clearRect(0, 0, canvas.width, canvas.height);
    }
    return () => cancelAnimationFrame(frame);
}

function pieceOf({ images, colours, from }: Burst, number: number): Piece {
    const animal = images.length > 0 && number % 2 === 0;
    const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.2;
    const speed = 350 + Math.random() * 550;
    return {
        image: animal ? images[(number / 2) % images.length]! : colours[number % colours.length]!,
        x: from.left + Math.random() * from.width,
        y: from.top + from.height / 2,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        turn: Math.random() * 6,
        spin: (Math.random() - 0.5) * 7,
        size: animal ? 24 + Math.random() * 16 : 7 + Math.random() * 5,
    };
}

function fall(piece: Piece, passed: number, context: CanvasRenderingContext2D): void {
    piece.vy = Math.min(420, piece.vy + GRAVITY * passed); // paper and feathers fall slowly
    piece.vx *= 1 - 0.9 * passed;
    piece.x += piece.vx * passed;
    piece.y += piece.vy * passed;
    piece.turn += piece.spin * passed;
    const { image, size } = piece;
    context.setTransform(
        Math.cos(piece.turn),
        Math.sin(piece.turn),
        -Math.sin(piece.turn),
        Math.cos(piece.turn),
        piece.x,
        piece.y,
    );
    if (typeof image !== "string") context.drawImage(image, -size / 2, -size / 2, size, size);
    else {
        context.fillStyle = image;
        context.fillRect(-size / 2, -size / 4, size, size / 2);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
}
