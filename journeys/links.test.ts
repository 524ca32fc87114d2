import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { blockSchemas } from "#blocks/schemas.ts";
import { elementId } from "#features/pages/parts/element-id.ts";
import { axeViolations } from "./axe.ts";
import { type Office, openBlock, save, textBlock } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
const product = officeForEach((desk) => {
  ({ office, page } = desk);
});

const dialog = () => page.getByRole("dialog");
const search = () => dialog().getByRole("combobox");
const field = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
const group = (name: string) => dialog().getByRole("group", { name });
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const activeOption = () => dialog().getByRole("option", { selected: true });
const isFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((each) => each === document.activeElement)).toBe(true);

const openCallToAction = async () => {
  const text = textBlock("Perché in gruppo");
  const content = { ...blockSchemas["wr-call-to-action"].start };
  const record = await office.create({
    blocks: [text, { ...textBlock(""), blockType: "wr-call-to-action", content }],
  });
  await office.edit(record);
  await openBlock(page, 2);
  await field("Button link").waitFor();
  return { record, anchor: `#${elementId(text.id)}` };
};
const storedLinks = async (id: string) => {
  await page.getByText("Page updated successfully.").waitFor();
  const content = (await office.stored(id)).blocks[1]?.content ?? {};
  return [content["buttonLink"], content["otherLink"]];
};

test("a trip and an anchor are linked by mouse alone, and a link is cleared", async () => {
  const { record, anchor } = await openCallToAction();
  await field("Button link").click();
  const trip = group("Trips").getByRole("option").first();
  const tripName = await trip.locator("strong").innerText();
  await trip.click();
  await dialog().waitFor({ state: "detached" });
  await field(`Button link Trip · ${tripName}`).waitFor();
  await field("Second button link").click();
  await group("On this page")
    .getByRole("option", { name: /Perché in gruppo/ })
    .click();
  await field("Second button link Anchor · Text: Perché in gruppo").waitFor();
  await save(page);
  const [buttonLink, otherLink] = await storedLinks(record.id);
  expect(buttonLink).toMatch(/^\/viaggi\/[a-z0-9-]+$/);
  expect(otherLink).toBe(anchor);
  await page.getByRole("button", { name: "Clear Button link" }).click();
  await field("Button link No link").waitFor();
});

test("a trip and an anchor are linked by keyboard alone", async () => {
  const { record, anchor } = await openCallToAction();
  await page.getByLabel("Button label", { exact: true }).focus();
  await press("Tab", "Enter");
  await group("Trips").getByRole("option").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type("lofoten ponte");
  await press("Enter"); // at once: the answer to these words has yet to come
  await isFocused(field("Button link Trip · Lofoten"));
  await press("Tab", "Tab", "Tab", "Enter"); // over Clear and the second label
  await group("Trips").getByRole("option").first().waitFor();
  await press("ArrowDown", "ArrowUp");
  await expect.poll(() => activeOption().innerText()).toContain("Perché in gruppo");
  await press("Enter");
  await isFocused(field("Second button link Anchor"));
  await press("Enter");
  await isFocused(search());
  await press("Escape");
  await dialog().waitFor({ state: "detached" });
  await press("Control+s");
  const [buttonLink, otherLink] = await storedLinks(record.id);
  expect(buttonLink).toMatch(/^\/viaggi\/lofoten/);
  expect(otherLink).toBe(anchor);
});

test("addresses are recognised, and broken links are said", async () => {
  const { record } = await openCallToAction();
  await field("Button link").click();
  await search().fill(product.at("it.localhost", "/coordinatori"));
  await group("Use as link")
    .getByRole("option", { name: /^Coordinatori/ })
    .waitFor();
  await search().fill(product.at("fr.localhost", "/"));
  await dialog()
    .getByText(/^This is the site of France/)
    .waitFor();
  await expect.poll(() => dialog().getByRole("option").count()).toBe(0);
  await search().fill("example.org/a");
  await group("Use as outside address").getByRole("option").click();
  await field("Button link Outside address · example.org/a").waitFor();
  await dialog().waitFor({ state: "detached" });
  await field("Second button link").click();
  await search().fill("/non-esiste");
  await dialog()
    .getByRole("option", { name: /leads nowhere/ })
    .click();
  await page.getByText("It leads nowhere: visitors meet a 404.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await save(page);
  expect(await storedLinks(record.id)).toEqual(["https://example.org/a", "/non-esiste"]);
});

test("the words of a text are linked by the same search", async () => {
  const record = await office.create({ blocks: [textBlock("Uno")] });
  await office.edit(record);
  await openBlock(page, 1);
  await page.getByRole("textbox", { name: "Text", exact: true }).focus();
  await press("Control+A", "Control+Shift+K");
  await search().fill("/coordinatori");
  await press("Enter"); // at once: the dialog has yet to read the sites
  await dialog().waitFor({ state: "detached" });
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  expect((await office.stored(record.id)).blocks[0]?.content["text"]).toBe(
    "[Testo](/coordinatori)",
  );
});
