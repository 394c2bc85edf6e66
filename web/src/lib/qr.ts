/** QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 9, up to 180 bytes. */

export type Modules = boolean[][]; // by row; true is dark

/** By version: the error correction codewords of a block, then the data codewords of each block. */
const BLOCKS: [correction: number, data: number[]][] = [
    [10, [16]],
    [16, [28]],
    [26, [44]],
    [18, [32, 32]],
    [24, [43, 43]],
    [16, [27, 27, 27, 27]],
    [18, [31, 31, 31, 31]],
    [22, [38, 38, 39, 39]],
    [22, [36, 36, 36, 37, 37]],
];
/** By version: where the alignment patterns have their centres, in both directions. */
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const MASKS: ((row: number, column: number) => boolean)[] = [
    (row, column) => (row + column) % 2 === 0,
    (row) => row % 2 === 0,
    (_, column) => column % 3 === 0,
    (row, column) => (row + column) % 3 === 0,
    (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
    (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
    (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
    (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

export function qrCode(text: string): Modules {
    const bytes = [...new TextEncoder().encode(text)];
    const version = BLOCKS.findIndex(([, data]) => bytes.length + 2 <= sum(data)) + 1;
    if (!version) throw new Error("too long for a QR code");
    const codewords = withCorrection(dataCodewords(bytes, version), version);
    const drawn = MASKS.map((_, mask) => draw(codewords, version, mask));
    return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Mode and length take a byte and a half, the end half a byte; then padding. */
function dataCodewords(bytes: number[], version: number): number[] {
    const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
    const words = Array.from({ length: nibbles.length / 2 }, (_, at) => nibbles[2 * at]! * 16 + nibbles[2 * at + 1]!);
    const padding = sum(BLOCKS[version - 1]![1]) - words.length;
    return [...words, ...Array.from({ length: padding }, (_, at) => (at % 2 ? 0x11 : 0xec))];
}

/** Each block gets its own error correction; the blocks are interleaved. */
function withCorrection(words: number[], version: number): number[] {
    const [count, lengths] = BLOCKS[version - 1]!;
    const blocks = lengths.map((length, at) => words.slice(sum(lengths.slice(0, at))).slice(0, length));
    return [...interleaved(blocks), ...interleaved(blocks.map((block) => correction(block, count)))];
}
function interleaved(blocks: number[][]): number[] {
    const longest = Math.max(...blocks.map((block) => block.length));
    return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

/** Reed–Solomon: the remainder of the block, as a polynomial, divided by the generator. */
export function correction(block: number[], count: number): number[] {
    let generator = [1];
    for (let power = 0, root = 1; power < count; power++, root = times(root, 2))
        generator = [...generator, 0].map((one, at) => one ^ times(generator[at - 1] ?? 0, root));
    const rest = [...block, ...Array<number>(count).fill(0)];
    block.forEach((_, start) => {
        const factor = rest[start]!;
        generator.forEach((one, at) => (rest[start + at]! ^= times(one, factor)));
    });
    return rest.slice(block.length);
}
/** In the field of 256 elements. */
function times(one: number, other: number): number {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--)
        product = ((product << 1) ^ (product & 0x80 ? 0x11d : 0) ^ ((other >> bit) & 1 ? one : 0)) & 0xff;
    return product;
}

function draw(codewords: number[], version: number, mask: number): Modules {
    const size = 17 + 4 * version;
    const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
    const set = (row: number, column: number, dark: boolean) => {
        if (grid[row] && column in grid[row]) grid[row][column] = dark;
    };
    const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
        for (let y = -reach; y <= reach; y++)
            for (let x = -reach; x <= reach; x++) set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))));
    };
    for (let at = 0; at < size; at++)
        for (const [y, x] of [
            [6, at],
            [at, 6],
        ] as const)
            set(y, x, at % 2 === 0);
    for (const [y, x] of [
        [3, 3],
        [3, size - 4],
        [size - 4, 3],
    ] as const)
        square(y, x, 4, (ring) => ring !== 2 && ring !== 4);
    const centres = CENTRES[version - 1]!;
    const free = (y: number, x: number) => !(y < 9 && (x < 9 || x > size - 9)) && !(y > size - 9 && x < 9);
    for (const y of centres) for (const x of centres) if (free(y, x)) square(y, x, 2, (ring) => ring !== 1);
    describe(set, size, version, mask);
    fill(grid, codewords, MASKS[mask]!);
    return grid as Modules;
}

/** The error correction level and the mask, twice; from version 7 on the version, twice. */
function describe(
    set: (row: number, column: number, dark: boolean) => void,
    size: number,
    version: number,
    mask: number,
) {
    const format = withRemainder(mask, 10, 0x537) ^ 0x5412;
    for (let bit = 0; bit < 15; bit++) {
        const dark = ((format >> bit) & 1) === 1;
        set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
        set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
    }
    set(size - 8, 8, true);
    const told = withRemainder(version, 12, 0x1f25);
    for (let bit = 0; bit < 18 && version > 6; bit++) {
        const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
        set(near, far, ((told >> bit) & 1) === 1);
        set(far, near, ((told >> bit) & 1) === 1);
    }
}
export function withRemainder(value: number, bits: number, generator: number): number {
    let rest = value << bits;
    for (let bit = 31; bit >= bits; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - bits);
    return (value << bits) | rest;
}

/** In columns of two from the right, up and down in turn, around what is drawn already. */
function fill(grid: (boolean | undefined)[][], codewords: number[], mask: (typeof MASKS)[number]): void {
    const size = grid.length;
    let bit = 0;
    for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
        for (let step = 0; step < size; step++)
            for (const column of [right, right - 1]) {
                const row = up ? size - 1 - step : step;
                if (grid[row]![column] !== undefined) continue;
                const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit++ & 7))) & 1) === 1;
                grid[row]![column] = dark !== mask(row, column);
            }
}

/** How hard a code is to read: long runs, blocks, what looks like a finder pattern, too dark or too light. */
function penalty(grid: Modules): number {
    const size = grid.length;
    const columns = grid.map((_, column) => grid.map((row) => row[column]!));
    const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
    const runs = lines.flatMap((line) => line.match(/1{5,}|0{5,}/g) ?? []).map((run) => run.length - 2);
    const finders = lines.flatMap((line) => line.match(/(?=00001011101|10111010000)/g) ?? []).length;
    const blocks = grid.slice(1).map((row, y) => row.slice(1).filter((dark, x) => [grid[y]![x], grid[y]![x + 1], row[x]].every((one) => one === dark)).length); // prettier-ignore
    const share = grid.flat().filter(Boolean).length / size ** 2;
    return sum(runs) + 40 * finders + 3 * sum(blocks) + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
