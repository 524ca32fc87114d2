import { z } from "zod";
import { openOffice } from "../../journeys/office.ts";
import { startProduct } from "../../journeys/product.ts";
import type { Compared, Writing } from "./compared.ts";
import type { Hand } from "./hand.ts";
import { toStored } from "./page-job.ts";

/**
 * The fewest letters of the beginnings of words that find a variant among all of ours; a person
 * knows them by the second page.
 */
const lettersOf: Readonly<Record<string, string>> = {
  "wr-hero": "h wor",
  "wr-text": "t sto",
  "wr-cards": "car tw",
  "wr-columns": "c te",
  "wr-quote": "q co",
  "wr-faq": "f b",
  "wr-promo": "p wor",
  "wr-call-to-action": "c li",
};

const writeWords = async ({ press, write, decide, page }: Hand, words: string | null) => {
  await page.locator(".form-body :focus").waitFor();
  if (words === null) return;
  decide();
  await press("Control+A");
  await write(words);
};

const waitUntilSaved = async ({ page }: Hand) => {
  await page.getByText("Page created successfully.").waitFor();
  await page.waitForURL(/custompages\/[\da-f-]{36}/);
};

const byMouse: Writing = async (hand, job) => {
  const { page, click, decide } = hand;
  decide();
  await click(page.getByRole("link", { name: "New page" }).first());
  decide();
  await click(page.getByLabel("Name", { exact: true }));
  await hand.write(job.name);
  for (const { form, words } of job.blocks) {
    decide();
    await click(page.getByRole("button", { name: "Add block" }));
    const picker = page.getByRole("dialog");
    await hand.waitForDialog(picker);
    const name = new RegExp(`^${form.variant}(, chosen)?$`);
    await click(picker.getByRole("button", { name }));
    await picker.waitFor({ state: "detached" });
    await writeWords(hand, words);
  }
  decide();
  await click(page.getByRole("button", { name: "Save", exact: true }));
  await waitUntilSaved(hand);
};

const byKeyboard: Writing = async (hand, job) => {
  const { page, press, decide } = hand;
  const runCommand = async (letters: string) => {
    decide();
    await press("Control+K");
    await hand.waitForDialog(page.getByLabel("Search commands"));
    await hand.find(letters);
    await press("Enter");
  };
  await runCommand("new page");
  await page.getByLabel("Slug").waitFor();
  decide();
  await hand.write(job.name);
  for (const { form, words } of job.blocks) {
    decide();
    await press("Alt+N");
    const search = page.getByLabel("Search blocks");
    await hand.waitForDialog(search);
    await hand.find(lettersOf[form.blockType] ?? form.variant);
    await press("Enter");
    await search.waitFor({ state: "detached" });
    await writeWords(hand, words);
  }
  decide();
  await press("Control+S");
  await waitUntilSaved(hand);
};

const storedSchema = z.object({
  blocks: z.array(z.object({ blockType: z.string(), content: z.record(z.string(), z.unknown()) })),
});

export const startOurs = async (): Promise<Compared> => {
  const product = await startProduct();
  const office = await openOffice(product);
  return {
    name: "ours",
    page: office.page,
    list: office.at("/custompages"),
    ways: { mouse: byMouse, keyboard: byKeyboard },
    async readStored() {
      const id = office.page.url().split("/").at(-1) ?? "";
      const { body } = await office.call("GET", `it/custompages/${id}`);
      const [, ...blocks] = storedSchema.parse(body).blocks; // the first is the space of a new page
      return toStored(
        blocks,
        ({ blockType }) => blockType,
        ({ content }) => content,
      );
    },
    async stop() {
      await office.close();
      await product.stop();
    },
  };
};
