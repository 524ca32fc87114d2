import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../journeys/browser.ts";
import type { Compared, Writing } from "./compared.ts";
import { createHand, secondsOf, type Work } from "./hand.ts";
import { startOurs } from "./ours.ts";
import { checkStored, type PageJob, startingWords, withOwnWords } from "./page-job.ts";
import { startPayloadPages } from "./payload.ts";
import { startPuckPages } from "./puck.ts";
import { type Done, toTable } from "./table.ts";

// Writes the same page of eight blocks in our page editor, in Payload and in Puck, with the mouse
// and with the keyboard, and counts what a practised person does and how long the editors take.
// node bench/eight-blocks/eight-blocks.ts [--times 3] (after a build)
const { values } = parseArgs({ options: { times: { type: "string", default: "3" } } });
const times = Number(values.times);

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const jobs: Readonly<Record<string, (name: string) => PageJob>> = {
  "with the words that blocks begin with": startingWords,
  "with own words in each block": withOwnWords,
};

/** Writes the page once. Its seconds are those of a machine, which never thinks. */
const write = async (
  compared: Compared,
  hand: "mouse" | "keyboard",
  way: Writing,
  job: PageJob,
): Promise<Readonly<{ work: Work; machine: number }>> => {
  const { page, list } = compared;
  await page.goto(list, { waitUntil: "networkidle" });
  const counted = createHand(page, hand);
  const startedAt = performance.now();
  await way(counted, job);
  const machine = (performance.now() - startedAt) / 1000;
  checkStored(job, await compared.readStored());
  return { work: counted.work, machine };
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Each page has a name of its own, because its slug is made from it. */
let pageNumber = 10;

/** Writes the page in all editors in turn, so that other load on the machine slows all alike. */
const compare = async (
  editors: readonly Compared[],
  hand: "mouse" | "keyboard",
  toJob: (name: string) => PageJob,
): Promise<readonly Done[]> => {
  const written = new Map<Compared["name"], Awaited<ReturnType<typeof write>>[]>();
  for (let time = 0; time < times; time += 1) {
    pageNumber += 1;
    const name = `Eight blocks ${pageNumber}`;
    for (const editor of editors) {
      const way = editor.ways[hand];
      if (!way) continue;
      const done = await write(editor, hand, way, toJob(name));
      written.set(editor.name, [...(written.get(editor.name) ?? []), done]);
    }
  }
  return [...written].flatMap(([name, all]) => {
    // Where the focus comes back late, a machine presses a key too often, and a person waits.
    const [work] = all.map((each) => each.work).toSorted((a, b) => secondsOf(a) - secondsOf(b));
    if (!work) return [];
    const machine = median(all.map((each) => each.machine));
    return { name, work, person: secondsOf(work), machine };
  });
};

/** An editor that cannot be started is left out, and the output says why. */
const startAll = async (browser: Browser): Promise<readonly Compared[]> => {
  const started: Compared[] = [];
  for (const start of [startOurs, startPayloadPages, startPuckPages])
    await start(browser).then(
      (each) => {
        each.page.setDefaultTimeout(60_000);
        started.push(each);
      },
      (error: unknown) => printLine(`Left out: ${String(error)}`),
    );
  return started;
};

printLine(
  `A person's seconds are those of the keystroke-level model (Card, Moran and Newell 1980): 0.2 a key, 1.1 to point, 0.4 ` +
    `between mouse and keyboard, 1.35 for a decision. A machine's seconds are the time of the same work without thinking, ` +
    `median of ${times}. Payload and Puck know these eight blocks, ours all of its own, in 55 variants. Puck has no ` +
    `server, so that it saves at once; its blocks are put on the page by dragging alone.`,
);
const browser = await launchBrowser();
const editors = await startAll(browser);
try {
  for (const [words, toJob] of Object.entries(jobs))
    for (const hand of ["mouse", "keyboard"] as const) {
      const title = `Eight blocks ${words}, by ${hand}`;
      const done = await compare(editors, hand, toJob);
      printLine(`\n${title} (load ${loadavg()[0]?.toFixed(1) ?? "-"})\n${toTable(done)}`);
    }
} finally {
  for (const editor of editors) await editor.stop();
  await browser.close();
}
