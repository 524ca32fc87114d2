import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { launchBrowser } from "../../journeys/browser.ts";
import { freePort } from "#platform/testing/free-port.mjs";

// How soon a change to the sources is seen in the open page of `npm run dev`, for a component and a
// sheet, and whether an island that is awake keeps what was typed. Sources are put back.
const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "wayroam-dev-"));
const port = await freePort();
const server = spawn("npm", ["run", "dev"], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  detached: true,
  stdio: "ignore",
});
const browser = await launchBrowser();
const page = await browser.newPage();
const home = `http://it.localhost:${port}/`;
const typed = "per";
const field = page.locator(".search-bar input").first();

const rounds = 5;

/** Milliseconds from the write of a file to what it draws in the page. */
const timesOf = async (
  path: string,
  [written, replaced]: readonly [string, string],
  isSeen: (page: Page) => Promise<unknown>,
): Promise<readonly number[]> => {
  const file = join(root, path);
  const source = readFileSync(file, "utf8");
  if (!source.includes(written)) throw new Error(`${path} has no ${written}.`);
  const times: number[] = [];
  try {
    for (; times.length < rounds; await wait(2000)) {
      const startedAt = performance.now();
      writeFileSync(file, source.replace(written, replaced));
      await isSeen(page);
      times.push(Math.round(performance.now() - startedAt));
      writeFileSync(file, source);
    }
  } finally {
    writeFileSync(file, source);
  }
  return times;
};

try {
  for (let tries = 0; !(await page.goto(home).catch(() => null)); tries += 1) {
    if (tries > 120) throw new Error("npm run dev does not answer.");
    await wait(1000);
  }
  let loads = 0;
  page.on("load", () => (loads += 1));
  await field.fill(typed);
  await page.locator("[role=option]").first().waitFor();
  const components = await timesOf(
    "features/content/home/site/hero.tsx",
    ['className="', 'className="seen-in-dev '],
    (each) => each.waitForSelector(".seen-in-dev", { state: "attached" }),
  );
  const sheets = await timesOf(
    "features/content/home/site/home.css",
    ["@layer components {", "@layer components {\n  h1 { outline: 3px solid rgb(1, 2, 3); }"],
    (each) =>
      each.waitForFunction(
        () =>
          getComputedStyle(document.querySelector("h1") ?? document.body).outlineColor ===
          "rgb(1, 2, 3)",
      ),
  );
  const isKept = (await field.inputValue()) === typed && loads === 0;
  process.stdout.write(
    `component: ${components.join(", ")} ms\nsheet: ${sheets.join(", ")} ms\n` +
      `what was typed in an island stays: ${isKept ? "yes" : `no, ${loads} loads`}\n`,
  );
} finally {
  await browser.close();
  if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
