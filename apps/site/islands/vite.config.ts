import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The script of public pages and the islands that it wakes. */
export default defineConfig({
  root: at("../../.."),
  cacheDir: at("../../../node_modules/.cache/vite-islands"),
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: at("../../../build/islands"),
    assetsDir: "assets",
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: at("main.ts"),
      // React comes in one file with what makes islands live: a first touch waits for two files.
      output: {
        codeSplitting: {
          groups: [{ name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
});
