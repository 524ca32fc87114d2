import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../../node_modules/.cache/vite-backoffice", import.meta.url)),
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL("../../build/backoffice", import.meta.url)),
    assetsDir: "backoffice-assets",
    emptyOutDir: true,
  },
});
