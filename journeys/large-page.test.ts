import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksOf, type Office, openOffice, save, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product);
  page = office.page;
});
afterAll(async () => {
  await browser?.close();
});

test("a page of 300 blocks opens, takes every keystroke, moves a block from end to end and is saved", async () => {
  const blocks = Array.from({ length: 300 }, (_, index) => textBlock(`Blocco ${index + 1}`));
  const record = await office.create({ name: "Trecento", blocks });
  await office.edit(record);
  const rows = blocksOf(page).getByRole("listitem");
  await rows.nth(299).waitFor(); // rows below the screen follow the first field
  expect(await rows.count()).toBe(300);

  await blocksOf(page)
    .getByRole("button", { name: /^150\. / })
    .click();
  const title = page.getByLabel("Title", { exact: true }); // not the page's own SEO title
  await title.press("End");
  const text = " con molte parole scritte in fretta, una dopo l'altra";
  await title.pressSequentially(text); // the keys are typed without pauses
  expect(await title.inputValue()).toBe(`Blocco 150${text}`);

  await page.getByRole("button", { name: "More for Text, block 150" }).click();
  await page.getByRole("menuitem", { name: "Move to position …" }).click();
  await page.getByLabel("Position, 1 to 300").fill("300");
  await page.keyboard.press("Enter");
  await blocksOf(page)
    .getByRole("button", { name: /^300\. Text Blocco 150/ })
    .waitFor();
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  const stored = await office.stored(record.id);
  expect(stored.blocks).toHaveLength(300);
  expect(stored.blocks.at(-1)?.content["title"]).toBe(`Blocco 150${text}`);
});

test("on a slow machine every key typed into a field that just appeared is kept", async () => {
  const record = await office.create({ blocks: [textBlock("")] });
  const slow = await office.tab();
  const session = await office.context.newCDPSession(slow);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await slow.goto(office.at(`/custompages/${record.id}`));
  const name = slow.getByLabel("Name");
  await name.press("End");
  await name.pressSequentially(" scritto subito");
  await slow.getByRole("button", { name: "Copy id" }).waitFor(); // by now everything that loads on demand has arrived
  await slow.getByText("No errors").waitFor();
  expect(await name.inputValue()).toBe(`${record.name} scritto subito`);
  await slow.close();
});
