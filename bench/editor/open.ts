import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page, Response } from "playwright-core";
import { probe } from "./probe.ts";
import type { Subject } from "./subjects.ts";

/** The editor's message for a confirmed save. */
export const saveToast = "Page updated successfully.";

export type Opened = Readonly<{
  page: Page;
  session: CDPSession;
  /** Milliseconds from the navigation to the first text field that accepts keys. */
  editable: number;
  /**
   * Kilobytes of gzipped scripts: `initial` were requested until a field accepted keys, `later`
   * were requested afterwards.
   */
  scripts: () => Promise<Readonly<{ initial: number; later: number }>>;
  close: () => Promise<void>;
}>;

const isScript = (answer: Response): boolean =>
  answer.request().resourceType() === "script" || /\.m?js($|\?)/.test(answer.url());

const gzipOf = async (answer: Response): Promise<number> =>
  gzipSync(await answer.body(), { level: 9 }).length / 1024;

/**
 * Opens an editor with an empty browser cache and waits until a text field accepts keys.
 * @param slowdown CPU throttling factor
 * @param whenEditable runs as soon as the field accepts keys
 */
export const openEditor = async (
  browser: Browser,
  subject: Subject,
  blocks: number,
  slowdown = 1,
  whenEditable: (session: CDPSession) => Promise<void> = () => Promise.resolve(),
): Promise<Opened> => {
  await subject.forget?.(blocks);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(subject.cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowdown !== 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const answers: Response[] = [];
  page.on("response", (answer) => isScript(answer) && answers.push(answer));
  const { promise: isEditable, resolve } = Promise.withResolvers<number>();
  await page.exposeFunction("benchEditable", resolve);
  await page.addInitScript(probe, { scope: subject.scopeSelector, toast: saveToast });
  await page.goto(subject.urlFor(blocks), { waitUntil: "commit" });
  const editableAt = await Promise.race([
    isEditable,
    wait(30_000).then(() => Promise.reject(new Error(`${subject.name} shows no text field.`))),
  ]);
  await whenEditable(session);
  return {
    page,
    session,
    editable: await page.evaluate(() => window.bench.editable ?? Number.NaN),
    async scripts() {
      const sizes = { initial: 0, later: 0 };
      for (const answer of answers) {
        const isBefore = answer.request().timing().startTime <= editableAt;
        sizes[isBefore ? "initial" : "later"] += await gzipOf(answer);
      }
      return sizes;
    },
    close: () => context.close(),
  };
};
