import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { env, install, root } from "./install.mjs";
import { buildStale, modeOf } from "./start.mjs";

// npm run backup, npm run restore: starts the server's program, with its configuration, for this
// one command.
const [command = "backup", folder] = process.argv.slice(2);
if (!folder) {
  console.error(`Name a folder: npm run ${command} -- FOLDER`);
  process.exit(1);
}
install();
await buildStale();
const { status } = spawnSync(
  join(root, "node_modules/.bin/node"),
  ["build/site/server/index.js", command, resolve(env.INIT_CWD ?? ".", folder)],
  { cwd: root, env: { ...env, MODE: modeOf(env), NODE_ENV: "production" }, stdio: "inherit" },
);
process.exit(status ?? 1);
