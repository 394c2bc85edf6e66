import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const unused = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default defineConfig(
    { ignores: ["src/generated", "dev/fixtures", ".runtime"] }, // written by build/*, and dev/fixtures.py
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
        rules: { "@typescript-eslint/no-unused-vars": ["error", unused] },
    },
    { files: ["build/**"], languageOptions: { globals: globals.node } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
        rules: {
            "no-undef": "off", // svelte-check knows better, and knows types
            "svelte/prefer-svelte-reactivity": "off", // a Map or Set that a page shows is replaced, never mutated
        },
    },
);
