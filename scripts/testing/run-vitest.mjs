import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, root } from "../install.mjs";

/**
 * Runs vitest, with a seed the tests of each file in the order that it gives. Files come as vitest has
 * them, those that took longest last time first: a long one at the end would keep one worker while
 * the other has nothing left.
 * @returns results with the milliseconds that each test took; null when it ended without a reason
 */
const runOnce = (config, seed, args, stdio) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-test-"));
  const report = join(folder, "report.json");
  const reporters = [
    "--reporter=default",
    `--reporter=${join(root, "scripts/testing/reporter.mjs")}`,
  ];
  const order = seed === null ? [] : ["--sequence.shuffle.tests", `--sequence.seed=${seed}`];
  const command = ["run", "--config", config, "--passWithNoTests", ...order, ...reporters, ...args];
  const options = { cwd: root, env: { ...env, TEST_REPORT: report }, stdio };
  const { status } = spawnSync("vitest", command, options);
  try {
    const results = JSON.parse(readFileSync(report, "utf8"));
    const isExplained = status === 0 || results.some((result) => result.status === "failed");
    return isExplained ? results : null;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** More failures than this are no unsteadiness, and looking at each again would take long. */
const maxRetries = 30;

/** What fails outside a single test: a hook, the file itself, what nobody waited for. */
const ofTheFile = ["the file", "nothing fails outside a test"];

const isPassed = (results) =>
  results !== null &&
  results.some(({ status }) => status === "passed") &&
  results.every(({ status }) => status !== "failed");

/**
 * Runs the tests of a configuration, and each that failed once more alone. One that passes then is
 * `unsteady`, as is one of a shuffled file that needs another test of it to be run before.
 * @param seed of the order of tests; null for the order in which they are written
 * @param args paths and flags for vitest
 * @param stdio where vitest writes to
 */
export const runVitest = (config, seed, args, stdio = "inherit") => {
  const results = runOnce(config, seed, args, stdio);
  if (results === null)
    return [
      {
        file: config,
        name: "vitest",
        status: "failed",
        ms: 0,
        why: "It ended for no known reason.",
      },
    ];
  const failed = results.filter(({ status }) => status === "failed");
  if (failed.length > maxRetries) return results;
  for (const result of failed.filter(({ file }) => file !== "vitest")) {
    console.log(`\nOnce more, alone: ${result.file} > ${result.name}`);
    const named = ofTheFile.includes(result.name) ? [] : ["-t", `^${escape(result.name)}$`];
    const isSteadyAlone = isPassed(runOnce(config, seed, [result.file, ...named], stdio));
    const isSteady =
      isSteadyAlone || (seed !== null && isPassed(runOnce(config, null, [result.file], stdio)));
    if (isSteady) result.status = "unsteady";
  }
  return results;
};
