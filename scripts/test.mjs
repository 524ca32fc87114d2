import { spawnSync } from "node:child_process";
import { ensureChromium } from "./testing/chromium.mjs";
import { env, install, root } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { buildStale } from "./start.mjs";
import { changedFiles, isReadByTests, journeysOf } from "./testing/changes.mjs";
import { printSlowest, record } from "./testing/record.mjs";
import { runVitest } from "./testing/run-vitest.mjs";
import { readWords } from "./testing/test-command.mjs";

// npm test runs everything in a clean tree, and what the changes touch in another; npm test -- all
// runs everything; npm test -- --both-engines runs each test that opens a database on both engines;
// npm test -- --seed=N runs the tests of each file in the order that an earlier run had by this number.
// The ways of a person through the product are written in the order in which they are gone.
const { unknown, isAll, onBothEngines, seed } = readWords(process.argv.slice(2));
if (unknown.length > 0) {
  console.error(
    `npm test knows "all", "--both-engines" and "--seed=N", not ${unknown.join(", ")}.`,
  );
  process.exit(2);
}
install();
const changed = isAll ? [] : changedFiles();
const isWhole = changed.length === 0;
if (onBothEngines) env.BOTH_ENGINES = "1";

const postgres = env.TEST_DATABASE_URL ? null : await startPostgres();
if (postgres) env.TEST_DATABASE_URL = postgres.url;

const results = [];
/** What has no test of its own: a step of this script. */
const step = (name, passed) =>
  results.push({ file: name, name, status: passed ? "passed" : "failed", why: "see its output" });

const begun = performance.now();
const checked = spawnSync("npm", ["run", "check", "--silent"], {
  cwd: root,
  env,
  stdio: "inherit",
});
step("npm run check", checked.status === 0);
const isCi = Boolean(env.CI);
if (isCi) step("PostgreSQL is installed", Boolean(env.TEST_DATABASE_URL));

const isUnitWhole = isWhole || changed.some(isReadByTests);
results.push(...runVitest("vitest.config.ts", seed, isUnitWhole ? [] : ["--changed"]));
const journeys = isWhole ? null : journeysOf(changed);
if (journeys === null || journeys.chosen.length > 0) {
  await buildStale();
  ensureChromium();
  results.push(...runVitest("journeys/vitest.config.ts", null, journeys?.chosen ?? []));
}
await postgres?.stop();

const withStatus = (status) => results.filter((result) => result.status === status);
const [failed, unsteady] = [withStatus("failed"), withStatus("unsteady")];
const passed = withStatus("passed").length + unsteady.length;
printSlowest(results);
record({ results, seconds: (performance.now() - begun) / 1000, isWhole, seed });
for (const { file, name, why } of failed) console.log(`FAILED ${file} > ${name}\n${why}\n`);
for (const { file, name } of unsteady)
  console.log(`UNSTEADY ${file} > ${name}: it failed, and passed when it ran again alone.`);
console.log(
  `The tests of each file ran in the order of seed ${seed}: npm test -- --seed=${seed} repeats it.`,
);
if (!env.TEST_DATABASE_URL)
  console.log("Everything ran on the embedded database: no PostgreSQL is installed here.");
console.log(`${passed} passed, ${failed.length} failed, ${withStatus("skipped").length} skipped`);
if (journeys)
  console.log(
    `Only what the changes touch was tested, ${isUnitWhole ? "all" : "some"} of the tests without the built product and all but ${journeys.left} journeys: npm test -- all runs everything.`,
  );
process.exit(failed.length === 0 ? 0 : 1);
