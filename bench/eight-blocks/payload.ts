import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { startPayload } from "../payload/start.ts";
import type { Compared, Writing } from "./compared.ts";
import type { Hand } from "./hand.ts";
import { toStored } from "./page-job.ts";

/** An empty list has two of them. */
const newPage = (page: Page) => page.getByRole("link", { name: "Create new Page" }).first();
const addBlock = (page: Page) => page.locator("button.blocks-field__drawer-toggler");
const firstFieldOf = (page: Page, index: number, field = "") =>
  page.locator(`#field-blocks__${index}__${field}`);

const replaceWords = async ({ press, write }: Hand, words: string) => {
  await press("Control+A");
  await write(words);
};

/**
 * Writes the name and pauses for as long as a person's next decision takes. A block that is added
 * while Payload still checks the name now and then stays a grey box without fields (3.90).
 */
const writeName = async ({ page, write }: Hand, name: string) => {
  await write(name);
  await page.waitForTimeout(1350);
};

const waitUntilSaved = async ({ page }: Hand) => {
  await page.getByText(/successfully created/).waitFor();
  await page.waitForURL(/pages\/\d+/);
};

const byMouse: Writing = async (hand, job) => {
  const { page, click, decide } = hand;
  decide();
  await click(newPage(page));
  decide();
  await click(page.locator("#field-name"));
  await writeName(hand, job.name);
  for (const [index, { form, words }] of job.blocks.entries()) {
    decide();
    await click(addBlock(page));
    const drawer = page.getByRole("dialog");
    await hand.waitForDialog(drawer);
    await click(drawer.getByRole("button", { name: form.label, exact: true }));
    await drawer.waitFor({ state: "detached" });
    const field = firstFieldOf(page, index, form.fields[0]?.name);
    await field.waitFor();
    if (words === null) continue;
    decide();
    await click(field);
    await replaceWords(hand, words);
  }
  decide();
  await click(page.locator("#action-save"));
  await waitUntilSaved(hand);
};

const byKeyboard: Writing = async (hand, job) => {
  const { page, press, decide } = hand;
  decide();
  await hand.pressUntilFocused("Tab", newPage(page));
  await press("Enter");
  await page.locator("#field-name").waitFor();
  decide();
  await hand.pressUntilFocused("Tab", page.locator("#field-name"));
  await writeName(hand, job.name);
  for (const [index, { form }] of job.blocks.entries()) {
    decide();
    await hand.pressUntilFocused("Tab", addBlock(page));
    await press("Enter");
    const search = page.getByRole("dialog").locator(".block-search__input");
    await hand.waitForDialog(search);
    await hand.pressUntilFocused("Tab", search);
    await hand.find(form.label.slice(0, 2));
    const card = page.getByRole("dialog").getByRole("button", { name: form.label, exact: true });
    await hand.pressUntilFocused("Tab", card);
    await press("Enter");
    await search.waitFor({ state: "detached" });
    await firstFieldOf(page, index, form.fields[0]?.name).waitFor();
    await page.locator("button.blocks-field__drawer-toggler:focus").waitFor();
  }
  // The focus is on the button below the blocks. One way back through all fields is shorter than
  // one for each block.
  for (const [index, { form, words }] of [...job.blocks.entries()].toReversed()) {
    if (words === null) continue;
    decide();
    await hand.pressUntilFocused("Shift+Tab", firstFieldOf(page, index, form.fields[0]?.name));
    await replaceWords(hand, words);
  }
  decide();
  await press("Control+S");
  await waitUntilSaved(hand);
};

const storedSchema = z.object({
  blocks: z.array(z.looseObject({ blockType: z.string() })),
});

export const startPayloadPages = async (browser: Browser): Promise<Compared> => {
  const served = await startPayload([], "open");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(served.cookies);
  const page = await context.newPage();
  return {
    name: "payload",
    page,
    list: served.at("/admin/collections/pages"),
    ways: { mouse: byMouse, keyboard: byKeyboard },
    async readStored() {
      const id = page.url().split("/").at(-1) ?? "";
      const { blocks } = storedSchema.parse(await served.read(`/api/pages/${id}`));
      return toStored(
        blocks,
        ({ blockType }) => blockType,
        (block) => block,
      );
    },
    async stop() {
      await context.close();
      await served.stop();
    },
  };
};
