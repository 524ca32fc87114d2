import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { childFiles } from "./platform/bundle/child-files.ts";

/** The server, with the public pages that it draws and their style sheets. */
export default defineConfig({
  cacheDir: "node_modules/.cache/vite-site",
  plugins: [tailwindcss(), childFiles()],
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: "build/site/server",
    emptyOutDir: true,
    // Style sheets are for browsers, unlike the code.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    rolldownOptions: {
      input: { index: "./apps/server/main.ts" },
      // In `assets` are only the files for browsers, which the build moves.
      output: { chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
