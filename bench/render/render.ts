import { join } from "node:path";
import { Readable } from "node:stream";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { PageComponent } from "./bare.tsx";

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
const build = await load<ServerBuild>("virtual:react-router/server-build");

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

type Page = Readonly<{
  name: string;
  path: string;
  route: string;
  component: string;
  exportName: string;
}>;
const pages: readonly Page[] = [
  {
    name: "home",
    path: "/",
    route: "home",
    component: "/features/content/home/site/home-page.tsx",
    exportName: "HomePage",
  },
  {
    name: "search",
    path: "/cerca?mood=nature",
    route: "search /cerca",
    component: "/features/content/search/site/search-page.tsx",
    exportName: "SearchPage",
  },
];

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

/** The build with one route's loader wrapped, so that its data can be rendered again. */
const withWatchedLoader = (route: string, onData: (data: unknown) => void): ServerBuild => {
  const matchingRoute = Object.entries(build.routes).find(
    ([id, candidate]) => id === route || (route === "home" && candidate?.index),
  );
  const [id, routeEntry] = matchingRoute ?? [];
  const loader = routeEntry?.module.loader;
  if (!id || !routeEntry || !loader) throw new Error(`There is no route ${route}.`);
  const module = {
    ...routeEntry.module,
    loader: async (args: Parameters<typeof loader>[0]) => {
      const data: unknown = await loader(args);
      onData(data);
      return data;
    },
  };
  return { ...build, routes: { ...build.routes, [id]: { ...routeEntry, module } } };
};

const bare = await load<typeof import("./bare.tsx")>("/bench/render/bare.tsx");
const catalogue = createCatalogue(db, { now });
const entityCaches = createEntityCaches(createTaggedCache());
const origins = new Map([["it-IT" as const, "http://it.localhost:3000"]]);
for (const { name, path, route, component, exportName: exported } of pages) {
  let data: unknown = null;
  const options = { db, product: "Wayroam", origins, ...catalogue, entityCaches, now };
  const thirdParties = { cdn: null, tagManager: null, maps: null, errorReports: null };
  const render = createRenderer({
    ...options,
    thirdParties,
    apiBase: "/api",
    report: (error) => {
      throw error;
    },
    build: withWatchedLoader(route, (loaded) => (data = loaded)),
  });
  const renderPage = () => render("it-IT", new URL(path, "http://it.localhost:3000"), "EUR");
  const page = await renderPage();
  const module = await load<Record<string, PageComponent>>(component);
  const Component = module[exported];
  if (page.status !== 200 || !Component) throw new Error(`${name} gives no page.`);
  const renderBare = () => bare.renderBare(Component, (data as { view: unknown }).view);
  const ours = await callsPerSecond(renderPage);
  const bareReact = await callsPerSecond(renderBare);
  process.stdout.write(
    `${name}: rendered anew ${ours.toFixed(0)}/s with loading and compression, ` +
      `bare React ${bareReact.toFixed(0)}/s (${(renderBare().length / 1024).toFixed(0)} KB), ratio ${(ours / bareReact).toFixed(2)}\n`,
  );
}
await database.close();
await vite.close();
