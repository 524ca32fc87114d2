import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../install.mjs";

const file = join(root, ".cache/checked.json");

export const hashOf = (...texts) => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex");
};

/** What passed before, by the step's name; empty in a new clone. */
export const readKnown = () => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
};

export const writeKnown = (known) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
};

/**
 * The files that git knows or would take, with their hashes.
 * @returns null outside a checkout, where nothing is kept
 */
export const readHashes = () => {
  const args = ["ls-files", "-z", "-co", "--exclude-standard"];
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return null;
  const names = stdout.split("\0").filter((name) => /\.(?:[mc]?[jt]sx?|json|css)$/.test(name));
  return new Map(
    names
      .filter((name) => existsSync(join(root, name)))
      .map((name) => [name, hashOf(readFileSync(join(root, name)))]),
  );
};
