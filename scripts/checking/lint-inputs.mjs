import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "../install.mjs";
import { hashOf } from "./known.mjs";

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*["']([#.][^"']+)["']/g;
const isLinted = (name) => /\.(?:[mc]?[jt]sx?)$/.test(name);

/** What a change of makes every file worth another look: the linter's settings, and our own rules. */
const isForAll = (name) =>
  ["package-lock.json", "tsconfig.json", ".oxlintrc.json"].includes(name) ||
  /^scripts\/house-rules\/(?:[\w-]+\/)?[\w-]+\.mjs$/.test(name);

const importsOf = (name) =>
  [...readFileSync(join(root, name), "utf8").matchAll(specifier)].map(([, path]) =>
    path.startsWith("#") ? path.slice(1) : normalize(join(dirname(name), path)),
  );

/**
 * A hash for each file that the linter reads, of all that its findings can come from: itself and
 * what it imports, however far, since some rules read types and others the imports' circles.
 * @param hashes of the tree's files
 */
export const lintInputs = (hashes) => {
  const imports = new Map(
    [...hashes.keys()].filter(isLinted).map((name) => [name, importsOf(name)]),
  );
  const general = hashOf(...[...hashes].filter(([name]) => isForAll(name)).flat());
  // Each file that is reached is added to the set while the loop walks it, and so walked too.
  const reachedFrom = (start) => {
    const reached = new Set([start]);
    for (const name of reached) for (const next of imports.get(name) ?? []) reached.add(next);
    return [...reached].toSorted((one, other) => (one < other ? -1 : 1));
  };
  return Object.fromEntries(
    [...imports.keys()].map((name) => [
      name,
      hashOf(
        general,
        ...reachedFrom(name).map(
          (each) => `${each} ${hashes.get(each) ?? existsSync(join(root, each))}`,
        ),
      ),
    ]),
  );
};
