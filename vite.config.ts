import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  cacheDir: "node_modules/.cache/vite-site",
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server is the SSR build: every module exists once, the site's and the server's.
    ssr: { build: { rolldownOptions: { input: "./apps/server/main.ts" } } },
  },
});
