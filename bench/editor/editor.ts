import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../journeys/browser.ts";
import { startProduct } from "../../journeys/product.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { blockType } from "./content.ts";
import { quantile, measure, rowsOf, type Repeats } from "./figures.ts";
import { startPayloadEditor } from "../payload/editor-subject.ts";
import { startPeers } from "./peers.ts";
import { measureSaves } from "./saving.ts";
import { createOurSubject, toSubject, type Product, type Subject } from "./subjects.ts";
import { type Row, toTable } from "./table.ts";
import { measureTraffic } from "./typing.ts";

// Compares our page editor with bare React that has the same form (the baseline), and with Puck
// and Payload that have the same blocks.
// node bench/editor/editor.ts [--blocks 10,100,300] [--loads 5] [--rounds 2] (after a build)
const { values } = parseArgs({
  options: {
    blocks: { type: "string", default: "10,100,300" },
    loads: { type: "string", default: "5" },
    rounds: { type: "string", default: "2" },
  },
});
const sizes = values.blocks.split(",").map(Number);
const repeats: Repeats = { loads: Number(values.loads), rounds: Number(values.rounds) };
const saves = 5;

const printLine = (text: string) => process.stdout.write(`${text}\n`);

const ourRow = (label: string, ours: number, target: number | null = null, digits = 0): Row => ({
  label,
  ours,
  baseline: null,
  puck: null,
  payload: null,
  target,
  digits,
});

/** Figures that only our editor has: requests sent, saves, and the time to the public page. */
const ourRows = async (
  browser: Browser,
  subject: Subject,
  products: readonly Product[],
  blocks: number,
): Promise<readonly Row[]> => {
  const sent = await measureTraffic(browser, subject, blocks);
  const saved = await measureSaves(browser, subject, products, blocks, saves);
  const confirmed = saved.map((save) => save.confirmedAfter);
  return [
    ourRow("sent per typing pause, KB", sent.bodies / 1024, 2, 1),
    ourRow("the same with headers, KB", sent.total / 1024, null, 1),
    ourRow("requests per typing pause", sent.requests, null, 1),
    ourRow(`save to its confirmation, median of ${saves}, ms`, quantile(confirmed, 0.5), 300),
    ourRow("the same, slowest", Math.max(...confirmed)),
    ...products.flatMap((_, index) => {
      const visibleAfter = saved.map(({ visible }) => visible[index] ?? Number.NaN);
      return [
        ourRow(
          `save to the public page, process ${index + 1}, median ms`,
          quantile(visibleAfter, 0.5),
          500,
        ),
        ourRow("the same, slowest", Math.max(...visibleAfter)),
      ];
    }),
  ];
};

printLine(
  `Blocks are ${blockType} with one card, which makes six fields. A key counts from its own time stamp to a message ` +
    `posted in the frame that follows its input event, received once that frame is painted; the next comes 30 ms after the page ` +
    `has taken it. Each load has an empty cache. Times to open are medians of ${repeats.loads} loads, percentiles those of the ` +
    `best of ${repeats.rounds * 2} runs of 100 keys, typed into the block in the middle.`,
);
const postgres = await startPostgres();
const peers = await startPeers(sizes);
if (peers.length === 0) printLine("npm gives no Puck and no baseline here.");
const payload = await startPayloadEditor(sizes).catch((error: unknown) => {
  printLine(`Payload is left out: ${String(error)}`);
  return null;
});
const environment: Readonly<Record<string, string>> = postgres
  ? { DATABASE_URL: postgres.url, SESSION_SECRET: "the same for both processes, 32 and more" }
  : {};
const products = [await startProduct(environment)];
if (postgres) products.push(await startProduct(environment));
else printLine("There is no PostgreSQL here: one process on the embedded database.");
// The browser draws a frame as soon as the frame is ready: waiting for the display's refresh would
// add the same time to every figure and hide the differences.
const browser = await launchBrowser(["--disable-frame-rate-limit", "--disable-gpu-vsync"]);
try {
  const [first] = products;
  if (!first) throw new Error("No server has started.");
  const ours = await createOurSubject(browser, first, sizes);
  const others = [...peers.map(toSubject), ...(payload ? [payload.subject] : [])];
  for (const blocks of sizes) {
    const startedAt = performance.now();
    const measured = await measure(browser, [...others, ours], blocks, repeats);
    const rows = [
      ...rowsOf(measured, repeats),
      ...(await ourRows(browser, ours, products, blocks)),
    ];
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const load = loadavg()[0]?.toFixed(1) ?? "-";
    printLine(`\n${blocks} blocks of six fields (${seconds} s, load ${load})\n${toTable(rows)}`);
  }
} finally {
  await browser.close();
  for (const service of [...products, ...peers]) await service.stop();
  await payload?.stop();
  await postgres?.stop();
}
