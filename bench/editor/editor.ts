import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { openBrowser, startProduct } from "../../journeys/product.ts";
import { startPostgres } from "../../scripts/postgres.mjs";
import { blockType } from "./content.ts";
import { at, measure, rowsOf, type Times } from "./figures.ts";
import { startPeers } from "./peers.ts";
import { saveAndLook } from "./saving.ts";
import { ourSubject, peerSubject, type Product, type Subject } from "./subjects.ts";
import { type Row, tableOf } from "./table.ts";
import { sentPerPause } from "./typing.ts";

// The page editor beside bare React with the same form (the floor) and Puck with the same blocks.
// node bench/editor/editor.ts [--blocks 10,100,300] [--loads 5] [--rounds 2] (after a build)
const { values } = parseArgs({
  options: {
    blocks: { type: "string", default: "10,100,300" },
    loads: { type: "string", default: "5" },
    rounds: { type: "string", default: "2" },
  },
});
const sizes = values.blocks.split(",").map(Number);
const times: Times = { loads: Number(values.loads), rounds: Number(values.rounds) };
const saves = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);

const alone = (what: string, ours: number, target: number | null = null, digits = 0): Row => ({
  what,
  ours,
  floor: null,
  puck: null,
  target,
  digits,
});

/** What only our editor does: sending, saving, and showing the saved page to visitors. */
const ownRows = async (
  browser: Browser,
  subject: Subject,
  products: readonly Product[],
  blocks: number,
): Promise<readonly Row[]> => {
  const sent = await sentPerPause(browser, subject, blocks);
  const saved = await saveAndLook(browser, subject, products, blocks, saves);
  const confirmed = saved.map((save) => save.confirmed);
  return [
    alone("sent per typing pause, KB", sent.bodies / 1024, 2, 1),
    alone("the same with headers, KB", sent.all / 1024, null, 1),
    alone("requests per typing pause", sent.requests, null, 1),
    alone(`save to its confirmation, median of ${saves}, ms`, at(confirmed, 0.5), 300),
    alone("the same, slowest", Math.max(...confirmed)),
    ...products.flatMap((_, index) => {
      const shown = saved.map(({ visible }) => visible[index] ?? Number.NaN);
      return [
        alone(`save to the public page, process ${index + 1}, median ms`, at(shown, 0.5), 500),
        alone("the same, slowest", Math.max(...shown)),
      ];
    }),
  ];
};

say(
  `Blocks are ${blockType} with one card, which makes six fields. A key counts from its own time stamp to a message ` +
    `posted in the frame that follows its input event, received once that frame is painted; the next comes 30 ms after the page ` +
    `has taken it. Each load has an empty cache. Times to open are medians of ${times.loads} loads, percentiles those of the ` +
    `best of ${times.rounds * 2} runs of 100 keys, typed into the block in the middle.`,
);
const postgres = await startPostgres();
const peers = await startPeers(sizes);
if (peers.length === 0) say("npm gives no peers here: ours stands alone.");
const environment: Readonly<Record<string, string>> = postgres
  ? { DATABASE_URL: postgres.url, SESSION_SECRET: "the same for both processes, 32 and more" }
  : {};
const products = [await startProduct(environment)];
if (postgres) products.push(await startProduct(environment));
else say("There is no PostgreSQL here: one process on the embedded database.");
// Frames come when they are ready: waiting for a display's clock is the same for all, and hides the rest.
const browser = await openBrowser(["--disable-frame-rate-limit", "--disable-gpu-vsync"]);
try {
  const [first] = products;
  if (!first) throw new Error("No server has started.");
  const ours = await ourSubject(browser, first, sizes);
  for (const blocks of sizes) {
    const begun = performance.now();
    const measured = await measure(browser, [...peers.map(peerSubject), ours], blocks, times);
    const rows = [...rowsOf(measured, times), ...(await ownRows(browser, ours, products, blocks))];
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const load = loadavg()[0]?.toFixed(1) ?? "-";
    say(`\n${blocks} blocks of six fields (${seconds} s, load ${load})\n${tableOf(rows)}`);
  }
} finally {
  await browser.close();
  for (const one of [...products, ...peers]) await one.stop();
  await postgres?.stop();
}
