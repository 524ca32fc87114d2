import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, install, root } from "../install.mjs";
import { buildStale } from "../start.mjs";
import { exchangeFiles } from "./exchange-files.mjs";

// npm run build [-- FOLDER]: prepares a release without starting it. The folder is the release that
// is running; both then answer the scripts and styles of either.
const [running] = process.argv.slice(2);
const former = running === undefined ? null : resolve(env.INIT_CWD ?? ".", running);
if (former !== null && !existsSync(join(former, "build/site/client/assets"))) {
  console.error(`${former} is no release: it has no build.`);
  process.exit(1);
}
install();
await buildStale();
if (former !== null && former !== root) exchangeFiles(former, root);
