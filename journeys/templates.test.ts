import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page as CustomPage } from "#features/pages/contract.ts";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const own = crypto.randomUUID().slice(0, 8);
const templateName = `Stagione ${own}`;
const listName = `Fiducia ${own}`;
let browser: Browser;
let office: Office;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "super");
  ({ page } = office);
});
afterAll(() => browser?.close());

/** Makes a template or a list, and writes its blocks. */
const write = async (
  path: string,
  name: string,
  titles: readonly string[],
): Promise<CustomPage> => {
  await page.goto(office.at(path));
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.waitForURL(/[0-9a-f-]{36}/);
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  const { body } = await office.call("GET", `it/custompages/${id}`);
  const made = body as CustomPage;
  const blocks = titles.map((title) => textBlock(title));
  await office.call("PUT", `it/custompages/${id}`, { ...made, blocks });
  return made;
};

test("super editors write a list, a template and its structure; others get none of the screens", async () => {
  await write("/templates/lists/new", listName, ["Uno", "Due"]);
  await page.getByRole("button", { name: "List settings" }).click();
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  await page.getByText("Nothing to save").waitFor();
  expect(await saveButton.getAttribute("aria-disabled")).toBe("true");
  await page.goto(office.at("/templates/lists"));
  await page.getByRole("link", { name: listName }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const template = await write("/templates/pages?template=new", templateName, ["Perché"]);
  await page.goto(office.at(`/templates/structure/${template.id}`));
  await page.getByRole("radio", { name: "Text: fixed" }).check();
  await page.getByRole("radio", { name: "Video: forbidden" }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Control+s");
  await page.getByText("The structure is saved.").waitFor();
  await page.getByRole("radio", { name: "Video: allowed" }).check();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Nothing to save").waitFor();
  await page.getByRole("button", { name: "History", exact: true }).click();
  await page.getByRole("dialog").getByText("Version 1").waitFor();
  await page.keyboard.press("Escape");

  const editor = await openOffice(browser, product, "editor");
  for (const path of ["/templates/lists", "/templates/pages", "/templates/structure"]) {
    const answer = await editor.page.goto(office.at(path));
    expect(answer?.status()).toBe(403);
  }
  await editor.context.close();
});

test("a new page begins with a template, which holds, and takes a list in one step", async () => {
  await page.goto(office.at("/custompages"));
  await page.getByRole("button", { name: "From a template …" }).click();
  const dialog = page.getByRole("dialog", { name: "New page" });
  await dialog.getByRole("button", { name: new RegExp(templateName) }).click();
  await dialog.getByLabel("Name").fill(`Ponte ${own}`);
  await dialog.getByText("fixed by the template").waitFor();
  await dialog.getByText(`/ponte-${own} is free`).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create page" }).click();
  await page.getByRole("heading", { level: 1, name: `Ponte ${own}` }).waitFor();

  await page.getByRole("button", { name: "Add block" }).first().click();
  const picker = page.getByRole("dialog");
  await picker.getByLabel("Search blocks").fill("Video");
  await picker.getByText("The template of this page does not allow Video.").waitFor();
  await picker.getByLabel("Search blocks").fill(own);
  await picker.getByRole("button", { name: /^Lists/ }).click();
  await picker.getByRole("button", { name: new RegExp(`^${listName}`) }).click();
  const blocks = page.getByRole("heading", { name: /^Blocks/ });
  await expect.poll(() => blocks.textContent()).toBe("Blocks 3");
  await picker.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await expect.poll(() => blocks.textContent()).toBe("Blocks 1");

  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  const { body } = await office.call("GET", `it/custompages/${id}`);
  const refused = await office.call("PUT", `it/custompages/${id}`, {
    ...(body as CustomPage),
    blocks: [],
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain("needs the block Text");
});
