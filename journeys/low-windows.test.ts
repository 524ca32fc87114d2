import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Office, openBlock, textBlock } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
officeForEach((desk) => {
  ({ office, page } = desk);
});

/** What has the focus, and whether all but its edges can be seen and pressed. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [middle, height] = [(left + right) / 2, Math.min(bottom, innerHeight) - Math.max(top, 0)];
    const hit = document.elementFromPoint(middle, Math.max(top, 0) + height / 2);
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const covering = isSeen ? "" : `${Math.round(top)} ${hit?.outerHTML.slice(0, 120)}`;
    return { name: `${element.tagName} ${label}`.slice(0, 80), covering };
  });

test("in a window of 320 by 256 px each field of the page editor is seen once it has the focus", async () => {
  const record = await office.create({ blocks: [textBlock("Uno"), textBlock("Due")] });
  await page.setViewportSize({ width: 320, height: 256 });
  await office.edit(record);
  await openBlock(page, 1);
  await page.getByRole("textbox", { name: "Text", exact: true }).waitFor();
  await page.getByLabel("Title", { exact: true }).focus();
  const visited: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press("Tab");
    const name = (await focused())?.name ?? "";
    if (name === "") break;
    visited.push(name);
    await expect.poll(focused).toEqual({ name, covering: "" });
  }
  expect(visited.length).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Add block" }).click();
  const dialog = page.getByRole("dialog").first();
  await dialog.waitFor();
  // Nothing lies over the pictures, and one of them is added.
  const variant = dialog
    .locator(".variants .variant[aria-disabled=false], .variants .variant")
    .first();
  await variant.scrollIntoViewIfNeeded();
  await variant.click();
  await expect.poll(() => page.locator(".block-row").count()).toBe(3);
});
