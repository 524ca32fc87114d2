import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Locator } from "playwright-core";
import { sampleText, initialText } from "./content.ts";
import { countLostKeys, typeAtPace, typeKeyByKey } from "./keys.ts";
import { type Opened, openEditor } from "./open.ts";
import type { Subject } from "./subjects.ts";

/** For each key, the milliseconds from its press until the page has painted its letter. */
export type KeyLatencies = readonly number[];

export type TypingResult = Readonly<{
  /**
   * Milliseconds from the click on a block to the paint of its text; null for an editor that
   * already shows the block at the start.
   */
  openedAfter: number | null;
  /** Runs of 100 keys, typed key by key. */
  runs: readonly KeyLatencies[];
  /** Milliseconds of main-thread processor time for a key, painting included. */
  cpuPerKey: number;
  /**
   * Milliseconds until the last of 100 keys is painted. The keys are sent every 30 ms, whether or
   * not the page keeps up.
   */
  lagAtPace: number;
  lost: number;
}>;

const runCount = 2;
const keysAtPace = 100;
const keysPerRun = 100;

/** Seconds that the page's main thread has spent on tasks so far. */
const taskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
};

const openMiddleText = async (
  { page }: Opened,
  subject: Subject,
  blocks: number,
): Promise<Locator> => {
  await page.evaluate(
    (text) => (window.bench.expectedText = text),
    initialText(Math.floor(blocks / 2)),
  );
  await subject.openBlock?.(page, blocks);
  const field = subject.textField(page);
  await field.focus();
  await page.keyboard.press("Control+End");
  return field;
};

/** Types into the middle block: 200 keys one by one, then 100 at an even pace. */
export const typeInBlock = async (
  browser: Browser,
  subject: Subject,
  blocks: number,
  slowdown: number,
): Promise<TypingResult> => {
  const opened = await openEditor(browser, subject, blocks);
  const { page, session } = opened;
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await wait(500); // scripts that load after the opening are not part of these figures
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const field = await openMiddleText(opened, subject, blocks);
  await wait(800);
  const takeLatencies = async (): Promise<KeyLatencies> => {
    await wait(500);
    return page.evaluate(() => window.bench.keys.splice(0));
  };
  const openedAfter = await page.evaluate(() => window.bench.openedAfter);
  await takeLatencies();
  const text = sampleText(runCount * keysPerRun + keysAtPace);
  const before = await taskSeconds(session);
  const latencies: KeyLatencies[] = [];
  for (let run = 0; run < runCount; run += 1) {
    await typeKeyByKey(session, text.slice(run * keysPerRun, (run + 1) * keysPerRun));
    latencies.push(await takeLatencies());
  }
  const cpuPerKey = (((await taskSeconds(session)) - before) / (runCount * keysPerRun)) * 1000;
  await typeAtPace(session, text.slice(runCount * keysPerRun));
  const lagAtPace = (await takeLatencies()).at(-1) ?? Number.NaN;
  const value = await field.inputValue();
  await opened.close();
  return {
    openedAfter: subject.openBlock ? openedAfter : null,
    runs: latencies,
    cpuPerKey,
    lagAtPace,
    lost: countLostKeys(text, value),
  };
};

export const keysAfterOpening = 30;

/**
 * Types as soon as a field accepts keys.
 * @returns the milliseconds until the field accepted keys, and the number of lost keys
 */
export const typeWhenEditable = async (
  browser: Browser,
  subject: Subject,
  blocks: number,
  slowdown: number,
): Promise<Readonly<{ editable: number; lost: number }>> => {
  const text = sampleText(keysAfterOpening);
  const opened = await openEditor(browser, subject, blocks, slowdown, (session) =>
    typeAtPace(session, text),
  );
  await wait(500);
  const value = await opened.page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : (field?.textContent ?? "");
  });
  await opened.close();
  return { editable: opened.editable, lost: countLostKeys(text, value) };
};

/** Bytes and requests that our editor sends during one pause in typing. */
export const measureTraffic = async (browser: Browser, subject: Subject, blocks: number) => {
  const opened = await openEditor(browser, subject, blocks);
  const { page, session } = opened;
  const sent = { requests: 0, bodies: 0, headers: 0 };
  const pendingSizes: Promise<void>[] = [];
  let isCounting = false;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (isCounting) sent.bodies += payload.length;
    }),
  );
  page.on("requestfinished", (request) => {
    if (!isCounting) return;
    pendingSizes.push(
      request.sizes().then(({ requestBodySize, requestHeadersSize }) => {
        sent.requests += 1;
        sent.bodies += requestBodySize;
        sent.headers += requestHeadersSize;
      }),
    );
  });
  await openMiddleText(opened, subject, blocks);
  await wait(2000);
  isCounting = true;
  const pauses = 4;
  for (let pause = 0; pause < pauses; pause += 1) {
    await typeAtPace(session, sampleText(20));
    await wait(3000);
  }
  await Promise.all(pendingSizes);
  await opened.close();
  return {
    requests: sent.requests / pauses,
    bodies: sent.bodies / pauses,
    total: (sent.bodies + sent.headers) / pauses,
  };
};
