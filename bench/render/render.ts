import { join } from "node:path";
import { Readable } from "node:stream";
import { createServer } from "vite";
import type { LoadedPage } from "#markets/site/page-route.tsx";
import type { SitePages } from "#apps/site/site-pages.ts";

// Server rendering of a page by the product compared with bare React rendering the same tree from
// the same data. NODE_ENV=production node bench/render/render.ts
if (process.env.NODE_ENV !== "production") throw new Error("Set NODE_ENV=production.");

const root = join(import.meta.dirname, "../..");
const vite = await createServer({
  root,
  mode: "production",
  logLevel: "error",
  appType: "custom",
  resolve: { alias: { "react/jsx-dev-runtime": join(root, "bench/render/jsx-dev.ts") } },
  server: { middlewareMode: true, hmr: false, watch: null },
});
const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
const { openDatabase } = await load<typeof import("#platform/server/database/open.ts")>(
  "/platform/server/database/open.ts",
);
const { migrate } = await load<typeof import("#platform/server/database/migrate.ts")>(
  "/platform/server/database/migrate.ts",
);
const { migrations } = await load<typeof import("#migrations/list.ts")>("/migrations/list.ts");
const { createRenderer } = await load<typeof import("#apps/server/site/render.ts")>(
  "/apps/server/site/render.ts",
);
const { createCatalogue } = await load<typeof import("#features/content/search/store.ts")>(
  "/features/content/search/store.ts",
);
const { createEntityCaches } = await load<typeof import("#apps/server/caches/entity-caches.ts")>(
  "/apps/server/caches/entity-caches.ts",
);
const { createTaggedCache } = await load<typeof import("#platform/server/cache/tagged-cache.ts")>(
  "/platform/server/cache/tagged-cache.ts",
);
const { loadDemo } = await load<typeof import("#demo/load/demo.ts")>("/demo/load/demo.ts");
const { readDemo } = await load<typeof import("#demo/read/demo.ts")>("/demo/read/demo.ts");
const { sitePages } = await load<typeof import("#apps/site/site-pages.ts")>(
  "/apps/site/site-pages.ts",
);

const database = await openDatabase({ memory: true });
const { db } = database;
await migrate(db, migrations);
const now = () => new Date();
const pictures = new Map<string, Buffer>();
await loadDemo({
  db,
  files: {
    place: "memory",
    read: async (name) => pictures.get(name) ?? null,
    open: async (name, { start, end }) => {
      const picture = pictures.get(name);
      return picture ? Readable.from([picture.subarray(start, end + 1)]) : null;
    },
    has: async (name) => pictures.has(name),
    size: async (name) => pictures.get(name)?.length ?? null,
    write: async (name, content) => void pictures.set(name, content),
    remove: async (name) => void pictures.delete(name),
    list: async function* () {
      yield* pictures.keys();
    },
  },
  masters: join(root, "demo/pictures"),
  demo: await readDemo(join(root, "demo")),
  today: now().toISOString().slice(0, 10),
  step: () => undefined,
});

const trip = await db
  .selectFrom("travel")
  .select("slug")
  .where("market", "=", "it-IT")
  .where("is_published", "=", true)
  .orderBy("slug")
  .executeTakeFirstOrThrow();
const pages = [
  { name: "home", path: "/" },
  { name: "search", path: "/cerca?mood=nature" },
  { name: "trip", path: `/viaggi/${trip.slug}` },
] as const;

const callsPerSecond = async (work: () => unknown): Promise<number> => {
  const runFor = (milliseconds: number) => async () => {
    const startedAt = performance.now();
    let count = 0;
    for (; performance.now() - startedAt < milliseconds; count += 1) await work();
    return (count / (performance.now() - startedAt)) * 1000;
  };
  await runFor(1500)();
  return runFor(4000)();
};

/** The site's pages, which tell of each content that was loaded. */
const watchedPages = (onContent: (content: LoadedPage["content"]) => void): SitePages => ({
  ...sitePages,
  render: (site, page) =>
    sitePages.render(site, {
      ...page,
      async load(opened) {
        const loaded = await page.load(opened);
        onContent(loaded.content);
        return loaded;
      },
    }),
});

const bare = await load<typeof import("./bare.tsx")>("/bench/render/bare.tsx");
const catalogue = createCatalogue(db, { now });
const entityCaches = createEntityCaches(createTaggedCache());
const origins = new Map([["it-IT" as const, "http://it.localhost:3000"]]);
for (const { name, path } of pages) {
  let content: LoadedPage["content"] = null;
  const options = { db, product: "Wayroam", origins, ...catalogue, entityCaches, now };
  const thirdParties = { cdn: null, tagManager: null, maps: null, errorReports: null };
  const render = createRenderer({
    ...options,
    thirdParties,
    apiBase: "/api",
    report: (error) => {
      throw error;
    },
    build: watchedPages((loaded) => {
      content = loaded;
    }),
    script: { preamble: null, src: "/assets/main.js" },
  });
  const renderPage = () => render("it-IT", new URL(path, "http://it.localhost:3000"), "EUR");
  const page = await renderPage();
  if (page.status !== 200) throw new Error(`${name} gives no page.`);
  const renderBare = () => bare.renderBare(content);
  const ours = await callsPerSecond(renderPage);
  const bareReact = await callsPerSecond(renderBare);
  process.stdout.write(
    `${name}: rendered anew ${ours.toFixed(0)}/s with loading and compression, ` +
      `bare React ${bareReact.toFixed(0)}/s (${(renderBare().length / 1024).toFixed(0)} KB), ratio ${(ours / bareReact).toFixed(2)}\n`,
  );
}
await database.close();
await vite.close();
