import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Locator } from "playwright-core";
import { textOf, textOfBlock } from "./content.ts";
import { lostOf, typeKeys, typePatiently } from "./keys.ts";
import { type Opened, openEditor } from "./open.ts";
import type { Subject } from "./subjects.ts";

/** Milliseconds from each of some keys to after the paint that shows it. */
export type Keys = readonly number[];

export type Typed = Readonly<{
  /** Milliseconds from the click on the block's line to the paint of its text; null without a line. */
  opened: number | null;
  /** Runs of 100 keys, each of which waited for the one before it. */
  runs: readonly Keys[];
  /** Milliseconds of processor time that the page's main thread spent on a key, painting included. */
  work: number;
  /** How late the last of 100 keys shows when one comes every 30 ms come what may. */
  behind: number;
  lost: number;
}>;

const runs = 2;
const hasty = 100;
const letters = 100;

/** Seconds of processor time that the main thread has spent in tasks. */
const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
};

/** Opens the block in the middle and puts the caret behind its text. */
const beginIn = async ({ page }: Opened, subject: Subject, blocks: number): Promise<Locator> => {
  await page.evaluate(
    (wanted) => (window.bench.wanted = wanted),
    textOfBlock(Math.floor(blocks / 2)),
  );
  await subject.openBlock?.(page, blocks);
  const field = subject.text(page);
  await field.focus();
  await page.keyboard.press("Control+End");
  return field;
};

/** Types into the text of the block in the middle: 200 keys with patience, 100 more without. */
export const typeInBlock = async (
  browser: Browser,
  subject: Subject,
  blocks: number,
  slowdown: number,
): Promise<Typed> => {
  const opened = await openEditor(browser, subject, blocks);
  const { page, session } = opened;
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await wait(500); // what comes after the opening is measured elsewhere
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const field = await beginIn(opened, subject, blocks);
  await wait(800);
  const takeKeys = async (): Promise<Keys> => {
    await wait(500);
    return page.evaluate(() => window.bench.keys.splice(0));
  };
  const shown = await page.evaluate(() => window.bench.opened);
  await takeKeys();
  const text = textOf(runs * letters + hasty);
  const before = await workOf(session);
  const measured: Keys[] = [];
  for (let run = 0; run < runs; run += 1) {
    await typePatiently(session, text.slice(run * letters, (run + 1) * letters));
    measured.push(await takeKeys());
  }
  const work = (((await workOf(session)) - before) / (runs * letters)) * 1000;
  await typeKeys(session, text.slice(runs * letters));
  const behind = (await takeKeys()).at(-1) ?? Number.NaN;
  const held = await field.inputValue();
  await opened.close();
  return {
    opened: subject.openBlock ? shown : null,
    runs: measured,
    work,
    behind,
    lost: lostOf(text, held),
  };
};

export const keysAtOnce = 30;

/** Types from the moment that a field takes keys: how soon that is, and how many keys it does not hold. */
export const typeAtOnce = async (
  browser: Browser,
  subject: Subject,
  blocks: number,
  slowdown: number,
): Promise<Readonly<{ editable: number; lost: number }>> => {
  const text = textOf(keysAtOnce);
  const opened = await openEditor(browser, subject, blocks, slowdown, (session) =>
    typeKeys(session, text),
  );
  await wait(500);
  const held = await opened.page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : (field?.textContent ?? "");
  });
  await opened.close();
  return { editable: opened.editable, lost: lostOf(text, held) };
};

/** What our editor sends while somebody types, pauses and types on: bytes and requests for each pause. */
export const sentPerPause = async (browser: Browser, subject: Subject, blocks: number) => {
  const opened = await openEditor(browser, subject, blocks);
  const { page, session } = opened;
  const sent = { requests: 0, bodies: 0, headers: 0 };
  const weighed: Promise<void>[] = [];
  let isCounting = false;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (isCounting) sent.bodies += payload.length;
    }),
  );
  page.on("requestfinished", (request) => {
    if (!isCounting) return;
    weighed.push(
      request.sizes().then(({ requestBodySize, requestHeadersSize }) => {
        sent.requests += 1;
        sent.bodies += requestBodySize;
        sent.headers += requestHeadersSize;
      }),
    );
  });
  await beginIn(opened, subject, blocks);
  await wait(2000);
  isCounting = true;
  const pauses = 4;
  for (let pause = 0; pause < pauses; pause += 1) {
    await typeKeys(session, textOf(20));
    await wait(3000);
  }
  await Promise.all(weighed);
  await opened.close();
  return {
    requests: sent.requests / pauses,
    bodies: sent.bodies / pauses,
    all: (sent.bodies + sent.headers) / pauses,
  };
};
