import { execFile, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { compressFolder } from "./compress.mjs";
import { cutFonts } from "./fonts.mjs";
import { env, install, root } from "./install.mjs";
import { allocatorLimits, serverArguments } from "./server-process.mjs";
import { readFingerprints } from "./release/fingerprints.mjs";

const stamp = join(root, "build/.sources");
/** By it the server sees that the stored demo is this one, without reading the demo. */
const demoStamp = join(root, "build/.demo");
const write = (file, text) => {
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(file, text);
};
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : null);

const execute = promisify(execFile);
const failing = new AbortController();

/** Ends this process, and the other builds with it, where the command fails. */
const run = async (command, ...args) => {
  const options = { cwd: root, env, maxBuffer: Infinity, signal: failing.signal };
  await execute(command, args, options).catch(({ message, stdout, stderr }) => {
    console.error(`\nThe build failed.\n${stdout || stderr ? `${stdout}${stderr}` : message}`);
    failing.abort();
    process.exit(1);
  });
};

/** Moves what browsers load of a build to the files of the site. Their names hold their content's hash. */
const moveAssets = (folder) => {
  const [from, to] = [join(root, folder, "assets"), join(root, "build/site/client/assets")];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
};

/** The server, which holds the site's pages, and their script are two builds. */
const buildSite = async () => {
  rmSync(join(root, "build/site/client"), { recursive: true, force: true });
  await Promise.all([
    run("vite", "build"),
    run("vite", "build", "--config", "apps/site/islands/vite.config.ts"),
  ]);
  for (const folder of ["build/site/server", "build/islands"]) moveAssets(folder);
  await compressFolder(join(root, "build/site/client/assets"), { tightly: true });
};

const buildOffice = async () => {
  await run("vite", "build", "--config", "apps/backoffice/vite.config.ts");
  await compressFolder(join(root, "build/backoffice/backoffice-assets"), { tightly: false });
};

const build = async (sources) => {
  const begun = performance.now();
  process.stdout.write("Building …");
  // Neither reads what another writes.
  await Promise.all([buildSite(), buildOffice(), cutFonts(join(root, "build/fonts"))]);
  write(stamp, sources);
  console.log(` ${((performance.now() - begun) / 1000).toFixed(1)} s`);
};

/** Builds site, server and staff app unless the build's fingerprint matches the sources. */
export const buildStale = async () => {
  const { sources, demo } = readFingerprints(root);
  if (read(stamp) !== sources) await build(sources);
  if (read(demoStamp) !== demo) write(demoStamp, demo);
};

/** The server's mode when the environment names none. */
export const modeOf = ({ MODE, NODE_ENV }) =>
  MODE || (NODE_ENV === "production" ? "production" : "demo");

/**
 * Calls `end` when npm has ended, even if npm forwards no signal: its shell may not forward one,
 * and SIGKILL cannot be caught.
 */
const endWithNpm = (end) => {
  if (!env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    end();
  }, 500);
  look.unref();
};

if (process.argv[1] === import.meta.filename) {
  install();
  await buildStale();
  // The pinned Node, because the machine's may be older. React is slower without NODE_ENV. Through
  // the IPC channel the server notices when this process ends, for whatever reason.
  const server = spawn(join(root, "node_modules/.bin/node"), serverArguments, {
    cwd: root,
    env: { ...allocatorLimits, ...env, MODE: modeOf(env), NODE_ENV: "production" },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  endWithNpm(() => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 1));
}
