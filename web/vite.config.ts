import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { files } from "./build/files.ts";
import { icons } from "./build/icons.ts";
import { notices } from "./build/notices.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
    plugins: [svelte(), icons(), notices(), files()],
    resolve: {
        alias: { $lib: at("src/lib"), $generated: at("src/generated") },
        conditions: ["browser", "module", "development|production"], // tests too mount components as a browser does
    },
    worker: { format: "es" },
    build: {
        outDir: at("../src/zoorama/server/web"),
        emptyOutDir: true,
        target: "es2022",
        rolldownOptions: { checks: { pluginTimings: false } },
    },
    server: {
        fs: { allow: [at("..")] },
        proxy: { "/api": { target: process.env["ZOORAMA"] ?? "http://127.0.0.1:8020", ws: true } },
    },
    test: { include: ["{src,tests}/**/*.test.ts"] },
});
