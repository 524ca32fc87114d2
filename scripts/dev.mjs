import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { env, install, root } from "./install.mjs";
import { buildStale } from "./start.mjs";

// npm run dev: site, back-office and server from their sources, with hot reload, on PORT (3000).
// Starts on any Node of the machine and continues on the pinned one.
install();
if (process.env.WAYROAM_DEV !== "pinned") {
  await buildStale(); // The fonts come from a build.
  const pinned = spawn(join(root, "node_modules/.bin/node"), [import.meta.filename], {
    cwd: root,
    env: { ...env, WAYROAM_DEV: "pinned", MODE: "demo", NODE_ENV: "development" },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => pinned.kill(signal));
  process.exit(await new Promise((resolve) => pinned.on("exit", (code) => resolve(code ?? 1))));
}

const { createServer } = await import("vite");
const port = Number(process.env.PORT ?? 3000);

/**
 * A Vite server behind ours: module requests pass through it, and hot updates use a websocket on
 * our port.
 */
const viteServer = (name, options) =>
  createServer({
    logLevel: "warn",
    clearScreen: false,
    appType: "custom",
    server: {
      middlewareMode: true,
      hmr: { server: frontServer, path: `/${name}-changes` },
      allowedHosts: true,
    },
    ...options,
  });

// The port stays open while the server behind it restarts: requests wait.
const frontServer = createHttpServer((request, response) => {
  const vite = isOffice(request) ? office : isIslands(request) ? islands : site;
  vite.middlewares(request, response, async () => {
    try {
      (await started).server.emit("request", request, response);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error.stack));
    }
  });
});
const backofficeHost = process.env.BACKOFFICE_HOST ?? "backoffice.localhost";
const isOffice = ({ headers }) => (headers.host ?? "").replace(/:\d+$/, "") === backofficeHost;

const islandsBase = "/islands/";
const isIslands = ({ url }) => url.startsWith(islandsBase);

// Server and style sheets; what runs in browsers comes from the other two.
const site = await viteServer("site", { root });
const islands = await viteServer("islands", {
  configFile: join(root, "apps/site/islands/vite.config.ts"),
  base: islandsBase,
  // Finds all packages before the first page; one found later would reload it.
  optimizeDeps: { entries: ["apps/site/islands/main.ts"] },
});
const office = await viteServer("office", {
  configFile: join(root, "apps/backoffice/vite.config.ts"),
});

const officePage = join(root, "apps/backoffice/index.html");
const preamble = `import { injectIntoGlobalHook } from "${islandsBase}@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
const { createHotContext } = await import("${islandsBase}@vite/client");
createHotContext("/sheets").on("sheets-changed", () => {
  for (const shown of document.querySelectorAll("link[rel=stylesheet]")) {
    const next = shown.cloneNode();
    const address = new URL(shown.href);
    address.searchParams.set("t", Date.now());
    next.href = address;
    next.onload = () => shown.remove();
    next.onerror = () => next.remove();
    shown.after(next);
  }
});`;
const development = {
  siteScript: { preamble, src: `${islandsBase}apps/site/islands/main.ts` },
  officePage: (url) => office.transformIndexHtml(url, readFileSync(officePage, "utf8")),
};

const startApp = async () => {
  const { startServer } = await site.ssrLoadModule("/apps/server/start.ts");
  const build = async () => (await site.ssrLoadModule("/apps/site/site-pages.ts")).sitePages;
  return startServer({ build, buildDir: join(root, "build"), development });
};

const fail = (error) => {
  console.error(error.message);
  process.exit(1);
};
const { holdPort } = await site.ssrLoadModule("/platform/server/http/connection/port.ts");
// Says why where it cannot be had.
(await holdPort(port).catch(fail)).release();
frontServer.listen(port, "0.0.0.0");
let started = startApp();
await started.catch(fail);

const restart = async (before) => {
  await before.then(({ stop }) => stop()).catch(() => {}); // the last start may have failed
  console.log("Starting the server again");
  site.moduleGraph.invalidateAll();
  const next = await startApp();
  islands.ws.send({ type: "full-reload" });
  return next;
};

// A component of an island is replaced in place, and one of the rest of a page by the page, in which
// its script exchanges what differs; sheets are loaded anew beside those that are shown. Other modules of the server are only read when it restarts.
let restartTimer = null;
site.watcher.on("change", (file) => {
  if (file.endsWith(".css")) islands.ws.send({ type: "custom", event: "sheets-changed" });
  if (!site.environments.ssr.moduleGraph.getModulesByFile(file)) return;
  if (file.endsWith(".tsx")) islands.ws.send({ type: "custom", event: "page-changed" });
  if (!file.endsWith(".ts")) return;
  clearTimeout(restartTimer);
  restartTimer = setTimeout(() => {
    started = restart(started);
    started.catch((error) => console.error(error.stack));
  }, 200);
});

let isStopping = false;
const stop = async () => {
  if (isStopping) return; // the signal comes from the terminal and from the parent process
  isStopping = true;
  await started.then(({ stop }) => stop()).catch(() => {});
  await Promise.all([site.close(), islands.close(), office.close()]);
  process.exit(0);
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
