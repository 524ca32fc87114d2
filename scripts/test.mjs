import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, install, root } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { buildStale } from "./start.mjs";

install();

const counts = { passed: 0, failed: 0, skipped: 0 };
const run = (command, args) =>
  spawnSync(command, args, { cwd: root, env, stdio: "inherit" }).status === 0;

const count = (passed) => {
  counts[passed ? "passed" : "failed"] += 1;
};

const vitest = (args) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-test-"));
  const report = join(folder, "report.json");
  run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...args,
  ]);
  try {
    const seen = JSON.parse(readFileSync(report, "utf8"));
    counts.passed += seen.numPassedTests;
    counts.failed += seen.numFailedTests;
    counts.skipped += seen.numPendingTests + seen.numTodoTests;
    if (!seen.success && seen.numFailedTests === 0) counts.failed += 1; // a file that did not load
  } catch {
    counts.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
};

const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
if (postgres) env.TEST_DATABASE_URL = postgres.url;
if (!env.TEST_DATABASE_URL) {
  console.log(
    "No PostgreSQL here: what needs one is skipped. Install it, or set TEST_DATABASE_URL.",
  );
  if (process.env.CI) counts.failed += 1;
}

count(run("npm", ["run", "check", "--silent"]));
vitest([]);
await buildStale();
vitest(["--config", "journeys/vitest.config.ts"]);
await postgres?.stop();
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
