import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { installPeers, servePage } from "../editor/peers.ts";
import { rowCount } from "./rows.ts";

// Compares the sheet of departures with a plain table of the same rows: how long a key takes until
// the page has painted what it does. Run with: npm run bench -- grid
const keys = 100;
const runs = 3;

const subjects = ["sheet", "table"] as const;

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Milliseconds from each press until the frame after it is painted. */
const pressKeys = async (page: Page, key: string): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    window.addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => taken.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(20);
  }
  return page.evaluate(() => (window as unknown as { taken: number[] }).taken);
};

const measure = async (browser: Browser, url: string, key: string): Promise<readonly number[]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  const first = page.locator('[data-row="0"][data-column="0"]');
  await first.waitFor();
  await first.click();
  const taken = await pressKeys(page, key);
  await page.close();
  return taken;
};

const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);

if (!installPeers()) throw new Error("npm gives no packages here.");
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
const pages = await Promise.all(
  subjects.map((name) =>
    servePage({
      name,
      entry: `import ${JSON.stringify(join(import.meta.dirname, `${name}.tsx`))};`,
      answers: {},
    }),
  ),
);
const found: Record<string, number[]> = {};
for (let run = 0; run < runs; run += 1)
  for (const [index, name] of subjects.entries()) {
    const taken = await measure(browser, pages[index]?.url ?? "", "ArrowDown");
    (found[name] ??= []).push(...taken);
  }
await browser.close();
await Promise.all(pages.map(({ stop }) => stop()));

console.log(`${rowCount} departures, milliseconds from an arrow key to its paint`);
for (const name of subjects)
  console.log(
    `${name.padEnd(6)} median ${percentile(found[name] ?? [], 0.5).toFixed(1)}, p95 ${percentile(found[name] ?? [], 0.95).toFixed(1)}`,
  );
const [sheet, table] = subjects.map((name) => percentile(found[name] ?? [], 0.95));
console.log(`p95 of the sheet is ${((sheet ?? 0) / (table ?? 1)).toFixed(2)} of the table's`);
