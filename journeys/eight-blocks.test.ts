import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Office } from "./office.ts";
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
  await page.getByText("Page created successfully.").waitFor();
  await page.waitForURL(/custompages\/[\da-f-]{36}/);
  const { blocks, slug } = await office.stored(page.url().split("/").at(-1) ?? "");
  return { slug, types: blocks.map(({ blockType }) => blockType) };
};

test("a page of eight blocks is written with the mouse, in 19 clicks", async () => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole("link", { name: "New page" }).first());
  await click(page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Otto blocchi col mouse");
  for (const [variant] of chosen) {
    await click(page.getByRole("button", { name: "Add block" }));
    const picker = page.getByRole("dialog");
    await click(picker.getByRole("button", { name: new RegExp(`^${variant}(, chosen)?$`) }));
    await picker.waitFor({ state: "detached" });
  }
  await click(page.getByRole("button", { name: "Save", exact: true }));
  expect(await savedBlocks()).toEqual({ slug: "otto-blocchi-col-mouse", types: blockTypes });
  expect(clicks).toBe(19);
});

test("a page of eight blocks is written by keyboard, in 19 strokes beside its words", async () => {
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
  expect(await page.getByText(/to fix before saving/).count()).toBe(0);
  await page.getByLabel("Name", { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Otto blocchi a tastiera");
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
  expect(await savedBlocks()).toEqual({ slug: "otto-blocchi-a-tastiera", types: blockTypes });
  expect(strokes).toBe(19);
  // The editor stays as it was left: the page has an address now, and nothing else is new.
  await page.keyboard.press("Control+Z");
  await page.keyboard.press("Control+S");
  await page.getByText("Page updated successfully.").waitFor();
  const { blocks } = await office.stored(page.url().split("/").at(-1) ?? "");
  expect(blocks.map(({ blockType }) => blockType)).toEqual(blockTypes.slice(0, -1));
});
