/** “4.1 MB”, in the reader's language. */
export function megabytes(bytes: number, language: string): string {
    const format = { style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(language, format).format(bytes / 1e6);
}
