import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
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

const searchFor = (slug: string) => read(product.at("it.localhost", `/cerca?where=${slug}`));

const save = async () => {
  const saved = page.waitForResponse(
    (each) => each.request().method() === "PUT" && !each.url().includes("presence"),
  );
  await page.keyboard.press("Control+s");
  expect((await saved).status()).toBe(200);
};

test("a lead and a new slug of a country are seen by visitors, and its old searches lead on", async () => {
  const lead = "Dall’Atlante alle dune.";
  // A product that runs has searched before.
  expect((await searchFor("marocco")).text).not.toContain(lead);
  await page.goto(office.at("/page-contents/destination/marocco"));
  await page.getByRole("button", { name: "Marocco", exact: true }).click();
  await page.getByLabel("Lead").fill(lead);
  await save();
  await expect.poll(async () => (await searchFor("marocco")).text.includes(lead)).toBe(true);
  await page.getByLabel("Slug").fill("marocco-e-sahara");
  await page.getByText("Searches for “marocco” will lead on to the new address.").waitFor();
  await save();
  await expect.poll(async () => (await searchFor("marocco")).status).toBe(301);
  expect((await searchFor("marocco")).headers["location"]).toBe("/cerca?where=marocco-e-sahara");
  expect((await searchFor("marocco-e-sahara")).text).toContain(lead);
});

test("the list and its panel have no barrier wide or narrow", async () => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(office.at("/page-contents/destination?search=maro"));
    await page.getByText("marocco-e-sahara").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Marocco", exact: true }).click();
  await page.getByLabel("Lead").waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
