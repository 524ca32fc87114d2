import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser } from "./product.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test.each(markets)(
  "in $id a visitor goes from home through search to a departure",
  async (market) => {
    const t = translatorFor(market);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("response", (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(product.at(market.hostDefault, "/"));
    expect(await page.locator("html").getAttribute("lang")).toBe(market.htmlLang);

    const bar = page.getByRole("search").first();
    await bar.getByLabel(t("search.where")).fill(t("area.europe"));
    await bar.getByRole("button", { name: t("search.submit") }).click();
    await page.waitForURL((url) => url.pathname === pathOf(market.id, "search"));
    const resultStatus = page.getByRole("status");
    await resultStatus.waitFor();
    expect(await resultStatus.textContent()).toMatch(/[1-9]/);

    const filter = page.getByRole("checkbox", {
      name: new RegExp(`^${t("mood.nature")}\\W+\\d+$`),
    });
    const label = (await filter.locator("xpath=..").textContent()) ?? "";
    await filter.check();
    await page.waitForURL((url) => url.searchParams.get("mood") === "nature");
    const count = Number(/\d+$/.exec(label)?.[0]);
    await expect.poll(() => resultStatus.textContent()).toBe(t("count.trips", { n: count }));

    const card = page.getByRole("article").first();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await card.click(); // the whole card is one link
    await page.getByRole("heading", { level: 1, name }).waitFor();

    const row = page
      .locator("#departures li[class*=dep-row]")
      .filter({ has: page.locator("[data-status]:not([data-status=SOLD_OUT])") })
      .first();
    const price = await row.locator("strong").first().textContent();
    const status = await row.locator("[data-status]").getAttribute("data-status");
    await row.getByRole("link").last().click();
    await page.locator(`[data-status="${status}"]`).first().waitFor();
    const detailPrice = await page.locator(".departure-money strong").first().textContent();
    expect(detailPrice).toBe(price);
    expect(await page.getByText(t(`guidance.${status as "PLANNED"}`)).count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.close();
  },
);

test.each(markets)(
  "in $id another market's path is a 404 page in the market's language",
  async (market) => {
    const t = translatorFor(market);
    const page = await browser.newPage();
    const foreignPath = market.language === "de" ? "/viaggi" : "/reiseziele";
    const response = await page.goto(product.at(market.hostDefault, foreignPath));
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: t("notFound.title") }).waitFor();
    await page.getByRole("link", { name: t("notFound.show") }).waitFor();
    await page.close();
  },
);
