import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { waitForBroken } from "./accessible/find-broken.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { TestBrowser } from "./browser.ts";
import { blocksOf, type Office, textBlock } from "./office.ts";
import { officeForEach } from "./office-for-each.ts";

let office: Office;
let page: Page;
let browser: TestBrowser;
const product = officeForEach((desk) => {
  ({ office, page, browser } = desk);
});

test("on a phone the blocks are a list with names, also with blocks on the clipboard, to move, switch and add", async () => {
  const record = await office.create({ blocks: [textBlock("Uno"), textBlock("Due")] });
  await page.setViewportSize({ width: 390, height: 844 });
  await office.edit(record);
  const row = (position: number) =>
    blocksOf(page)
      .locator(".block-row")
      .nth(position - 1);
  const menu = async (position: number, entry: string) => {
    await row(position)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
  };
  await menu(1, "Copy");
  await blocksOf(page)
    .getByRole("button", { name: /^Paste 1 block/ })
    .waitFor();
  const isWhole = () =>
    blocksOf(page)
      .locator(".block-line b")
      .evaluateAll((names) =>
        names.map(
          (name) =>
            name.scrollWidth <= name.clientWidth &&
            (name.closest("li")?.getBoundingClientRect().width ?? 0) > 300,
        ),
      );
  await expect.poll(isWhole).toEqual([true, true]);
  await menu(1, "Move down");
  await expect.poll(() => row(1).locator("small").innerText()).toBe("Due");
  await menu(1, "Disable");
  await row(1).locator(".tag").filter({ hasText: "off" }).waitFor();
  await blocksOf(page).getByRole("button", { name: "Add block" }).click();
  await page.getByRole("dialog").first().waitFor();
});

test("on a phone and a tablet several blocks are chosen, and each button for them can be pressed", async () => {
  const record = await office.create({ blocks: [textBlock("Uno"), textBlock("Due")] });
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await office.edit(record);
    for (const position of [0, 1]) await blocksOf(page).getByRole("checkbox").nth(position).check();
    const covered = () =>
      page.locator(".group-bar button").evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit && button.contains(hit) ? [] : [button.textContent ?? ""];
        }),
      );
    await page.locator(".group-bar button").first().waitFor();
    await expect.poll(covered).toEqual([]);
  }
});

test("a name of 107 signs without a blank pushes nothing out of the window", async () => {
  const name = `Ponte_${"Immacolata_".repeat(9)}2027`.slice(0, 107).padEnd(107, "x");
  await office.create({ name });
  for (const width of [1440, 820, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/custompages", "/"]) {
      await office.show(path);
      expect({ path, width, broken: await waitForBroken(page) }).toEqual({
        path,
        width,
        broken: [],
      });
    }
    await office.show("/custompages");
    const row = page.getByRole("row").filter({ hasText: name });
    const box = page.locator(".list-box");
    await row.waitFor();
    await expect
      .poll(() => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0);
  }
});

test("the lists of the back-office fit the narrowest phone", async () => {
  await page.setViewportSize({ width: 320, height: 900 });
  const broken: string[] = [];
  const travels = await page.evaluate(() =>
    fetch("/api/it/travels").then((answer) => answer.json()),
  );
  const { id } = z.object({ items: z.array(z.object({ id: z.string() })).min(1) }).parse(travels)
    .items[0] ?? { id: "" };
  for (const path of [
    "/redirects",
    "/custompages",
    "/templates/lists",
    "/layout/header",
    "/layout/footer",
    "/layout/beans",
    "/settings/bulk-actions",
    `/travels/${id}/tours`,
  ]) {
    await office.show(path);
    broken.push(...(await waitForBroken(page)).map((each) => `${path}: ${each}`));
  }
  expect(broken).toEqual([]);
});

test("the German departures fit the narrowest phone, on each of their pages", async () => {
  const site = await browser.newPage({ viewport: { width: 320, height: 900 } });
  const { hostDefault } = marketById("de-DE");
  const broken: string[] = [];
  let address: string | null = product.at(hostDefault, pathOf("de-DE", "tours") ?? "/");
  for (let count = 0; address !== null && count < 4; count += 1) {
    await site.goto(address);
    broken.push(...(await waitForBroken(site)).map((each) => `${site.url()}: ${each}`));
    const next = site.locator(".paging a[rel=next]");
    address =
      (await next.count()) > 0
        ? new URL((await next.getAttribute("href")) ?? "", site.url()).href
        : null;
  }
  expect(broken).toEqual([]);
  await site.close();
});
