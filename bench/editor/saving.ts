import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { typeAtPace } from "./keys.ts";
import { openEditor } from "./open.ts";
import type { Product, Subject } from "./subjects.ts";

export type SaveTimes = Readonly<{
  /** Milliseconds from the click on Save to the paint of its confirmation. */
  confirmedAfter: number;
  /** Milliseconds from the click until the public page of each server process shows the new text. */
  visible: readonly number[];
}>;

const now = () => performance.timeOrigin + performance.now();

/**
 * Polls a public page until the page shows a text.
 * @returns the wall-clock time, in milliseconds, at which the page showed the text
 * @throws Error if the page does not show the text within ten seconds
 */
const waitForText = async (product: Product, path: string, text: string): Promise<number> => {
  const deadline = now() + 10_000;
  while (now() < deadline) {
    if ((await product.read("it.localhost", path)).includes(text)) return now();
    await wait(4);
  }
  throw new Error(`No public page showed ${text} within ten seconds.`);
};

/** Edits and saves the middle block, and follows each edit to the public page of every process. */
export const measureSaves = async (
  browser: Browser,
  subject: Subject,
  products: readonly Product[],
  blocks: number,
  saves: number,
): Promise<readonly SaveTimes[]> => {
  const opened = await openEditor(browser, subject, blocks);
  const { page, session } = opened;
  const path = `/bench-${blocks}`;
  await subject.openBlock?.(page, blocks);
  const times: SaveTimes[] = [];
  for (let save = 0; save < saves; save += 1) {
    const mark = ` mark${"abcdefghij".charAt(save)}`;
    await subject.textField(page).focus();
    await page.keyboard.press("Control+End");
    await typeAtPace(session, mark);
    await wait(600);
    const publicPages = products.map((product) => waitForText(product, path, mark));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const visibleAt = await Promise.all(publicPages);
    await page.waitForFunction(() => Number.isFinite(window.bench.confirmedAt ?? Infinity));
    const { saveClickedAt, confirmedAt } = await page.evaluate(() => window.bench);
    times.push({
      confirmedAfter: (confirmedAt ?? Number.NaN) - saveClickedAt,
      visible: visibleAt.map((at) => at - saveClickedAt),
    });
    await wait(500);
  }
  await opened.close();
  return times;
};
