import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "./compress.mjs";
import { cutFonts } from "./fonts.mjs";
import { env, install, root } from "./install.mjs";
import { allocatorLimits, serverArguments } from "./server-process.mjs";
import { readFingerprints } from "./release/fingerprints.mjs";

const stamp = join(root, "build/.sources");
/** By it the server sees that the stored demo is this one, without reading the demo. */
const demoStamp = join(root, "build/.demo");
const builds = [
  ["react-router", "build"],
  ["vite", "build", "--config", "apps/backoffice/vite.config.ts"],
];

const write = (file, text) => {
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(file, text);
};
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : null);

const build = async (sources) => {
  const begun = performance.now();
  process.stdout.write("Building …");
  for (const [command, ...args] of builds) {
    const done = spawnSync(command, args, { cwd: root, env, encoding: "utf8" });
    if (done.status === 0) continue;
    console.error(`\nThe build failed.\n${done.stdout ?? ""}${done.stderr ?? ""}`);
    process.exit(1);
  }
  await cutFonts(join(root, "build/fonts"));
  for (const folder of ["site/client/assets", "backoffice/backoffice-assets"])
    compressFolder(join(root, "build", folder));
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
