import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { sampleBlocks } from "./content.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache/bench-editor");
const puck = "@puckeditor/core";
const puckVersion = "0.23.0";

/**
 * Installs Puck and this project's React into a folder of the benchmark.
 * @returns false where npm cannot install them
 */
export const installPeers = (): boolean => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const { react, "react-dom": reactDom } = dependencies;
  const packages = { [puck]: puckVersion, react, "react-dom": reactDom };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies: packages }),
  );
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "ignore" });
  return status === 0;
};

/** A page of one editor: its name, the module that starts it, and the JSON that it may ask for. */
type PeerPage = Readonly<{
  name: string;
  entry: string;
  answers: Readonly<Record<string, unknown>>;
}>;

/** The module that hands Puck over to a page's own module, which cannot import it. */
export const puckEntry = (module: string, start: string): string =>
  `import { Puck } from "${puck}"; import "${puck}/puck.css";` +
  `import { ${start} } from ${JSON.stringify(module)}; void ${start}(Puck);`;

const buildPage = async ({ name, entry }: PeerPage): Promise<void> => {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>${name}</title><div id="root"></div><script type="module" src="./${name}.js"></script></html>`;
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.js`), entry);
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    resolve: { dedupe: ["react", "react-dom"] },
    build: {
      outDir: `built-${name}`,
      emptyOutDir: true,
      target: "es2024",
      rolldownOptions: { input: join(folder, `${name}.html`) },
    },
  });
};

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

/** Reads a built file. Imports of remote fonts are removed from stylesheets. */
const readBuilt = (file: string): Buffer | string =>
  file.endsWith(".css")
    ? readFileSync(file, "utf8").replaceAll(/@import\s*"https:[^"]*";/g, "")
    : readFileSync(file);

/**
 * Files of a compared editor by their path. Each file is compressed once, before the measurements.
 */
const filesOf = ({ name, answers }: PeerPage): ReadonlyMap<string, Buffer> => {
  const built = join(folder, `built-${name}`);
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  return new Map([
    ...files.map((file) => [file.slice(built.length), gzipSync(readBuilt(file))] as const),
    ...Object.entries(answers).map(
      ([file, json]) => [`/${file}`, gzipSync(JSON.stringify(json))] as const,
    ),
  ]);
};

/** Builds the page and serves it, with `installPeers` done before. */
export const servePage = async (page: PeerPage) => {
  await buildPage(page);
  const files = filesOf(page);
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = files.get(pathname);
    const type = types[extname(pathname)] ?? "application/octet-stream";
    answer.writeHead(body ? 200 : 404, { "content-type": type, "content-encoding": "gzip" });
    answer.end(body ?? gzipSync(""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/${page.name}.html`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const entries = {
  baseline: (folder: string) => `import ${JSON.stringify(join(folder, "baseline.tsx"))};`,
  puck: (folder: string) => puckEntry(join(folder, "puck.tsx"), "renderPuck"),
};
type Peer = keyof typeof entries;

export type ServedPeer = Readonly<{
  name: Peer;
  urlFor: (blocks: number) => string;
  stop: () => Promise<void>;
}>;

export const startPeers = async (sizes: readonly number[]): Promise<readonly ServedPeer[]> => {
  if (!installPeers()) return [];
  const answers = Object.fromEntries(sizes.map((size) => [`${size}.json`, sampleBlocks(size)]));
  const served: ServedPeer[] = [];
  for (const name of ["baseline", "puck"] as const) {
    const { url, stop } = await servePage({
      name,
      entry: entries[name](import.meta.dirname),
      answers,
    });
    served.push({ name, urlFor: (blocks) => `${url}?blocks=${blocks}`, stop });
  }
  return served;
};
