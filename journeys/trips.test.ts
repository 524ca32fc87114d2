import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("a trip of the company is made, offered by a travel, corrected and deleted", async () => {
  const office = await openOffice(browser, product);
  const { page } = office;
  const code = `trip-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(office.at("/travels"));
  await page.getByRole("link", { name: "Trips", exact: true }).click();
  await page.getByRole("heading", { name: "Trips of the company" }).waitFor();
  await page.getByRole("button", { name: "New trip" }).click();
  const panel = page.locator(".record-panel");
  await panel.getByRole("button", { name: /^Save/ }).click();
  await panel.locator(".field-error, [role=alert]").first().waitFor();
  await panel.getByLabel("Code", { exact: true }).fill(code);
  await panel.getByLabel("Add a country").selectOption({ label: "Slovenia" });
  await panel.getByLabel("Add a country").selectOption({ label: "Croatia" });
  await panel.getByRole("button", { name: "Make Croatia the main country" }).click();
  await panel.getByLabel("Airport", { exact: true }).fill("l1");
  await panel.getByRole("button", { name: /^Save/ }).click();
  await expect
    .poll(() => panel.getByLabel("Airport", { exact: true }).getAttribute("aria-invalid"))
    .toBe("true");
  await panel.getByLabel("Airport", { exact: true }).fill("lju");
  await panel.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("Trip added. Markets can offer it now.").waitFor();
  const link = panel.getByRole("link", { name: /^Offer it in Italy/ });
  await link.waitFor();
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  const { body } = await office.call("GET", `it/trips?search=${code}`);
  const [stored] = (body as { items: readonly { id: string; countries: readonly string[] }[] })
    .items;
  expect(stored?.countries).toEqual(["HR", "SI"]);

  await link.click();
  await page.waitForURL(/\/travels\/new\?trip=/);
  const trip = page.getByLabel("Trip", { exact: true }).first();
  await expect.poll(() => trip.inputValue()).toContain(code);
  await trip.fill("croatia, slovenia");
  await page.getByRole("option", { name: code }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => trip.inputValue()).toContain("Croatia, Slovenia");

  await page.goto(office.at(`/travels?list=trips&open=${stored?.id}`));
  await panel.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByText("Trip deleted.").waitFor();
  await office.close();
});
