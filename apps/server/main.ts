import { enableCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { WithinOptions } from "./within.ts";

const serverDir = dirname(fileURLToPath(import.meta.url));
const buildDir = join(serverDir, "../..");

/** For a program that imports this file instead of running it. */
export const startWithin = async (options: Omit<WithinOptions, "buildDir">) =>
  (await import("./within.ts")).startWithin({ ...options, buildDir });

if (import.meta.main) {
  // What this start compiles, the next one reads: a third of a second of its processor time. The
  // folder is emptied with each build; where it cannot be written, nothing is kept. The modules are
  // imported afterwards, because an import statement would compile them before.
  enableCompileCache(join(serverDir, ".compiled"));
  const { run } = await import("./run.ts");
  await run(buildDir, process.argv.slice(2));
}
