import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "postcss";
import { defineConfig } from "vite";

/**
 * The design tokens switch to dark by media query; here staff choose the scheme, so the query
 * becomes an attribute selector.
 */
const darkByAttribute: Plugin = {
  postcssPlugin: "dark-by-attribute",
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

type Modules = Readonly<{ getModuleInfo: (id: string) => { importedIds: string[] } | null }>;

/**
 * The entry of @mantine/core imports every component, so that following it would collect them all.
 */
const mantineEntry = /[\\/]@mantine[\\/]core[\\/]esm[\\/]index\.mjs$/;

/** Mantine components of the form that the editor shows when it opens. */
const formComponents =
  /[\\/]@mantine[\\/]core[\\/].*[\\/](?:Input|InputBase|InlineInput|NativeSelect|Switch)[\\/]/;

const editorScreen = fileURLToPath(
  new URL("../../features/content/page-editor/editor/editor-screen.tsx", import.meta.url),
);

/**
 * All modules that a module imports, directly or not, and the module itself, without those reached
 * only through the entry of @mantine/core.
 */
const collectImports = (id: string, modules: Modules, seen = new Set<string>()): Set<string> => {
  if (seen.has(id) || mantineEntry.test(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    collectImports(imported, modules, seen);
  return seen;
};

const editorChunk = () => {
  let editorModules: Set<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    editorModules ??= collectImports(editorScreen, modules);
    return editorModules.has(id) || formComponents.test(id) ? "editor" : null;
  };
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../../node_modules/.cache/vite-backoffice", import.meta.url)),
  plugins: [react()],
  css: { postcss: { plugins: [darkByAttribute] } },
  build: {
    outDir: fileURLToPath(new URL("../../build/backoffice", import.meta.url)),
    assetsDir: "backoffice-assets",
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: {
        // Over HTTP/1.1 a browser loads six files at a time, so that forty small chunks are slower
        // than two large ones.
        codeSplitting: {
          groups: [
            { name: "office", tags: ["$initial"], priority: 2 },
            { name: editorChunk(), priority: 1 },
          ],
        },
      },
    },
  },
});
