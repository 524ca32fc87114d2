import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env, install, root } from "./install.mjs";
import { buildStale } from "./start.mjs";

// npm run dev: site, back-office and server from their sources, with hot reload, on PORT (3000).
// Run by whatever Node the machine has, it goes on under the pinned one.
install();
if (process.env.WAYROAM_DEV !== "pinned") {
  await buildStale(); // fonts and the first screens' files come from a build
  const { status } = spawnSync(join(root, "node_modules/.bin/node"), [import.meta.filename], {
    cwd: root,
    env: { ...env, WAYROAM_DEV: "pinned", MODE: "demo", NODE_ENV: "development" },
    stdio: "inherit",
  });
  process.exit(status ?? 0);
}

const { createServer } = await import("vite");
const port = Number(process.env.PORT ?? 3000);

/** A Vite server behind ours: requests for modules pass through it, changes come by a socket of its own. */
const viteServer = (options, hot) =>
  createServer({
    ...options,
    logLevel: "warn",
    clearScreen: false,
    appType: "custom",
    server: { middlewareMode: true, hmr: { port: hot }, allowedHosts: true },
  });
const site = await viteServer({ root }, port + 1);
const office = await viteServer(
  { configFile: join(root, "apps/backoffice/vite.config.ts") },
  port + 2,
);

const officeHost = process.env.BACKOFFICE_HOST ?? "backoffice.localhost";
const isOffice = ({ headers }) => (headers.host ?? "").replace(/:\d+$/, "") === officeHost;
const officePage = join(root, "apps/backoffice/index.html");

const development = {
  modules: (request, response, next) =>
    (isOffice(request) ? office : site).middlewares(request, response, next),
  officePage: (url) => office.transformIndexHtml(url, readFileSync(officePage, "utf8")),
};

const begin = async () => {
  const { startServer } = await site.ssrLoadModule("/apps/server/start.ts");
  const build = () => site.ssrLoadModule("virtual:react-router/server-build");
  return startServer({ build, buildDir: join(root, "build"), development });
};

let stop = await begin();
let again = null;

const startAgain = async () => {
  console.log("Starting the server again");
  await stop();
  site.moduleGraph.invalidateAll();
  stop = await begin().catch((error) => {
    console.error(error.message);
    return async () => {};
  });
};

// Components are replaced in place; what the server alone reads needs a new start of it.
const ofTheServer = /\/(apps\/server|platform|migrations|features|blocks|markets)\/.*\.ts$/;
site.watcher.on("change", (file) => {
  if (!ofTheServer.test(file) || file.includes(".test.")) return;
  clearTimeout(again);
  again = setTimeout(() => void startAgain(), 200);
});

const end = async () => {
  await stop();
  await Promise.all([site.close(), office.close()]);
  process.exit(0);
};
process.on("SIGINT", () => void end());
process.on("SIGTERM", () => void end());
