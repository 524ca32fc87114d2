import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { typeKeys } from "./keys.ts";
import { openEditor } from "./open.ts";
import type { Product, Subject } from "./subjects.ts";

export type Saved = Readonly<{
  /** Milliseconds from the click on Save to the paint of its confirmation. */
  confirmed: number;
  /** Milliseconds from the click until the public page of each server process shows the new text. */
  visible: readonly number[];
}>;

const now = () => performance.timeOrigin + performance.now();

/** The wall-clock time at which a process first shows a text, asked again and again for ten seconds. */
const shownAt = async (product: Product, path: string, text: string): Promise<number> => {
  const until = now() + 10_000;
  while (now() < until) {
    if ((await product.read("it.localhost", path)).includes(text)) return now();
    await wait(4);
  }
  throw new Error(`No public page showed ${text} within ten seconds.`);
};

/** Edits the block in the middle, saves, and follows the edit to the public page, so many times. */
export const saveAndLook = async (
  browser: Browser,
  subject: Subject,
  products: readonly Product[],
  blocks: number,
  times: number,
): Promise<readonly Saved[]> => {
  const opened = await openEditor(browser, subject, blocks);
  const { page, session } = opened;
  const path = `/bench-${blocks}`;
  await subject.openBlock?.(page, blocks);
  const saved: Saved[] = [];
  for (let time = 0; time < times; time += 1) {
    const mark = ` mark${"abcdefghij".charAt(time)}`;
    await subject.text(page).focus();
    await page.keyboard.press("Control+End");
    await typeKeys(session, mark);
    await wait(600);
    const looks = products.map((product) => shownAt(product, path, mark));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const shown = await Promise.all(looks);
    await page.waitForFunction(() => Number.isFinite(window.bench.confirmed ?? Infinity));
    const { clicked, confirmed } = await page.evaluate(() => window.bench);
    saved.push({
      confirmed: (confirmed ?? Number.NaN) - clicked,
      visible: shown.map((at) => at - clicked),
    });
    await wait(500);
  }
  await opened.close();
  return saved;
};
