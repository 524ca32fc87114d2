import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blocksOf, type Office, openBlock, textBlock, titles, saveAndWait } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
officeForEach((desk) => {
  ({ office, page } = desk);
});

const openWith = async (...names: readonly string[]) => {
  const record = await office.create({ blocks: names.map((name) => textBlock(name)) });
  await office.edit(record);
  await expectTitles(...names);
  return record;
};
const openFive = () => openWith("Uno", "Due", "Tre", "Quattro", "Cinque");
const row = (position: number) =>
  blocksOf(page).getByRole("button", { name: new RegExp(`^${position}\\. `) });
const bar = () => page.getByRole("region", { name: "The chosen blocks" });
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const expectTitles = (...expected: readonly string[]) =>
  expect.poll(() => titles(page)).toEqual(expected);
const menuOf = (position: number) =>
  page.getByRole("button", { name: `More for Text, block ${position}` });

/** Takes the row at a position, from 0, by its grip and lets it fall on another. */
const drag = async (from: number, to: number, y: number) => {
  const rows = blocksOf(page).getByRole("listitem");
  const grip = rows.nth(from).locator(".grip");
  // The grip is made ready when the mouse comes to it.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await grip.hover();
      return rows.nth(from).getAttribute("draggable");
    })
    .toBe("true");
  await grip.dragTo(rows.nth(to), { targetPosition: { x: 60, y } });
};

test("a block is moved by grip, key, button and position, copied and followed by a new one", async () => {
  await openWith("Uno", "Due", "Tre");
  await drag(2, 0, 4);
  await expectTitles("Tre", "Uno", "Due");
  await page.getByText("Text moved to position 1 of 3").waitFor({ state: "attached" });
  await row(1).focus();
  await press("Alt+ArrowDown");
  await expectTitles("Uno", "Tre", "Due");
  await openBlock(page, 2);
  await page.getByRole("button", { name: "Move down Text, block 2" }).click();
  await expectTitles("Uno", "Due", "Tre");
  await menuOf(3).click();
  await page.getByRole("menuitem", { name: "Move to position …" }).click();
  await page.getByLabel("Position, 1 to 3").fill("1");
  await press("Enter");
  await expectTitles("Tre", "Uno", "Due");

  await openBlock(page, 1);
  await page.getByRole("button", { name: "Duplicate Text, block 1" }).click();
  await page.getByRole("region", { name: "Text, block 2" }).waitFor();
  await expect.poll(() => page.getByLabel("Enabled").isChecked()).toBe(false);
  await page.getByRole("button", { name: "Add after Text, block 2" }).click();
  await page.getByLabel("Search blocks").fill("quote");
  await press("Enter");
  await page.getByRole("region", { name: /^Quote, block 3/ }).waitFor();
  await page.getByRole("button", { name: "Delete Quote, block 3" }).click();
  await expectTitles("Tre", "Tre", "Uno", "Due");

  // On a narrow screen a block's menu is reached in the strip, by touch and by keys.
  await page.setViewportSize({ width: 390, height: 844 });
  await openBlock(page, 1);
  await menuOf(1).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expectTitles("Tre", "Uno", "Due");
  await row(3).focus();
  await press("Tab", "Enter");
  await page.getByRole("menu", { name: "Text, block 3" }).waitFor();
  await press("m", "Enter");
  await expectTitles("Tre", "Due", "Uno");
});

test("several blocks are chosen, moved, switched and pasted elsewhere with the mouse", async () => {
  const record = await openFive();
  await row(1).hover();
  await blocksOf(page).getByRole("checkbox", { name: "Choose Text, block 1" }).check();
  await row(3).click({ modifiers: ["Shift"] });
  await row(2).click({ modifiers: ["Control"] });
  await bar().getByText("2 blocks").waitFor();
  await bar().getByRole("button", { name: "Move down" }).click();
  await expectTitles("Due", "Quattro", "Uno", "Tre", "Cinque");
  await bar().getByRole("button", { name: "Disable" }).click();
  const off = blocksOf(page).getByText("off", { exact: true });
  await expect.poll(() => off.count()).toBe(2);
  const toast = page.getByRole("alert").filter({ hasText: "2 blocks disabled" });
  // A toast lies on no button that is in use.
  const add = page.getByRole("button", { name: "Add block" });
  const { y = 0, height = 0 } = (await add.boundingBox()) ?? {};
  await page.setViewportSize({ width: 1440, height: Math.ceil(y + height) + 44 });
  await toast.waitFor();
  await add.focus();
  const isClear = async () => {
    const [one, other] = [await toast.boundingBox(), await add.boundingBox()];
    if (one === null || other === null) return false;
    return one.y + one.height <= other.y || other.y + other.height <= one.y;
  };
  await expect.poll(isClear).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => off.count()).toBe(0);
  await drag(2, 4, 48);
  await expectTitles("Due", "Quattro", "Cinque", "Uno", "Tre");
  await bar().getByRole("button", { name: "Copy" }).click();
  await page.getByText("2 blocks copied.").first().waitFor();
  await saveAndWait(page);
  const { blocks } = await office.stored(record.id);
  expect(blocks.map(({ content }) => content["title"])).toEqual([
    "Due",
    "Quattro",
    "Cinque",
    "Uno",
    "Tre",
  ]);

  await openWith("Altra");
  await menuOf(1).click();
  await page.getByRole("menuitem", { name: "Paste 2 blocks after" }).click();
  await expectTitles("Altra", "Uno", "Tre");
  await page.getByRole("button", { name: "More for the page" }).click();
  await page.getByRole("menuitem", { name: "Paste 2 blocks at the end" }).click();
  await expectTitles("Altra", "Uno", "Tre", "Uno", "Tre");
});

test("several blocks are chosen, moved, cut and pasted with the keyboard alone", async () => {
  await openFive();
  await page.evaluate(() => navigator.clipboard.writeText("Tre giorni bastano"));
  await page.getByRole("button", { name: "More for the page" }).click();
  const paste = page.getByRole("menuitem", { name: "Paste blocks at the end" });
  await paste.getByText("Nothing to paste yet").waitFor();
  await expect.poll(() => paste.getAttribute("aria-disabled")).toBe("true");
  await press("Escape");

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
  await bar().waitFor({ state: "detached" });
  await press("Space", "Delete");
  await expect.poll(() => titles(page)).toHaveLength(4);
});
