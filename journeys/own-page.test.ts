import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
let office: Office;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOffice(browser, product, "editor");
});
afterAll(async () => {
  await browser?.close();
});

type Listed = Readonly<{ items: readonly Readonly<{ id: string; name: string }>[] }>;
type Record = Readonly<{ slug: string }>;

test("a page is made of a travel's own, and stands on the travel's pages", async () => {
  const { page, call } = office;
  const { items } = (await call("GET", "it/travels?search=antartica")).body as Listed;
  const { id, name } = items[0]!;
  const { slug } = (await call("GET", `it/travels/${id}`)).body as Record;
  const shows = async (path = "") =>
    (await product.read("it.localhost", `/viaggi/${slug}${path}`)).includes("Una lettera da bordo");

  await page.goto(office.at(`/travels/${id}`));
  await page.getByRole("link", { name: "Own page" }).click();
  await page.getByRole("heading", { name: "No own page yet" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Begin the own page" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByLabel("Search blocks").fill("text");
  await page.keyboard.press("Enter");
  await page.getByLabel("Title", { exact: true }).fill("Una lettera da bordo");
  await page.getByRole("button", { name: "Page settings" }).click();
  expect(await page.getByLabel("Slug").count()).toBe(0);
  await page.getByLabel("Published", { exact: true }).check({ force: true });
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: /^Publish/ });
  await dialog.getByText("on the page of the site that it belongs to").waitFor();
  expect(await shows()).toBe(false);
  await dialog.getByRole("button", { name: "Save, and publish it" }).click();
  await page.getByText("Page updated successfully.").waitFor();
  await expect.poll(() => shows()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete the page" }).click();
  await page.waitForURL(office.at(`/travels/${id}`));
  await expect.poll(() => shows()).toBe(false);
});

test("a departure is seen as visitors see it, and one that is not there is said", async () => {
  const { page, call } = office;
  const { items } = (await call("GET", "it/travels?search=antartica")).body as Listed;
  const { id, name } = items[0]!;
  const tours = (await call("GET", `it/travels/${id}/tours`)).body as Listed;
  const preview = (tour: string) => office.at(`/travels/${id}/tours/${tour}/preview`);
  await page.goto(preview(tours.items.at(-1)!.id));
  const frame = page.frameLocator(".preview-frame");
  await frame.getByRole("heading", { level: 1, name }).waitFor();
  await frame.locator(".departure-page").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(preview(crypto.randomUUID()));
  await page.getByText("There is no such departure.").first().waitFor();
});
