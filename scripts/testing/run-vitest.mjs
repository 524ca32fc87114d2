import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { env, root } from "../install.mjs";

const statuses = { passed: "passed", failed: "failed", pending: "skipped", todo: "skipped" };

/** A test as vitest's report says it. @returns results with the milliseconds that each test took */
const resultsOf = (file) => {
  const path = relative(root, file.name);
  const tests = file.assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
    file: path,
    name: fullName,
    status: statuses[status] ?? "skipped",
    ms: duration ?? 0,
    why: failureMessages.join("\n").slice(0, 1500),
  }));
  const isBroken = file.status === "failed" && tests.every(({ status }) => status !== "failed");
  const broken = { file: path, name: "the file", status: "failed", ms: 0 };
  return isBroken ? [...tests, { ...broken, why: file.message.slice(0, 1500) }] : tests;
};

/**
 * Runs vitest, with a seed the tests of each file in the order that it gives. Files come as vitest has
 * them, those that took longest last time first: a long one at the end would keep one worker while
 * the other has nothing left.
 * @returns null when it ended without a report
 */
const runOnce = (config, seed, args) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const order = seed === null ? [] : ["--sequence.shuffle.tests", `--sequence.seed=${seed}`];
  const command = ["run", "--config", config, "--passWithNoTests", ...order, ...reporters, ...args];
  spawnSync("vitest", command, { cwd: root, env, stdio: "inherit" });
  try {
    return JSON.parse(readFileSync(report, "utf8")).testResults.flatMap(resultsOf);
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** More failures than this are no unsteadiness, and looking at each again would take long. */
const maxRetries = 20;

/**
 * Runs the tests of a configuration, and each that failed once more alone. One that passes then is
 * `unsteady`.
 * @param seed of the order of tests; null for the order in which they are written
 * @param args paths and flags for vitest
 */
export const runVitest = (config, seed, args) => {
  const results = runOnce(config, seed, args);
  if (results === null)
    return [{ file: config, name: "vitest", status: "failed", ms: 0, why: "It made no report." }];
  const failed = results.filter(({ status }) => status === "failed");
  if (failed.length > maxRetries) return results;
  for (const result of failed) {
    console.log(`\nOnce more, alone: ${result.file} > ${result.name}`);
    const named = result.name === "the file" ? [] : ["-t", `^${escape(result.name)}$`];
    const again = runOnce(config, seed, [result.file, ...named]);
    const isPassed = again?.some(({ status }) => status === "passed");
    if (isPassed && again.every(({ status }) => status !== "failed")) result.status = "unsteady";
  }
  return results;
};
