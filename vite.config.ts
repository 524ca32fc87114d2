import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { routeModules } from "./apps/site/routing/route-modules.ts";
import { leanRouter } from "./platform/bundle/lean-router.ts";
import { childFiles } from "./platform/bundle/child-files.ts";
import { sharedChunk } from "./platform/bundle/shared-chunk.ts";

const site = join(import.meta.dirname, "apps/site");
// As React Router asks for a route in a browser: without its loader.
const route = (file: string) => `${join(site, file)}?__react-router-build-client-route`;
const pages = [
  ...new Set(["./cms/custom-page.tsx", "./home/home.tsx", ...Object.values(routeModules)]),
];

export default defineConfig({
  cacheDir: "node_modules/.cache/vite-site",
  plugins: [tailwindcss(), reactRouter(), leanRouter(), childFiles()],
  environments: {
    client: {
      build: {
        modulePreload: false, // React Router names in each page what to load ahead
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: sharedChunk(
                    join(site, "entry.client.tsx"),
                    route("root.tsx"),
                    pages.map(route),
                  ),
                },
              ],
            },
          },
        },
      },
    },
    // The server is the SSR build: every module exists once, the site's and the server's.
    ssr: { build: { rolldownOptions: { input: "./apps/server/main.ts" } } },
  },
});
