import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

const folder = join(root, ".cache");

/** The seconds that the tests of each file took, the longest first. */
const secondsByFile = (results) => {
  const seconds = new Map();
  for (const { file, ms = 0 } of results) seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  return [...seconds].toSorted(([, one], [, other]) => other - one);
};

export const printSlowest = (results) => {
  console.log("\nThe slowest files, in seconds of their tests:");
  for (const [file, seconds] of secondsByFile(results).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
};

/** Writes down what a run took and what was unsteady, for whoever asks where the time goes. */
export const record = ({ results, seconds, isWhole, seed }) => {
  mkdirSync(folder, { recursive: true });
  const unsteady = results.filter(({ status }) => status === "unsteady");
  const run = {
    at: new Date().toISOString(),
    isWhole,
    seed,
    seconds: Math.round(seconds),
    tests: results.length,
    unsteady: unsteady.map(({ file, name }) => `${file} > ${name}`),
    files: Object.fromEntries(
      secondsByFile(results).map(([file, each]) => [file, Math.round(each * 10) / 10]),
    ),
  };
  writeFileSync(join(folder, "test-run.json"), `${JSON.stringify(run, null, 2)}\n`);
};
