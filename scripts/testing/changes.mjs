import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../install.mjs";

/** The files that differ from the last commit, and new ones; none outside a checkout of git. */
export const changedFiles = () => {
  const args = ["status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) return [];
  return stdout
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => line.slice(3));
};

/** Whether tests read the file without importing it, so that vitest does not know which they are. */
export const isReadByTests = (file) =>
  /^(?:demo\/.*\.(?:json|jpg)|docs\/how-to\/.*|scripts\/.*|[^/]*\.(?:json|ts))$/.test(file);

/** Whether the file is part of what every journey goes through. */
const isShared = (file) =>
  /^(?:apps|demo|design|markets|migrations|platform)\/|^[^/]*\.(?:json|ts)$/.test(file) &&
  !/\.test\.tsx?$/.test(file);

/** The folder below `features` or `blocks` that a file belongs to. */
const partOf = (file) => /^(?:features\/[^/]+|blocks)\/([^/]+)\//.exec(file)?.[1];

/**
 * The journeys that changes touch: those that have changed themselves, and those that name a changed
 * feature or block. A changed helper of the journeys, or a part that all features share, touches all.
 * @returns the journeys' paths, and the number of the others
 */
export const journeysOf = (changed) => {
  const all = readdirSync(join(root, "journeys"), { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `journeys/${name}`);
  const isHelper = (file) => file.startsWith("journeys/") && !file.endsWith(".test.ts");
  if (changed.some((file) => isHelper(file) || isShared(file))) return { chosen: all, left: 0 };
  const parts = new Set(changed.flatMap((file) => partOf(file) ?? []));
  const names = [...parts].map((part) => new RegExp(`\\b${part}\\b`));
  const chosen = all.filter((file) => {
    if (changed.includes(file)) return true;
    const text = `${basename(file)}\n${readFileSync(join(root, file), "utf8")}`;
    return names.some((name) => name.test(text));
  });
  return { chosen, left: all.length - chosen.length };
};
