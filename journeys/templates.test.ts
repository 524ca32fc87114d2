import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import type { Page as CustomPage } from "#features/content/pages/contract.ts";
import { type Office, openOffice, textBlock, saveAndWait } from "./office.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let office: Office;
let page: Page;
afterEach(() => office.close());
const sit = (opened: Office) => {
  office = opened;
  page = opened.page;
};
const ownWord = () => crypto.randomUUID().slice(0, 8);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const idInAddress = async () => {
  await page.waitForURL(/[0-9a-f-]{36}/);
  return /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
};

test("a super editor writes a list and a template, whose structure a page of it keeps", async () => {
  sit(await openOffice(product, "super"));
  const own = ownWord();
  const [templateName, listName] = [`Stagione ${own}`, `Fiducia ${own}`];
  /** Makes a template or a list, and writes its blocks. */
  const write = async (path: string, name: string, titles: readonly string[]) => {
    await office.show(path);
    await page.getByLabel("Name").fill(name);
    await button("Create").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const { body } = await office.call("GET", `it/custompages/${await idInAddress()}`);
    const made = body as CustomPage;
    const blocks = titles.map((title) => textBlock(title));
    await office.call("PUT", `it/custompages/${made.id}`, { ...made, blocks });
    return made;
  };
  await write("/templates/lists/new", listName, ["Uno", "Due"]);
  await button("List settings").click();
  await page.getByText("Nothing to save").waitFor();
  await expect.poll(() => button("Save").getAttribute("aria-disabled")).toBe("true");
  await office.show("/templates/lists");
  await page.getByRole("link", { name: listName }).waitFor();

  const template = await write("/templates/pages?template=new", templateName, ["Perché"]);
  await office.show(`/templates/structure/${template.id}`);
  await page.getByRole("radio", { name: "Text: fixed" }).check();
  await page.getByRole("radio", { name: "Video: forbidden" }).check();
  await page.keyboard.press("Control+s");
  await page.getByText("The structure is saved.").waitFor();
  await page.getByRole("radio", { name: "Video: allowed" }).check();
  await button("Undo").click();
  await page.getByText("Nothing to save").waitFor();
  await button("History").click();
  await page.getByRole("dialog").getByText("Version 1").waitFor();

  await office.show("/custompages");
  await page.getByRole("button", { name: "From a template …" }).click();
  const dialog = page.getByRole("dialog", { name: "New page" });
  await dialog.getByRole("button", { name: new RegExp(templateName) }).click();
  await dialog.getByLabel("Name").fill(`Ponte ${own}`);
  await dialog.getByText("fixed by the template").waitFor();
  await dialog.getByText(`/ponte-${own} is free`).waitFor();
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
});

test("an administrator adds an entry to the catalogue, mends it, and the picker offers it until it goes", async () => {
  sit(await openOffice(product, "admin"));
  const own = ownWord();
  const label = `Wide space ${own}`;
  await office.show("/blocks-new/new");
  await page.getByLabel("Made of the block").selectOption("wr-space");
  await page.getByLabel("Name").fill(`space-x${own}`);
  await page.getByLabel("Label").fill("Before");
  const form = page.getByRole("region", { name: "What it begins with" });
  const large = page.getByRole("radio", { name: "Large" });
  await large.check({ force: true });
  await form.getByRole("radio", { name: "JSON" }).check({ force: true });
  const json = page.getByRole("textbox", { name: "Default and examples" });
  await json.getByText('"large"').waitFor();
  await form.getByRole("radio", { name: "Form" }).check({ force: true });
  await page.keyboard.press("Control+s");
  await page.getByText("The block is in the catalogue.").waitFor();

  await office.show(`/blocks-new/space-x${own}`);
  await page.getByLabel("Label").fill("After");
  await page.getByRole("radio", { name: "Small" }).check({ force: true });
  await button("Undo").click();
  await expect.poll(() => large.isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel("Label").inputValue()).toBe("After");
  await page.keyboard.press("Control+s");
  await page.getByText("The block is saved.").waitFor();
  await button("History of After").click();
  const versions = page.getByRole("dialog", { name: "Versions of this block" });
  await versions.getByRole("button", { name: /^Version 1/ }).click();
  await versions.getByRole("button", { name: "Restore version 1 …" }).click();
  await versions.getByRole("button", { name: "Restore version 1", exact: true }).click();
  await expect.poll(() => page.getByLabel("Label").inputValue()).toBe("Before");
  await page.keyboard.press("Escape");
  await versions.waitFor({ state: "detached" });
  await page.getByLabel("Label").fill(label);
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () =>
      JSON.stringify((await office.call("GET", `it/block-entries?search=${own}`)).body),
    )
    .toContain(label);

  const record = await office.create();
  await office.edit(record);
  await page.getByRole("button", { name: "Add block" }).first().click();
  const picker = page.getByRole("dialog");
  await picker.getByLabel("Search blocks").fill(own);
  await picker.getByRole("button", { name: new RegExp(`^${label}`) }).click();
  await page.getByText("Unsaved changes").waitFor();
  await saveAndWait(page);
  expect((await office.stored(record.id)).blocks.map(({ blockType }) => blockType)).toEqual([
    "wr-space",
    "wr-space",
  ]);
  await office.show(`/blocks?search=${own}`);
  await page
    .getByRole("button", { name: new RegExp(label) })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Delete, or back to the code …" }).click();
  await button("Delete").click();
  await page.getByText(`“${label}” is deleted.`).waitFor();
});
