/** @type {import("prettier").Config} */
export default {
    printWidth: 120,
    tabWidth: 4,
    plugins: ["prettier-plugin-svelte"],
    overrides: [
        { files: "*.svelte", options: { parser: "svelte" } },
        { files: "*.json", options: { tabWidth: 2 } }, // as npm writes them
    ],
};
