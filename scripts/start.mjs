import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "./compress.mjs";
import { cutFonts } from "./fonts.mjs";
import { env, install, root } from "./install.mjs";

const sources = [
  "apps",
  "blocks",
  "demo",
  "design",
  "features",
  "markets",
  "migrations",
  "platform",
];
/**
 * The demo's data, which the server reads at its start, and the code that draws its pictures:
 * neither is part of the build.
 */
const readAtRunTime = /^demo\/(?:.*\.json|illustrations\/.*)$/;
const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];
const stamp = join(root, "build/.sources");
const builds = [
  ["react-router", "build"],
  ["vite", "build", "--config", "apps/backoffice/vite.config.ts"],
];

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name.toString()))
    .filter((name) => /\.(tsx?|css|json|html|svg|avif|mjs)$/.test(name) && !name.includes(".test."))
    .filter((name) => !readAtRunTime.test(name))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();

/** Hash of all files that the build depends on. */
const fingerprint = () => {
  const hash = createHash("sha256");
  for (const name of [...sources.flatMap(filesIn), ...files])
    hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest("hex");
};

/** Builds site, server and staff app unless the build's fingerprint matches the sources. */
export const buildStale = async () => {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
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
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(` ${((performance.now() - begun) / 1000).toFixed(1)} s`);
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
  const server = spawn(join(root, "node_modules/.bin/node"), ["build/site/server/index.js"], {
    cwd: root,
    env: { ...env, MODE: modeOf(env), NODE_ENV: "production" },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  endWithNpm(() => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 1));
}
