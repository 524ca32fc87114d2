import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules/.wayroam-installed");

/** The environment in which the pinned Node and the packages' own commands come first. */
export const env = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
};

/** Installs the packages of the lock file unless they are there already. Runs on any Node from 20 on. */
export const install = () => {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages …");
  // Where NODE_ENV is production, npm would leave out, and take away, what the build is made with.
  const words = ["install", "--include=dev", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", words, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error("npm install failed; its own words stand above.");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
};
