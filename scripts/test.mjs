import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { env, install, root } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { buildStale } from "./start.mjs";

install();

const counts = { passed: 0, failed: 0, skipped: 0 };
/** What failed and why, said again at the end: a log of this length is often kept by its tail. */
const failures = [];
const run = (command, args, more = {}) =>
  spawnSync(command, args, { cwd: root, env: { ...env, ...more }, stdio: "inherit" }).status === 0;

const count = (name, passed) => {
  counts[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push(name);
};

const noteFailures = (file) => {
  const name = relative(root, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === "failed");
  for (const { fullName, failureMessages } of failed)
    failures.push(`${name} > ${fullName}\n${failureMessages.join("\n").slice(0, 1500)}`);
  if (file.status === "failed" && failed.length === 0)
    failures.push(`${name}\n${file.message.slice(0, 1500)}`);
};

const vitest = (args, more) => {
  const folder = mkdtempSync(join(tmpdir(), "wayroam-test-"));
  const report = join(folder, "report.json");
  run(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
    more,
  );
  try {
    const seen = JSON.parse(readFileSync(report, "utf8"));
    counts.passed += seen.numPassedTests;
    counts.failed += seen.numFailedTests;
    counts.skipped += seen.numPendingTests + seen.numTodoTests;
    if (!seen.success && seen.numFailedTests === 0) counts.failed += 1; // a file that failed to load
    for (const file of seen.testResults) noteFailures(file);
  } catch {
    count(`no report of vitest ${args.join(" ")}`, false);
  }
  rmSync(folder, { recursive: true, force: true });
};

const testsWithDatabase = () =>
  ["apps", "demo", "features", "platform"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) =>
        join(folder, name.toString()),
      ),
    )
    .filter((name) => name.endsWith(".test.ts"))
    .filter((name) =>
      /freshDatabase\(|openStaffApi\(/.test(readFileSync(join(root, name), "utf8")),
    );

const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
if (postgres) env.TEST_DATABASE_URL = postgres.url;
if (!env.TEST_DATABASE_URL) {
  console.log(
    "No PostgreSQL here: what needs one is skipped. Install it, or set TEST_DATABASE_URL.",
  );
  if (process.env.CI) count("no PostgreSQL", false);
}

count("npm run check", run("npm", ["run", "check", "--silent"]));
vitest([]);
// Tests that open a database run a second time, on PostgreSQL.
if (env.TEST_DATABASE_URL) vitest(testsWithDatabase(), { TEST_ENGINE: "postgres" });
await buildStale();
ensureChromium();
vitest(["--config", "journeys/vitest.config.ts"]);
await postgres?.stop();
for (const failure of failures) console.log(`FAILED ${failure}\n`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
