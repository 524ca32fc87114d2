import { createServer, type Server } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Office, openOffice, save } from "./office.ts";
import { openBrowser } from "./product.ts";
import { read } from "./read.ts";
import { ownProduct } from "./shared.ts";

/** What the source of exchange rates answers. */
let published = "nothing";
let source: Server;
let product: Awaited<ReturnType<typeof ownProduct>>;
let browser: Browser;
let office: Office;
beforeAll(async () => {
  source = createServer((_request, response) => response.end(published));
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const address = source.address();
  const port = typeof address === "object" && address ? address.port : 0;
  product = await ownProduct({ RATES_URL: `http://127.0.0.1:${port}/latest` });
  browser = await openBrowser();
  office = await openOffice(browser, product, "admin");
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  source?.close();
});

const openSetting = async (path: string, title: string): Promise<Page> => {
  const { page } = office;
  await page.goto(office.at(path));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return page;
};
const visit = (host: string, path: string) => read(product.at(host, path));

test("a market is closed with its message and opened again, and its page is seen before", async () => {
  const page = await openSetting("/settings/maintenance", "Maintenance");
  await page.getByRole("button", { name: "ES Spain" }).click();
  await page.getByRole("switch", { name: "Site closed, Spain" }).check({ force: true });
  await page.getByLabel("Message on the site").fill("Volvemos a las tres.");
  await page.getByText("Every page of Spain answers 503, as soon as it is saved").waitFor();
  const closedPage = page.frameLocator(".maintenance-preview iframe");
  await closedPage.getByText("Volvemos a las tres.").waitFor();
  expect((await visit("es.localhost", "/")).status).toBe(200);

  await save(page);
  await page.getByText("Maintenance is saved.").waitFor();
  await expect.poll(async () => (await visit("es.localhost", "/")).status).toBe(503);
  expect((await visit("es.localhost", "/")).text).toContain("Volvemos a las tres.");
  expect((await visit("it.localhost", "/")).status).toBe(200);

  await page.getByRole("button", { name: "Open the site now …" }).click();
  await page.getByRole("button", { name: "Open it now" }).click();
  await page.getByText("The site of Spain is open.").waitFor();
  await expect.poll(async () => (await visit("es.localhost", "/")).status).toBe(200);
});

test("a source that lies changes nothing; true rates are saved in all markets", async () => {
  const page = await openSetting("/settings/currencies", "Currencies");
  await page.getByRole("button", { name: "Fetch now" }).click();
  await page.getByText("The source’s answer holds no rates.").waitFor();
  expect(await page.getByText("Nothing to save").count()).toBe(1);
  const date = new Date().toISOString().slice(0, 10);
  published = JSON.stringify({ base: "EUR", date, rates: { GBP: 0.8765, USD: 1.1234 } });
  await page.getByRole("button", { name: "Fetch now" }).click();
  await expect.poll(() => page.getByLabel("Rate of US dollar").inputValue()).toBe("1.1234");
  await page.getByText(/^Prices read in US dollars (?:rise|fall) by/).waitFor();
  await page.getByRole("checkbox", { name: "Germany offers GBP" }).uncheck();
  await page.getByText("Germany offers other currencies").waitFor();
  await save(page);
  await page.getByText("The currencies are saved.").waitFor();
  for (const country of ["it", "us", "int"]) {
    const { body } = await office.call("GET", `${country}/settings/currencies`);
    expect(body).toMatchObject({ value: { rates: { GBP: 0.8765, USD: 1.1234 }, date } });
  }
  const { body } = await office.call("GET", "de/settings/available_currencies");
  expect(body).toMatchObject({ value: { currencies: ["EUR", "USD"] } });
});

test("why rates cannot be fetched stands beside the button that is locked", async () => {
  const { page } = office;
  const source = "**/settings/currencies/source";
  await page.route(source, (route) => route.fulfill({ json: { host: null } }));
  await openSetting("/settings/currencies", "Currencies");
  const reason = page.getByText("No source of exchange rates is configured (RATES_URL).");
  await reason.waitFor();
  const button = page.getByRole("button", { name: "Fetch now" });
  const described = await button.getAttribute("aria-describedby");
  expect(described).toBe(await reason.getAttribute("id"));
  await page.unroute(source);
});

test("payments in parts are tried on a departure, and visitors read them", async () => {
  const page = await openSetting("/settings/installment-payments", "Installment payments");
  await page.getByRole("switch", { name: "Offered" }).check({ force: true });
  await page.getByText(/^oppure in 3 rate da /).waitFor();
  await page.getByRole("button", { name: "Add a plan" }).click();
  await page.getByRole("heading", { name: "4 payments" }).waitFor();
  await page.getByRole("button", { name: "Delete plan 2" }).click();
  await page.getByRole("heading", { name: "3 payments" }).waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Installment payments are saved.").waitFor();
  const { text: list } = await visit("it.localhost", "/viaggi");
  const [, trip = ""] = /href="(\/viaggi\/[a-z0-9-]+)"/.exec(list) ?? [];
  await expect
    .poll(async () => (await visit("it.localhost", trip)).text)
    .toContain("Oppure in 3 rate da ");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () => (await visit("it.localhost", trip)).text.includes("3 rate da"))
    .toBe(false);
});

test("a purge says what it costs, and what each process dropped", async () => {
  await visit("it.localhost", "/viaggi");
  const page = await openSetting("/settings/cache", "Cache");
  await page.getByRole("button", { name: "/viaggi", exact: true }).click();
  await page.getByRole("button", { name: "Purge 1 page", exact: true }).click();
  await page.getByText("1 page dropped").waitFor();
  await page.getByText("Tags", { exact: true }).first().click();
  await page.getByRole("table", { name: "Tags of the pages that are kept" }).waitFor();
  await page.goto(office.at("/settings/cache"));
  await expect
    .poll(() => page.getByRole("button", { name: "/viaggi", exact: true }).count())
    .toBe(0);
});

test("administrators see what the deployment is and does, editors do not", async () => {
  const page = await openSetting("/debug", "Debug");
  await page.getByText(/this one · both/).waitFor();
  await page.getByText("off: TAG_MANAGER_ID is not set").waitFor();
  await page.getByRole("button", { name: "Renew now" }).click();
  await page.getByText("The provider says that the account is good.").waitFor();
  await page.getByRole("combobox", { name: "Page or travel" }).fill("capodanno");
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.getByText(/Preview link copied|The link is http/).waitFor();
  await page.getByRole("button", { name: "See as editor" }).click();
  await page.getByText("Seen as editor").waitFor();
  await page.goto(office.at("/debug"));
  await page.getByRole("heading", { name: "No access" }).waitFor();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Debug" }).waitFor();
  const editor = await openOffice(browser, product);
  for (const path of ["/debug", "/settings/cache", "/settings/maintenance"]) {
    await editor.page.goto(editor.at(path));
    await editor.page.getByRole("heading", { name: "No access" }).waitFor();
    expect(
      await editor.page.getByText("Your role, Editor, does not open this screen.").count(),
    ).toBe(1);
  }
  await editor.close();
});

test.each([
  ["/settings/maintenance", "Maintenance"],
  ["/settings/currencies", "Currencies"],
  ["/settings/installment-payments", "Installment payments"],
  ["/settings/cache", "Cache"],
  ["/debug", "Debug"],
])("%s is accessible in every width, light and dark", async (path, title) => {
  const page = await openSetting(path, title);
  await page.locator("h2").first().waitFor();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page.locator("h2").first().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect([width, colorScheme, await axeViolations(page)]).toEqual([width, colorScheme, []]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
});
