import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "editor");
  page = office.page;
});
afterAll(async () => {
  await browser?.close();
});

const names = () => page.locator("tbody .list-name").allInnerTexts();
const query = () => Object.fromEntries(new URL(page.url()).searchParams);
const bar = () => page.getByRole("region", { name: "The chosen travels" });

test("travels are found, duplicated, published after a look at what happens, and deleted", async () => {
  await page.goto(office.at("/travels?sort=name"));
  await page.getByRole("table", { name: "Travels" }).waitFor();
  await page.getByLabel("Search", { exact: true }).fill("sahara atlante");
  await expect.poll(names).toEqual(["Il Sahara dopo i passi dell’Atlante"]);
  const row = await page.locator("tbody tr").innerText();
  expect(row).toMatch(/8 days · Morocco/);
  expect(row).toMatch(/[A-Z][a-z]{2} \d{2}\/\d{2}\/\d{4}/);
  expect(row).toMatch(/\d+\s€/);
  await page.getByRole("button", { name: /^More: Il Sahara/ }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  const copy = "Il Sahara dopo i passi dell’Atlante (copy)";
  await expect.poll(names).toContain(copy);
  await page.getByRole("checkbox", { name: `Choose ${copy}` }).check();
  await bar().getByText("0 departures to come").waitFor();
  await bar().getByRole("button", { name: "Publish …", exact: true }).click();
  await page.getByText("1 travel can be found and booked.").waitFor();
  await page.getByRole("button", { name: "Publish 1 travel", exact: true }).click();
  await page.getByText("1 travel published.").waitFor();
  const copied = page.locator("tbody tr", { hasText: copy });
  await copied.getByText("not published").waitFor({ state: "detached" });
  await page.getByRole("button", { name: `More: ${copy}` }).click();
  await page.getByRole("menuitem", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete the travel" }).click();
  await expect.poll(names).not.toContain(copy);
});

test("filters of several values and views stand in the address; a tag leads to its remedy", async () => {
  await page.goto(office.at("/travels"));
  await page.getByRole("link", { name: /^Needs attention \d+/ }).click();
  await expect.poll(query).toMatchObject({ health: "any" });
  await page.getByText("No coordinator in").first().waitFor();
  const link = page.locator("tbody a.tag", { hasText: "No coordinator in" }).first();
  expect(await link.getAttribute("href")).toMatch(/^\/travels\/[0-9a-f-]{36}\/tours\?/);
  await page.keyboard.press("f");
  await page.getByRole("menuitem", { name: "Type" }).click();
  await page.getByRole("menuitemcheckbox").nth(0).click();
  await page.getByRole("menuitemcheckbox").nth(1).click();
  await expect.poll(() => query()["type"]).toMatch(/^[a-z-]+,[a-z-]+$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the filter Type" }).click();
  await expect.poll(query).toEqual({ health: "any" });
});

test("the palette finds a travel, and the list has no barrier wide or narrow", async () => {
  await page.goto(office.at("/travels"));
  await page.getByRole("table", { name: "Travels" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search commands" }).fill("penisola antartica");
  await page
    .getByRole("option", { name: /^Penisola Antartica/ })
    .first()
    .waitFor();
  await page.getByRole("combobox", { name: "Search commands" }).fill("penisola antartic");
  await page.keyboard.press("Enter"); // chooses from the answer to these words, when it comes
  await page.getByRole("heading", { level: 1, name: /^Penisola Antartica/ }).waitFor();
  await page.goBack();
  await page.getByRole("table", { name: "Travels" }).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  }
});
