import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page, Response } from "playwright-core";
import { probe } from "./probe.ts";
import type { Subject } from "./subjects.ts";

/** What our editor says once a save is confirmed. */
export const toast = "Page updated successfully.";

export type Opened = Readonly<{
  page: Page;
  session: CDPSession;
  /** Milliseconds from the navigation to the first field that takes keys. */
  editable: number;
  /** Kilobytes of gzip: the scripts asked for until then, and those asked for since. */
  scripts: () => Promise<Readonly<{ until: number; after: number }>>;
  close: () => Promise<void>;
}>;

const isScript = (answer: Response): boolean =>
  answer.request().resourceType() === "script" || /\.m?js($|\?)/.test(answer.url());

const gzipOf = async (answer: Response): Promise<number> =>
  gzipSync(await answer.body(), { level: 9 }).length / 1024;

/**
 * Opens an editor in a browser that has nothing of it yet, and waits until a field takes keys.
 * @param slowdown how many times slower than it is the processor shall be
 * @param atOnce what a person does in that very moment
 */
export const openEditor = async (
  browser: Browser,
  subject: Subject,
  blocks: number,
  slowdown = 1,
  atOnce: (session: CDPSession) => Promise<void> = () => Promise.resolve(),
): Promise<Opened> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(subject.cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowdown !== 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const answers: Response[] = [];
  page.on("response", (answer) => isScript(answer) && answers.push(answer));
  const { promise: isEditable, resolve } = Promise.withResolvers<number>();
  await page.exposeFunction("benchEditable", resolve);
  await page.addInitScript(probe, { scope: subject.scope, toast });
  await page.goto(subject.at(blocks), { waitUntil: "commit" });
  const moment = await Promise.race([
    isEditable,
    wait(30_000).then(() => Promise.reject(new Error(`${subject.name} shows no text field.`))),
  ]);
  await atOnce(session);
  return {
    page,
    session,
    editable: await page.evaluate(() => window.bench.editable ?? Number.NaN),
    async scripts() {
      const sizes = { until: 0, after: 0 };
      for (const answer of answers) {
        const isBefore = answer.request().timing().startTime <= moment;
        sizes[isBefore ? "until" : "after"] += await gzipOf(answer);
      }
      return sizes;
    },
    close: () => context.close(),
  };
};
