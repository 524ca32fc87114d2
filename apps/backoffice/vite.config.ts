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

type Modules = Readonly<{ getModuleInfo: (id: string) => { importedIds: string[] } | null }>;

/** Whether a module is this one, or comes with it because something in it imports it. */
const comesWith = (start: string) => {
  let reached: Set<string> | null = null;
  const reach = (id: string, modules: Modules, seen: Set<string>): Set<string> => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) reach(each, modules, seen);
    return seen;
  };
  return (id: string, modules: Modules): boolean =>
    (reached ??= reach(start, modules, new Set())).has(id);
};

const ofEditor = comesWith(
  fileURLToPath(new URL("../../features/pages/office/editor-screen.tsx", import.meta.url)),
);

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../../node_modules/.cache/vite-backoffice", import.meta.url)),
  plugins: [react()],
  css: { postcss: { plugins: [darkByChoice] } },
  build: {
    outDir: fileURLToPath(new URL("../../build/backoffice", import.meta.url)),
    assetsDir: "backoffice-assets",
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: {
        // A browser asks for six files at a time: forty small ones cost more than they save.
        codeSplitting: {
          groups: [
            { name: "office", tags: ["$initial"], priority: 2 },
            {
              name: (id, modules) => (ofEditor(id, modules) ? "editor" : null),
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
