import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules/.wayroam-installed");

/** Puts the pinned Node and the packages' commands first on the PATH. */
export const env = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
};

/** Does nothing when the lock file's packages are installed. Runs on any Node from 20 on. */
export const install = () => {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages …");
  // With NODE_ENV=production npm would leave out, and even remove, the packages that the build
  // needs.
  const args = ["install", "--include=dev", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error("npm install failed; see its output above.");
    process.exit(1);
  }
  writeFileSync(stamp, lock);
};
