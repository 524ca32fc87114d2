import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice, textBlock } from "./office.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let office: Office;
let page: Page;
beforeAll(async () => {
  [product, browser] = await Promise.all([ownProduct(), openBrowser()]);
  office = await openOffice(browser, product, "editor");
  page = office.page;
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
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

test("blocks of a country stand below its search, and those of a continent below its page", async () => {
  const words = "Una lettera dal Giappone";
  const shows = async () => (await searchFor("giappone")).text.includes(words);
  expect(await shows()).toBe(false);
  await page.goto(office.at("/page-contents/destination/giappone"));
  await page.getByRole("button", { name: "Giappone", exact: true }).click();
  await page.getByRole("button", { name: "Begin the own page" }).click();
  await page.getByRole("heading", { level: 1, name: "Giappone" }).waitFor();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Search blocks").fill("text");
  await page.keyboard.press("Enter");
  await page.getByLabel("Title", { exact: true }).fill(words);
  await page.getByRole("button", { name: "Page settings" }).click();
  await page.getByLabel("Published", { exact: true }).check({ force: true });
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Save, and publish it" }).click();
  await page.getByText("Page updated successfully.").waitFor();
  await expect.poll(shows).toBe(true);
  expect((await searchFor("giappone&where=marocco-e-sahara")).text).not.toContain(words);

  await page.goto(office.at("/custompages?search=giappone"));
  await page.getByText("own page of a destination").waitFor();
  await page.getByRole("link", { name: "Giappone", exact: true }).click();
  await page.getByRole("link", { name: "Back to the destination" }).click();
  await page.getByText("Cannot be deleted").waitFor();
  await page.getByRole("link", { name: "Open the own page" }).click();
  // The destination's panel has a button of the same name until the page is there.
  await page.getByRole("heading", { level: 1, name: "Giappone" }).waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete the page" }).click();
  await page.waitForURL(/page-contents\/destination/);
  await expect.poll(shows).toBe(false);

  const answer = await office.call("GET", "it/destinations?kind=region&search=asia");
  const { items } = answer.body as Readonly<{ items: readonly Readonly<{ id: string }>[] }>;
  const letter = await office.create({
    slug: "",
    owner: { kind: "destination", id: items[0]?.id ?? "" },
    isPublished: true,
    blocks: [textBlock("Una lettera dall’Asia")],
  });
  for (const path of ["/viaggi-asia", "/cerca?where=asia"])
    await expect
      .poll(async () => (await read(product.at("it.localhost", path))).text)
      .toContain("Una lettera dall’Asia");
  expect((await office.call("DELETE", `it/custompages/${letter.id}`, {})).status).toBe(200);
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
