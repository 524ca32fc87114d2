import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { installPeers, puckEntry, servePage } from "../editor/peers.ts";
import { blockForms } from "./block-forms.ts";
import type { Compared, Writing } from "./compared.ts";
import type { Hand } from "./hand.ts";
import { toStored } from "./page-job.ts";

const sectionsOf = (page: Page) => page.frameLocator("iframe").locator("section");

/** Puck draws its fields twice, for wide and for narrow windows. */
const visible = (fields: Locator) => fields.filter({ visible: true }).first();

/** Drops the block below the last one of the canvas. */
const dropAtEnd = async (hand: Hand, label: string, count: number) => {
  const { page } = hand;
  const sections = sectionsOf(page);
  const frame = await page.locator("iframe").boundingBox();
  if (!frame) throw new Error("Puck shows no canvas.");
  const last = count === 0 ? null : await sections.last().boundingBox();
  const end = last ? last.y + last.height - 4 : frame.y + 100;
  const bottom = Math.min(frame.y + frame.height, 900) - 30;
  const item = page.locator("[data-puck-drawer-item]").getByText(label, { exact: true }).first();
  const added = sections.nth(count);
  await hand.drag(item, frame.x + frame.width / 2, Math.min(end, bottom));
  await added.waitFor();
};

const byMouse: Writing = async (hand, job) => {
  const { page, click, decide } = hand;
  decide();
  await click(page.getByRole("button", { name: "New page" }));
  decide();
  await click(visible(page.getByLabel("title")));
  await hand.write(job.name);
  for (const [index, { form, words }] of job.blocks.entries()) {
    decide();
    await dropAtEnd(hand, form.label, index);
    const field = visible(page.locator(`[name="${form.fields[0]?.name}"]`));
    await field.waitFor();
    if (words === null) continue;
    decide();
    await click(field);
    await hand.press("Control+A");
    await hand.write(words);
  }
  decide();
  await click(page.locator("header").getByText("Publish", { exact: true }));
  await page.waitForFunction(() => window.published !== undefined);
};

/**
 * Puck with the same blocks. It can be used with the mouse alone: its blocks are put on the page by
 * dragging them, and neither they nor what publishes answer to keys (0.23).
 * @throws Error where npm cannot install it
 */
export const startPuckPages = async (browser: Browser): Promise<Compared> => {
  if (!installPeers()) throw new Error("npm gives no Puck here.");
  const served = await servePage({
    name: "puck-pages",
    entry: puckEntry(join(import.meta.dirname, "puck-app.tsx"), "renderPages"),
    answers: { "block-forms.json": blockForms },
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return {
    name: "puck",
    page,
    list: served.url,
    ways: { mouse: byMouse, keyboard: null },
    async readStored() {
      const published = await page.evaluate(() => window.published);
      return toStored(
        published?.content ?? [],
        ({ type }) => type,
        ({ props }) => props,
      );
    },
    async stop() {
      await context.close();
      await served.stop();
    },
  };
};
