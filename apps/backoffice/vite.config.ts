import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "postcss";
import { defineConfig } from "vite";

/** The tokens' dark side belongs to a choice here, where the public site follows the system. */
const darkByChoice: Plugin = {
  postcssPlugin: "dark-by-choice",
  AtRule: {
    media(rule) {
      if (rule.params !== "(prefers-color-scheme: dark)") return;
      rule.walkRules(":root", (inner) => {
        inner.selector = ':root[data-mantine-color-scheme="dark"]';
      });
      rule.replaceWith(rule.nodes ?? []);
    },
  },
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../../node_modules/.cache/vite-backoffice", import.meta.url)),
  plugins: [react()],
  css: { postcss: { plugins: [darkByChoice] } },
  build: {
    outDir: fileURLToPath(new URL("../../build/backoffice", import.meta.url)),
    assetsDir: "backoffice-assets",
    emptyOutDir: true,
  },
});
