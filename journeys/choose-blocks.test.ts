import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { blocksOf, type Office, save, textBlock, titles } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
officeForEach((desk) => {
  ({ office, page } = desk);
});

const names = ["Uno", "Due", "Tre", "Quattro", "Cinque"];
const openFive = async (country = "it") => {
  const record = await office.create({ blocks: names.map((name) => textBlock(name)) }, country);
  await office.edit(record);
  return record;
};
const row = (position: number) =>
  blocksOf(page).getByRole("button", { name: new RegExp(`^${position}\\. `) });
const bar = () => page.getByRole("region", { name: "The chosen blocks" });
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const expectTitles = (...expected: readonly string[]) =>
  expect.poll(() => titles(page)).toEqual(expected);

test("several blocks are chosen, moved, switched and pasted elsewhere with the mouse", async () => {
  const record = await openFive();
  await row(1).hover();
  await blocksOf(page).getByRole("checkbox", { name: "Choose Text, block 1" }).check();
  await row(3).click({ modifiers: ["Shift"] });
  await row(2).click({ modifiers: ["Control"] });
  await bar().getByText("2 blocks").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await bar().getByRole("button", { name: "Move down" }).click();
  await expectTitles("Due", "Quattro", "Uno", "Tre", "Cinque");
  await bar().getByRole("button", { name: "Disable" }).click();
  await expect.poll(() => blocksOf(page).getByText("off", { exact: true }).count()).toBe(2);
  const toast = page.getByRole("alert").filter({ hasText: "2 blocks disabled" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => blocksOf(page).getByText("off", { exact: true }).count()).toBe(0);

  const rows = blocksOf(page).getByRole("listitem");
  await rows.nth(2).locator(".grip").hover();
  await expect.poll(() => rows.nth(2).getAttribute("draggable")).toBe("true");
  await rows
    .nth(2)
    .locator(".grip")
    .dragTo(rows.nth(4), { targetPosition: { x: 60, y: 48 } });
  await expectTitles("Due", "Quattro", "Cinque", "Uno", "Tre");
  await bar().getByRole("button", { name: "Copy" }).click();
  await page.getByText("2 blocks copied.").first().waitFor();
  await save(page);
  await page.getByText("Page updated successfully.").waitFor();
  expect((await office.stored(record.id)).blocks.map(({ content }) => content["title"])).toEqual([
    "Due",
    "Quattro",
    "Cinque",
    "Uno",
    "Tre",
  ]);

  await openFive();
  await page.getByRole("button", { name: "More for Text, block 1" }).click();
  await page.getByRole("menuitem", { name: "Paste 2 blocks after" }).click();
  await expectTitles("Uno", "Uno", "Tre", "Due", "Tre", "Quattro", "Cinque");
  await page.getByRole("button", { name: "More for the page" }).click();
  await page.getByRole("menuitem", { name: "Paste 2 blocks at the end" }).click();
  await expect.poll(async () => (await titles(page)).slice(-2)).toEqual(["Uno", "Tre"]);
});

test("several blocks are chosen, moved, cut and pasted with the keyboard alone", async () => {
  await openFive();
  await row(2).focus();
  await press("Shift+ArrowDown", "Shift+ArrowDown");
  await page.getByText("3 of 5 blocks chosen").waitFor({ state: "attached" });
  await press("Space"); // Tre … Quattro: the focused row is let go
  await bar().getByText("2 blocks").waitFor();
  await press("ArrowUp", "Alt+ArrowUp");
  await expectTitles("Due", "Tre", "Uno", "Quattro", "Cinque");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain("Tre");
  await press("Alt+ArrowDown", "Control+x");
  await expectTitles("Uno", "Quattro", "Cinque");
  await page.getByText("2 blocks deleted").first().waitFor();
  await press("Control+v");
  await expect.poll(() => titles(page)).toHaveLength(5);
  await row(1).focus();
  await press("Control+a");
  await bar().getByText("5 blocks").waitFor();
  await press("Escape");
  await expect.poll(() => bar().count()).toBe(0);
  await press("Space", "Delete");
  await expect.poll(() => titles(page)).toHaveLength(4);
});

test("an empty clipboard says why nothing can be pasted", async () => {
  await openFive();
  await page.evaluate(() => navigator.clipboard.writeText("Tre giorni bastano"));
  await page.reload();
  await page.getByRole("button", { name: "More for the page" }).click();
  const item = page.getByRole("menuitem", { name: "Paste blocks at the end" });
  await item.getByText("Nothing to paste yet").waitFor();
  expect(await item.getAttribute("aria-disabled")).toBe("true");
});
