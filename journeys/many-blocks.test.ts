import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { blocksOf, type Office, openBlock, textBlock, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
officeForEach((desk) => {
  ({ office, page } = desk);
});

/** The variants of the picker and the block types that they become. */
const chosen = [
  ["Hero, words alone", "wr-hero"],
  ["Text, Story", "wr-text"],
  ["Cards, two", "wr-cards"],
  ["Columns, three texts", "wr-columns"],
  ["Quote, coordinator", "wr-quote"],
  ["FAQ, before booking", "wr-faq"],
  ["Promo, words alone", "wr-promo"],
  ["Call to action, light", "wr-call-to-action"],
] as const;
const blockTypes = ["wr-space", ...chosen.map(([, blockType]) => blockType)];

const savedBlocks = async () => {
  await page.getByText("Page created successfully.").first().waitFor();
  await page.waitForURL(/custompages\/[\da-f-]{36}/);
  const { blocks, slug } = await office.stored(page.url().split("/").at(-1) ?? "");
  return { slug, types: blocks.map(({ blockType }) => blockType) };
};

const ownWord = () => crypto.randomUUID().slice(0, 8);

test("a page of eight blocks is written with the mouse, in 19 clicks", async () => {
  const own = ownWord();
  await office.show("/custompages");
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole("link", { name: "New page" }).first());
  await click(page.getByLabel("Name", { exact: true }));
  await page.keyboard.type(`Otto blocchi col mouse ${own}`);
  for (const [variant] of chosen) {
    await click(page.getByRole("button", { name: "Add block" }));
    const picker = page.getByRole("dialog");
    await click(picker.getByRole("button", { name: new RegExp(`^${variant}(, chosen)?$`) }));
    await picker.waitFor({ state: "detached" });
  }
  await click(page.getByRole("button", { name: "Save", exact: true }));
  await expect
    .poll(savedBlocks)
    .toEqual({ slug: `otto-blocchi-col-mouse-${own}`, types: blockTypes });
  expect(clicks).toBe(19);
});

test("a page of eight blocks is written by keyboard, in 19 strokes beside its words", async () => {
  const own = ownWord();
  await office.show("/custompages");
  let strokes = 0;
  const press = async (key: string) => {
    strokes += 1;
    await page.keyboard.press(key);
  };
  const command = async (words: string) => {
    await press("Control+K");
    await page.getByLabel("Search commands").waitFor();
    await page.keyboard.type(words);
    await press("Enter");
  };
  await command("new page");
  await page.getByLabel("Slug").waitFor();
  await page.getByText(/to fix before saving/).waitFor({ state: "detached" });
  await page.getByLabel("Name", { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type(`Otto blocchi a tastiera ${own}`);
  for (const [variant] of chosen) {
    await press("Alt+N");
    const search = page.getByLabel("Search blocks");
    await search.waitFor();
    await page.keyboard.type(variant);
    await press("Enter");
    await search.waitFor({ state: "detached" });
    await page.locator(".form-body :focus").waitFor();
  }
  await press("Control+S");
  await expect.poll(savedBlocks).toEqual({
    slug: `otto-blocchi-a-tastiera-${own}`,
    types: blockTypes,
  });
  expect(strokes).toBe(19);
  // The editor stays as it was left: the page has an address now, and nothing else is new.
  await page.keyboard.press("Control+Z");
  await page.keyboard.press("Control+S");
  await page.getByText("Page updated successfully.").first().waitFor();
  const { blocks } = await office.stored(page.url().split("/").at(-1) ?? "");
  expect(blocks.map(({ blockType }) => blockType)).toEqual(blockTypes.slice(0, -1));
});

test("every key is kept, on a slow machine too, in a page of 300 blocks, which is moved in and saved", async () => {
  const blocks = Array.from({ length: 300 }, (_, index) => textBlock(`Blocco ${index + 1}`));
  const own = `Trecento ${ownWord()}`;
  const seo = { title: own, description: "", robots: "index,follow", image: null } as const;
  const record = await office.create({ name: own, blocks, seo });
  const session = await office.context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(office.at(`/custompages/${record.id}`));
  const name = page.getByLabel("Name", { exact: true });
  await name.press("End");
  await name.pressSequentially(" scritto subito"); // into a field that has just appeared
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  await page.getByRole("button", { name: "Copy id" }).waitFor(); // by now all that loads on demand has come
  await page.getByText("No errors").waitFor();
  await expect.poll(() => name.inputValue()).toBe(`${record.name} scritto subito`);

  const rows = blocksOf(page).getByRole("listitem");
  await rows.nth(299).waitFor(); // rows below the screen follow the first field
  await expect.poll(() => rows.count()).toBe(300);
  await openBlock(page, 150);
  const title = page.getByLabel("Title", { exact: true }); // not the page's own SEO title
  await title.press("End");
  const text = " con molte parole scritte in fretta, una dopo l'altra";
  await title.pressSequentially(text); // the keys are typed without pauses
  await expect.poll(() => title.inputValue()).toBe(`Blocco 150${text}`);
  await page.getByRole("button", { name: "More for Text, block 150" }).click();
  await page.getByRole("menuitem", { name: "Move to position …" }).click();
  await page.getByLabel("Position, 1 to 300").fill("300");
  await page.keyboard.press("Enter");
  await blocksOf(page)
    .getByRole("button", { name: /^300\. Text Blocco 150/ })
    .waitFor();
  await saveAndWait(page);
  const stored = await office.stored(record.id);
  expect(stored.blocks).toHaveLength(300);
  expect(stored.blocks.at(-1)?.content["title"]).toBe(`Blocco 150${text}`);
});
