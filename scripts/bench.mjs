import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { env, install, root } from "./install.mjs";
import { buildStale } from "./start.mjs";

// npm run bench            runs every benchmark, one after another
// npm run bench -- search  runs those whose path holds the word
install();
await buildStale();

const [word = ""] = process.argv.slice(2);
const folder = join(root, "bench");
const all = readdirSync(folder, { recursive: true })
  .map((name) => name.toString())
  .filter((name) => /^(\w+)\/\1\.ts$/.test(name) && name.includes(word))
  .toSorted();
if (all.length === 0) {
  console.error(`No benchmark's path holds "${word}".`);
  process.exit(1);
}
let failed = 0;
for (const name of all) {
  console.log(`\n${name}`);
  const { status } = spawnSync("node", [join(folder, name)], { cwd: root, env, stdio: "inherit" });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
