import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator } from "playwright-core";
import { textOf, textOfBlock } from "./content.ts";
import { lostOf, typeKeys, typePatiently } from "./keys.ts";
import { type Opened, openEditor } from "./open.ts";
import type { Subject } from "./subjects.ts";

export type Typed = Readonly<{
  /** Milliseconds from the click on the block's line to the paint of its text; null without a line. */
  opened: number | null;
  /** Milliseconds from each key to after the paint that shows it, sorted. */
  keys: readonly number[];
  /** The browser's own rounding of the same, sorted; keys under 16 ms count as 8. */
  events: readonly number[];
  /** How late the last of 100 keys shows when one comes every 30 ms come what may. */
  behind: number;
  lost: number;
}>;

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const patient = 200;
const hasty = 100;

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
  await wait(500); // what comes after the opening is measured elsewhere
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const field = await beginIn(opened, subject, blocks);
  await wait(1000);
  await page.evaluate(() => Object.assign(window.bench, { keys: [], events: [] }));
  const text = textOf(patient + hasty);
  await typePatiently(session, text.slice(0, patient));
  await wait(800);
  const slowly = await page.evaluate(() => window.bench);
  await typeKeys(session, text.slice(patient));
  await wait(800);
  const quickly = await page.evaluate(() => window.bench);
  const held = await field.inputValue();
  await opened.close();
  const unnamed = Array.from({ length: Math.max(0, patient - slowly.events.length) }, () => 8);
  return {
    opened: subject.openBlock ? slowly.opened : null,
    keys: sorted(slowly.keys),
    events: sorted([...unnamed, ...slowly.events]),
    behind: quickly.keys.at(-1) ?? Number.NaN,
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
