import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { textBySource } from "./sourcemap.ts";

// Which packages and modules the JavaScript of the staff app's two screens is made of.
// node bench/editor/weight.ts [how many modules to name]
const root = join(import.meta.dirname, "../..");
const shown = Number(process.argv[2] ?? 40);
const screens = {
  "the page list": ["features/pages/office/list/page-list.tsx"],
  "the open editor": ["features/pages/office/editor/editor-screen.tsx", "blocks/check.ts"],
} as const;

const folder = mkdtempSync(join(tmpdir(), "bench-weight-"));
const built = (await build({
  configFile: join(root, "apps/backoffice/vite.config.ts"),
  logLevel: "error",
  build: { outDir: folder, emptyOutDir: true, sourcemap: "hidden" },
})) as Rollup.RollupOutput;
rmSync(folder, { recursive: true, force: true });
const chunks = built.output.filter((each) => each.type === "chunk");
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Where a source stands: `node_modules/…` or a path from the project's root. */
const placeOf = (source: string) =>
  source === "" ? "(glue)" : relative(root, resolve(folder, "backoffice-assets", source));

const packageOf = (place: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(place)?.[1] ?? place.split("/").slice(0, 2).join("/");

/** A chunk and all that is fetched before it can run. */
const withImports = (chunk: Rollup.OutputChunk, known = new Set<Rollup.OutputChunk>()) => {
  if (known.has(chunk)) return known;
  known.add(chunk);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) withImports(next, known);
  }
  return known;
};

/**
 * Kilobytes by source: a chunk's size in gzip is shared among its sources by what each would weigh
 * alone, so that the shares add up to what is fetched.
 */
const sharesOf = (chunk: Rollup.OutputChunk): [string, number][] => {
  if (!chunk.map) return [[chunk.fileName, gzipped(chunk.code)]];
  const alone = [...textBySource(chunk.code, chunk.map)].map(
    ([source, text]) => [placeOf(source), gzipped(text) - 20] as [string, number],
  );
  const sum = alone.reduce((all, [, size]) => all + size, 0);
  return alone.map(([source, size]) => [source, (size / sum) * gzipped(chunk.code)]);
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
  for (const [source, size] of [...needed].flatMap(sharesOf)) {
    byModule.set(source, (byModule.get(source) ?? 0) + size);
    byPackage.set(packageOf(source), (byPackage.get(packageOf(source)) ?? 0) + size);
  }
  const all = [...needed].reduce((sum, { code }) => sum + gzipped(code), 0);
  const list = [...needed].map(
    ({ fileName, code }) => `${kilobytes(gzipped(code))}  ${fileName.split("/").at(-1)}`,
  );
  process.stdout.write(
    `\n${name}: ${(all / 1024).toFixed(1)} KB of JavaScript in gzip\n\nchunks\n${list.join("\n")}\n\n` +
      `packages\n${table(byPackage, 40)}\n\nmodules\n${table(byModule, shown)}\n`,
  );
}
