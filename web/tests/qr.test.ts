/** Codes are checked against those that another encoder made of the same text, and against the standard's own examples. */
import { describe, expect, it } from "vitest";
import { correction, qrCode, withRemainder } from "../src/lib/qr";

/** Rows as hexadecimal digits, four modules each, dark is 1. */
const KNOWN = {
    "https://zoo.example/t/": `
        fe74bf8 826b208 baf92e8 baa7ae8 baa0ae8 8293a08 feaabf8 00cb800 be2c3e0 218c910
        b307cd8 d8eb488 cb677b8 cd6a950 be635d8 bd89588 9f6cfa0 00a48c0 fe1eab8 82d28c0
        bad1fb8 bacc2f8 bae6068 822ddc8 feea1f8
    `,
    "https://zoo.example/t/aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9aB3_-xYz9": `
        feefb7464bf8 82c4395e5208 ba7256ee12e8 bad2f0c71ae8 ba00bff17ae8 8238b8ef4208 feaaaaaaabf8
        009808cf3800 b75b9fad1258 2d662c4698b8 139ff5562c18 21afd7d783d0 b7e96d341428 a92e27ad57b0
        cf9e9f228ad0 503c81bba2e8 d28f57a1ee20 d5cdeb943038 ea6f0bc973e0 3004dc2f2c90 3ff94f991fa8
        48f2e8c6c8e8 eaff2aa8ead8 2886a880c8c0 afc5df872fc8 602dd4a1d440 5f6278719d20 5955698d5ab0
        c298f451d1a0 c529ac1cf7a8 3ac08ddc4130 3d05ea126818 468a6b9c6f58 70948ace8930 0a2342c36698
        7839c25310c8 9b314fb70fa0 009fb8a9c890 fe886aa71a90 829908fb38e8 ba200fd7efa0 ba863e893d08
        ba816834fc50 821667d70708 feee74391c40
    `,
};

function hex(row: boolean[]): string {
    const bits = row.map((dark) => (dark ? "1" : "0")).join("");
    const digits = bits.padEnd(Math.ceil(bits.length / 4) * 4, "0").match(/.{4}/g)!;
    return digits.map((four) => parseInt(four, 2).toString(16)).join("");
}

describe("a QR code", () => {
    it.each(Object.entries(KNOWN))("of %s is the one that others make", (text, rows) => {
        expect(qrCode(text).map(hex)).toEqual(rows.trim().split(/\s+/));
    });
    it("corrects errors as the standard says", () => {
        const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
        expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    });
    it("tells its format and version as the standard says", () => {
        expect((withRemainder(5, 10, 0x537) ^ 0x5412).toString(2).padStart(15, "0")).toBe("100000011001110");
        expect(withRemainder(7, 12, 0x1f25).toString(2).padStart(18, "0")).toBe("000111110010010100");
    });
    it("grows with the text, up to 180 bytes", () => {
        const sizes = [1, 14, 15, 26, 27, 180].map((length) => qrCode("x".repeat(length)).length);
        expect(sizes).toEqual([21, 21, 25, 25, 29, 53]);
        expect(() => qrCode("x".repeat(181))).toThrow("too long");
    });
});
