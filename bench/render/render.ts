import { join } from "node:path";
import { Readable } from "node:stream";
import { createServer } from "vite";
import type { LoadedPage } from "#markets/site/page-route.tsx";
import type { SitePages } from "#apps/site/site-pages.ts";

// What a page costs the main thread, made anew by the product, compared with bare React rendering the
// same tree from the same data: loading and drawing, without the page cache. Processor time, which a
// busy machine leaves as it is. NODE_ENV=production node bench/render/render.ts
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

const departure = await db
  .selectFrom("tour")
  .innerJoin("travel", "travel.id", "tour.travel_id")
  .select(["travel.slug", "tour.code"])
  .where("tour.market", "=", "it-IT")
  .where("tour.is_published", "=", true)
  .where("travel.is_published", "=", true)
  .where("tour.departure_date", ">", now().toISOString().slice(0, 10))
  .orderBy("travel.slug")
  .orderBy("tour.departure_date")
  .executeTakeFirstOrThrow();
const pages = [
  { name: "home", path: "/" },
  { name: "search", path: "/cerca?mood=nature" },
  { name: "trip", path: `/viaggi/${departure.slug}` },
  { name: "departure", path: `/viaggi/${departure.slug}/${departure.code}` },
] as const;

/** Milliseconds of the main thread's processor for a call, the median of rounds. */
const costOf = async (work: () => unknown): Promise<number> => {
  const round = async (milliseconds: number) => {
    const startedAt = performance.now();
    const before = process.threadCpuUsage();
    let count = 0;
    for (; performance.now() - startedAt < milliseconds; count += 1) await work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / count;
  };
  await round(3000);
  const rounds: number[] = [];
  while (rounds.length < 7) rounds.push(await round(700));
  return rounds.toSorted((a, b) => a - b)[3] ?? 0;
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
  const ours = await costOf(renderPage);
  const bareReact = await costOf(renderBare);
  process.stdout.write(
    `${name}: ${ours.toFixed(2)} ms with loading, bare React ${bareReact.toFixed(2)} ms ` +
      `(${(renderBare().length / 1024).toFixed(0)} KB), ratio ${(ours / bareReact).toFixed(2)}\n`,
  );
}
await database.close();
await vite.close();
