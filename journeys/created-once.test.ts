import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOffice } from "./office.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test("a page whose create response is lost exists once after a second click on Save", async () => {
  const { page, at, call, close } = await openOffice(browser, sharedProduct());
  await page.goto(at("/custompages/new"));
  await page.getByLabel("Name").fill("Created once");
  await page.getByLabel("Slug").fill("created-once");
  await page.evaluate(() => {
    const originalFetch = window.fetch;
    window.fetch = async (...args) => {
      const response = await originalFetch(...args); // when `fetch` resolves, the server has created the page
      if (args[1]?.method !== "POST" || args[0] !== "/api/it/custompages") return response;
      window.fetch = originalFetch;
      throw new TypeError("The answer is lost on its way.");
    };
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await page.getByText("The server could not be reached.").waitFor();
  await save.click();
  await page.waitForURL(/\/custompages\/[0-9a-f-]{36}$/);
  const { body } = await call("GET", "it/custompages?search=Created%20once");
  expect(body).toMatchObject({ total: 1 });
  await close();
});
