import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { env, install, root } from "./install.mjs";
import { buildStale } from "./start.mjs";

// npm run bench runs every benchmark, one after another; npm run bench -- search runs those whose
// path contains the word.
install();

const [word = ""] = process.argv.slice(2);
const folder = join(root, "bench");
// A benchmark is the file named like its folder; the other files help it.
const all = readdirSync(folder, { recursive: true })
  .map((name) => name.toString())
  .filter((name) => /^([^/]+)\/\1\.ts$/.test(name))
  .toSorted();
const selected = all.filter((name) => name.includes(word));
if (selected.length === 0) {
  console.error(`No benchmark's path holds "${word}". There are:\n${all.join("\n")}`);
  process.exit(1);
}
await buildStale();
let failed = 0;
for (const name of selected) {
  console.log(`\n${name}`);
  const { status } = spawnSync("node", [join(folder, name)], { cwd: root, env, stdio: "inherit" });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
