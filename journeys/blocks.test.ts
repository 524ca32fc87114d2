import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const own = crypto.randomUUID().slice(0, 8);
const label = `Wide space ${own}`;
let browser: Browser;
let office: Office;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "admin");
});
afterAll(() => browser?.close());

test("an administrator adds an entry to the catalogue, which the picker offers until it goes", async () => {
  const { page } = office;
  await page.goto(office.at("/blocks-new/new"));
  await page.getByLabel("Made of the block").selectOption("wr-space");
  await page.getByLabel("Name").fill(`space-x${own}`);
  await page.getByLabel("Label").fill(label);
  const form = page.getByRole("region", { name: "What it begins with" });
  await form.getByRole("radio", { name: "Large" }).check({ force: true });
  await form.getByRole("radio", { name: "JSON" }).check({ force: true });
  const json = page.getByRole("textbox", { name: "Default and examples" });
  await json.getByText('"large"').waitFor();
  await form.getByRole("radio", { name: "Form" }).check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Control+s");
  await page.getByText("The block is in the catalogue.").waitFor();

  const stored = await office.create();
  await office.edit(stored);
  await page.getByRole("button", { name: "Add block" }).first().click();
  const picker = page.getByRole("dialog");
  await picker.getByLabel("Search blocks").fill(own);
  await picker.getByRole("button", { name: new RegExp(`^${label}`) }).click();
  await page.getByText("Unsaved changes").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Page updated successfully.").waitFor();
  expect((await office.stored(stored.id)).blocks.map(({ blockType }) => blockType)).toEqual([
    "wr-space",
    "wr-space",
  ]);

  await page.goto(office.at(`/blocks?search=${own}`));
  await page
    .getByRole("button", { name: new RegExp(label) })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Delete, or back to the code …" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText(`“${label}” is deleted.`).waitFor();
});

test("what is written of an entry is undone step by step, and an older version put back", async () => {
  const { page, call } = office;
  const name = `kept-x${own}`;
  const entry = { name, blockType: "wr-space", label: "Before", filter: ["*"], examples: [] };
  const made = { ...entry, default: { spaceSize: "default" } };
  expect((await call("POST", "it/page-composer-blocks", made)).status).toBe(201);
  await page.goto(office.at(`/blocks-new/${name}`));
  await page.getByLabel("Label").fill("After");
  await page.getByRole("radio", { name: "Large" }).check({ force: true });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  expect(await page.getByRole("radio", { name: "Large" }).isChecked()).toBe(false);
  expect(await page.getByLabel("Label").inputValue()).toBe("After");
  await page.keyboard.press("Control+s");
  await page.getByText("The block is saved.").waitFor();

  await page.getByRole("button", { name: "History of After" }).click();
  const versions = page.getByRole("dialog", { name: "Versions of this block" });
  await versions.getByRole("button", { name: /^Version 1/ }).click();
  await versions.getByRole("button", { name: "Restore version 1 …" }).click();
  await versions.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await expect.poll(() => page.getByLabel("Label").inputValue()).toBe("Before");
  expect(await axeViolations(page)).toEqual([]);
  await call("DELETE", `it/page-composer-blocks/${name}`);
});

test("outside Italy there are no blocks, and for editors none anywhere", async () => {
  const { page, call } = office;
  expect((await call("GET", "fr/block-entries")).status).toBe(404);
  const editor = await openOffice(browser, product, "editor");
  for (const path of ["/blocks", "/blocks-new/wr-text"])
    expect((await editor.page.goto(office.at(path)))?.status()).toBe(403);
  await editor.context.close();
  await page.goto(office.at("/blocks"));
  await page.getByRole("heading", { level: 1, name: /^Blocks/ }).waitFor();
});
