import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countryCookie } from "#features/staff/country.ts";
import { type Office, openOffice, type StaffName } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const at = (path: string) => product.at("backoffice.localhost", path);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const withStaff = async (name: StaffName, run: (office: Office) => Promise<void>) => {
  const office = await openOffice(browser, product, name);
  await run(office);
  await office.close();
};

/**
 * Opens a screen of the back-office.
 * @returns the heading, title and status of the screen
 */
const openScreen = async (page: Page, path: string) => {
  const answer = await page.goto(at(path));
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await heading.waitFor();
  return {
    status: answer?.status(),
    heading: await heading.innerText(),
    title: (await page.title()).replace(/ · .*/, ""),
  };
};

const id = "3f0e9f6c-58c4-4a0e-9d6e-2a9b5a0f4a11";
const missing = {
  status: 404,
  heading: "This page could not be found",
  title: "This page could not be found",
};
const noAccess = { status: 403, heading: "No access", title: "No access" };

test("a screen beyond the role is 403 and not in the menu, and an unknown one is 404", () =>
  withStaff("editor", async ({ page }) => {
    expect(await openScreen(page, "/settings/cache")).toEqual(noAccess);
    expect(await openScreen(page, `/templates/lists/${id}`)).toEqual(noAccess);
    expect(await openScreen(page, "/audit")).toEqual(noAccess);
    for (const path of ["/settings/caches", "/custompages/7", "/travels/nepal/tours"])
      expect(await openScreen(page, path)).toEqual(missing);
    await page.getByRole("link", { name: "Custom Pages" }).click();
    await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
  }));

test("the block screens exist only for Italy", () =>
  withStaff("admin", async ({ page }) => {
    expect(await openScreen(page, "/blocks")).toMatchObject({ status: 200, title: "Blocks" });
    const country = page.getByRole("combobox", { name: "Country" });
    await country.click();
    await page.getByRole("option", { name: /France/ }).click();
    const storedCountry = async () =>
      (await page.context().cookies()).find(({ name }) => name === countryCookie)?.value;
    await expect.poll(storedCountry).toBe("fr");
    for (const path of ["/blocks", "/blocks-new/new"])
      expect(await openScreen(page, path)).toEqual(missing);
    expect(await page.getByRole("link", { name: "Blocks" }).count()).toBe(0);
  }));

test("the audit tells in words who purged which page", () =>
  withStaff("admin", async ({ page, call, create }) => {
    const { id, name } = await create({ name: `Purged ${crypto.randomUUID().slice(0, 8)}` });
    expect((await call("POST", `it/custompages/${id}/purge`, {})).status).toBe(200);
    expect(await openScreen(page, "/audit")).toMatchObject({ status: 200, title: "Audit" });
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.getByRole("menuitem", { name: "Was" }).click();
    await page.getByRole("menuitemradio", { name: "Purged from the cache" }).click();
    await page.getByRole("button", { name: "Remove the filter Was" }).waitFor();
    const entry = page.getByRole("row", { name: `${name} custom page Purged` });
    await entry.waitFor();
    const text = await entry.innerText();
    for (const part of ["custom page", "Purged from the cache", "admin@wayroam.test"])
      expect(text).toContain(part);
    await entry.getByRole("link", { name: "Open the page" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  }));

test("signed out, a deep link leads through the sign-in and back", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(at("/"));
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  await page.goto(at("/preview?tab=two"));
  await page.getByLabel("E-mail").fill("editor@wayroam.test");
  await page.getByLabel("Password").fill("wayroam-editor");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(at("/preview?tab=two"));
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect.poll(() => heading.innerText()).toMatch(/^Preview/);
  await context.close();
});

test("an unknown page's editor leads to the list, and reports no error to the browser", () =>
  withStaff("editor", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(at(`/custompages/${id}`));
    await page.waitForURL(at("/custompages"));
    await page.getByRole("heading", { name: /^Custom pages/ }).waitFor();
    // The rules of the page are loaded when the browser is idle, and fail after the list is shown.
    await page.waitForLoadState("networkidle");
    expect(errors).toEqual([]);
  }));
