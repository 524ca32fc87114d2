import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { textBySource } from "./sourcemap.ts";

// Lists the packages and modules that make up the JavaScript of two screens of the staff app.
// node bench/editor/weight.ts [how many modules to name]
const root = join(import.meta.dirname, "../..");
const moduleCount = Number(process.argv[2] ?? 40);
const screens = {
  "the page list": ["features/content/page-editor/list/list-screen.tsx"],
  "the open editor": ["features/content/page-editor/editor/editor-screen.tsx"],
  "the editor with its checks, which come once it is idle": [
    "features/content/page-editor/editor/editor-screen.tsx",
    "blocks/check.ts",
  ],
} as const;

const folder = mkdtempSync(join(tmpdir(), "bench-weight-"));
const built = (await build({
  configFile: join(root, "apps/backoffice/vite.config.ts"),
  logLevel: "error",
  build: { outDir: folder, emptyOutDir: true, sourcemap: "hidden" },
})) as Rollup.RollupOutput;
rmSync(folder, { recursive: true, force: true });
const chunks = built.output.filter((each) => each.type === "chunk");
const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length;

/**
 * A source's path from the project's root; code of the bundler itself has none and is named
 * `(glue)`.
 */
const pathOfSource = (source: string) =>
  source === "" ? "(glue)" : relative(root, resolve(folder, "backoffice-assets", source));

const packageOf = (path: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split("/").slice(0, 2).join("/");

/** A chunk and its static imports, which the browser fetches before the chunk can run. */
const withImports = (chunk: Rollup.OutputChunk, seen = new Set<Rollup.OutputChunk>()) => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) withImports(next, seen);
  }
  return seen;
};

/**
 * Bytes by source: the gzip size of a chunk is divided among its sources in proportion to their own gzip
 * sizes, so that the shares add up to the transferred size.
 */
const sizeBySource = (chunk: Rollup.OutputChunk): [string, number][] => {
  if (!chunk.map) return [[chunk.fileName, gzipSize(chunk.code)]];
  const ownSizes = [...textBySource(chunk.code, chunk.map)].map(
    ([source, text]) => [pathOfSource(source), gzipSize(text) - 20] as [string, number],
  );
  const sum = ownSizes.reduce((all, [, size]) => all + size, 0);
  return ownSizes.map(([source, size]) => [source, (size / sum) * gzipSize(chunk.code)]);
};

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
const table = (sizes: ReadonlyMap<string, number>, count: number) =>
  [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, size]) => `${kilobytes(size)}  ${name}`)
    .join("\n");

for (const [name, modules] of Object.entries(screens)) {
  const needed = new Set<Rollup.OutputChunk>();
  for (const chunk of chunks)
    if (chunk.isEntry || modules.some((each) => chunk.facadeModuleId === join(root, each)))
      withImports(chunk, needed);
  const byModule = new Map<string, number>();
  const byPackage = new Map<string, number>();
  for (const [source, size] of [...needed].flatMap(sizeBySource)) {
    byModule.set(source, (byModule.get(source) ?? 0) + size);
    byPackage.set(packageOf(source), (byPackage.get(packageOf(source)) ?? 0) + size);
  }
  const all = [...needed].reduce((sum, { code }) => sum + gzipSize(code), 0);
  const list = [...needed].map(
    ({ fileName, code }) => `${kilobytes(gzipSize(code))}  ${fileName.split("/").at(-1)}`,
  );
  process.stdout.write(
    `\n${name}: ${(all / 1024).toFixed(1)} KB of JavaScript in gzip\n\nchunks\n${list.join("\n")}\n\n` +
      `packages\n${table(byPackage, 40)}\n\nmodules\n${table(byModule, moduleCount)}\n`,
  );
}
