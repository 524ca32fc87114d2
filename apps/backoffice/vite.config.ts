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

/** The component library's list of all that it has: whoever imports one thing imports this. */
const componentList = /[\\/]@mantine[\\/]core[\\/]esm[\\/]index\.mjs$/;

/** The components of the library that stand in the editor's first form. */
const ofForms =
  /[\\/]@mantine[\\/]core[\\/].*[\\/](?:Input|InputBase|InlineInput|NativeSelect|Switch)[\\/]/;

const editorScreen = fileURLToPath(
  new URL("../../features/pages/office/editor/editor-screen.tsx", import.meta.url),
);

/** All that a module imports, the module among it, but for what comes through the component library. */
const reachFrom = (id: string, modules: Modules, seen = new Set<string>()): Set<string> => {
  if (seen.has(id) || componentList.test(id)) return seen;
  seen.add(id);
  for (const each of modules.getModuleInfo(id)?.importedIds ?? []) reachFrom(each, modules, seen);
  return seen;
};

const editorChunk = () => {
  let reached: Set<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    reached ??= reachFrom(editorScreen, modules);
    return reached.has(id) || ofForms.test(id) ? "editor" : null;
  };
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
    manifest: true,
    rolldownOptions: {
      output: {
        // A browser asks for six files at a time: forty small ones cost more than they save.
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
