import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./product.ts";
import { ownProduct } from "./shared.ts";

let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([ownProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const office = "backoffice.localhost";

const signIn = async (page: Page, path: string) => {
  await page.goto(product.at(office, path));
  await page.getByLabel("E-mail").fill("editor@wayroam.test");
  await page.getByLabel("Password").fill("wayroam-editor");
  await page.getByRole("button", { name: "Sign in" }).click();
};

test("an editor signs in, changes a page and sees it live at once", async () => {
  const page = await browser.newPage();
  await signIn(page, "/custompages");
  await page.getByRole("link", { name: "Capodanno in gruppo" }).click();
  await page.getByRole("button", { name: /^2\. Text/ }).click();
  const title = "Il trentuno a tavola insieme";
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Page updated successfully.").waitFor();

  const site = await browser.newPage();
  await site.goto(product.at("it.localhost", "/capodanno"));
  const heading = site.getByRole("main").getByRole("heading", { level: 2, name: title });
  expect(await heading.count()).toBe(1);
  await page.close();
  await site.close();
});

test("signing out lands on a page that does not sign in again by itself", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, "/custompages");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto(product.at(office, "/nothing-here"));
  await page.getByText("This page could not be found").waitFor();
  await context.close();
});

test("without JavaScript a visitor reads the page of each market in its language", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.at("uk.localhost", "/new-year"));
  await page.getByRole("heading", { level: 2, name: "Why in a group" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en-GB");
  const missing = await page.goto(product.at("de.localhost", "/capodanno"));
  expect(missing?.status()).toBe(404);
  await context.close();
});
