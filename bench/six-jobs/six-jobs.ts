import { loadavg } from "node:os";
import { isDeepStrictEqual, parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import type { Office } from "../../journeys/office.ts";
import { launchBrowser } from "../../journeys/browser.ts";
import { startProduct } from "../../journeys/product.ts";
import { createHand, secondsOf } from "../eight-blocks/hand.ts";
import { type Compared, expected, type JobName, jobNames } from "./compared.ts";
import { readCatalogue } from "./catalogue.ts";
import { type Jobs, readJobs } from "./jobs.ts";
import { startOurs } from "./ours.ts";
import { startPayloadCatalogue } from "./payload.ts";
import { type Done, toTable } from "./table.ts";

// Does six jobs of a day in our office and in Payload, with the same records and fields, by the
// shortest way that each offers, and counts what a practised person does and how long it takes.
// node bench/six-jobs/six-jobs.ts [--times 3] [--job month] [--only ours] (after a build)
const { values } = parseArgs({
  options: {
    times: { type: "string", default: "3" },
    job: { type: "string" },
    only: { type: "string" },
  },
});
const times = Number(values.times);

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const today = () => new Date().toISOString().slice(0, 10);

/** Does one job. @throws Error when something else is stored than the job says */
const doJob = async <Name extends JobName>(
  compared: Compared,
  name: Name,
  job: Jobs[Name],
): Promise<Done> => {
  const { page, home, isReady } = compared;
  await page.goto(home, { waitUntil: "networkidle" });
  await isReady(page);
  const hand = createHand(page, "mouse");
  const startedAt = performance.now();
  await compared.ways[name](hand, job);
  const machine = (performance.now() - startedAt) / 1000;
  const stored = await compared.read[name](job);
  const wanted = expected[name](job);
  if (!isDeepStrictEqual(stored, wanted))
    throw new Error(`${name}: ${JSON.stringify(stored)} is not ${JSON.stringify(wanted)}.`);
  return { name: compared.name, job: name, work: hand.work, machine };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The least work, and the middle of the machine's times. */
const summed = (all: readonly Done[]): readonly Done[] => {
  const [least] = all.toSorted((a, b) => secondsOf(a.work) - secondsOf(b.work));
  return least ? [{ ...least, machine: median(all.map(({ machine }) => machine)) }] : [];
};

const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/six-jobs-${name}.png` });

/** A job that fails is said, and leaves the others. */
const compare = async (
  systems: readonly Compared[],
  rounds: readonly Jobs[],
): Promise<readonly Done[]> => {
  const done: Done[] = [];
  for (const name of jobNames.filter((each) => values.job === undefined || each === values.job))
    for (const system of systems) {
      const all: Done[] = [];
      for (const jobs of rounds)
        await doJob(system, name, jobs[name]).then(
          (one) => all.push(one),
          async (error: unknown) => {
            printLine(`${system.name}, ${name}: ${String(error)}`);
            await picture(system.page, `${system.name}-${name}`);
          },
        );
      done.push(...summed(all));
    }
  return done;
};

/** Without network, or where it cannot be built, Payload is left out, and the output says why. */
const startOther = async (browser: Browser, office: Office): Promise<readonly Compared[]> => {
  if (values.only === "ours") return [];
  const catalogue = await readCatalogue(office);
  return startPayloadCatalogue(browser, catalogue).then(
    (payload) => [payload],
    (error: unknown) => {
      printLine(`Left out: ${String(error)}`);
      return [];
    },
  );
};

printLine(
  `A person's seconds are those of the keystroke-level model (Card, Moran and Newell 1980): 0.2 a key, 1.1 to point, 0.4 ` +
    `between mouse and keyboard, 1.35 for a decision. A machine's seconds are the time of the same work without thinking, ` +
    `median of ${times}. Keys are those beside the words, with letters that find something. Each job begins on the start ` +
    `page and is read from the database at its end. The season has twelve departures, the month three.`,
);
const browser = await launchBrowser();
const product = await startProduct();
const systems: Compared[] = [];
try {
  const ours = await startOurs(product);
  const rounds = await readJobs(ours.office, times, today());
  systems.push(ours, ...(await startOther(browser, ours.office)));
  for (const { page } of systems) page.setDefaultTimeout(60_000);
  const done = await compare(systems, rounds);
  printLine(`\n${toTable(done)}\nload ${loadavg()[0]?.toFixed(1) ?? "-"}`);
} finally {
  for (const system of systems) await system.stop();
  await browser.close();
  await product.stop();
}
