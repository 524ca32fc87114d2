import { createServer, type Server } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Office, openOffice, save } from "./office.ts";
import { read } from "./read.ts";
import { ownProduct } from "./shared.ts";

const today = new Date().toISOString().slice(0, 10);
const answerOf = (rates: object) => JSON.stringify({ base: "EUR", date: today, rates });

/** What the source of exchange rates answers. */
let published = answerOf({ GBP: 0.85, USD: 1.1 });
let source: Server;
let product: Awaited<ReturnType<typeof ownProduct>>;
let office: Office;
beforeAll(async () => {
  source = createServer((_request, response) => response.end(published));
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const address = source.address();
  const port = typeof address === "object" && address ? address.port : 0;
  product = await ownProduct({ RATES_URL: `http://127.0.0.1:${port}/latest` });
  office = await openOffice(product, "admin");
});
afterAll(async () => {
  await office?.close();
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
  await page.getByRole("heading", { level: 2, name: "Spain" }).waitFor();
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

test("maintenance keeps editors from saving, says so and keeps their edits; administrators go on", async () => {
  const editor = await openOffice(product);
  const record = await editor.create();
  const page = await editor.edit(record);
  const name = page.getByLabel("Name");
  await name.fill("Scritta prima");
  const lock = (customPage: boolean) => {
    const value = { site: false, customPage, message: "Back at noon.", from: null, until: null };
    return office.call("PUT", "it/settings/maintenance", { value });
  };
  expect(await lock(true)).toMatchObject({ status: 200 });
  await save(page);
  await page.getByText("Back at noon.").first().waitFor();
  await expect.poll(() => name.inputValue()).toBe("Scritta prima");

  // Who comes later is told before, and nothing of theirs is sent.
  const later = await editor.edit(record, await editor.tab());
  await later.getByText("Custom pages are locked by maintenance.").first().waitFor();
  const saves: string[] = [];
  later.on("request", (request) => {
    if (request.method() === "PUT" && !request.url().includes("presence"))
      saves.push(request.url());
  });
  await later.getByLabel("Name").fill("Nie");
  await later.keyboard.press("Control+s");
  await later
    .getByRole("alert")
    .filter({ hasText: "Custom pages are locked by maintenance." })
    .waitFor();
  expect(saves).toEqual([]);
  await editor.close();

  const { id, version: _version, createdAt: _made, updatedAt: _saved, ...content } = record;
  const written = { ...content, name: "Dall’amministratrice" };
  expect(await office.call("PUT", `it/custompages/${id}`, written)).toMatchObject({ status: 200 });
  expect(await lock(false)).toMatchObject({ status: 200 });
});

test("a source that lies changes nothing; true rates are saved in all markets, and visitors choose among what is offered", async () => {
  /** What visitors of Germany choose among. */
  const offered = async () => {
    const { text } = await visit("de.localhost", "/");
    const [, tab = ""] = /data-tab="currency"(.*?)<\/section>/s.exec(text) ?? [];
    return [...tab.matchAll(/href="\/\?currency=([A-Z]{3})"/g)].map(([, code]) => code);
  };
  expect(await offered()).toEqual(["EUR", "GBP", "USD"]);
  const stored = async (country: string) =>
    (await office.call("GET", `${country}/settings/currencies`)).body;
  // The product takes rates over by itself when it starts, and then for six hours no more.
  await expect.poll(() => stored("it")).toMatchObject({ value: { rates: { GBP: 0.85 } } });
  published = "nothing";
  const page = await openSetting("/settings/currencies", "Currencies");
  await page.getByRole("button", { name: "Fetch now" }).click();
  await page.getByText("The source’s answer holds no rates.").waitFor();
  await page.getByText("Nothing to save").waitFor();
  const rates = { GBP: 0.8765, USD: 1.1234 };
  published = answerOf(rates);
  await page.getByRole("button", { name: "Fetch now" }).click();
  await expect.poll(() => page.getByLabel("Rate of US dollar").inputValue()).toBe("1.1234");
  await page.getByText(/^Prices read in US dollars (?:rise|fall) by/).waitFor();
  await page.getByRole("checkbox", { name: "Germany offers GBP" }).uncheck();
  await page.getByText("Germany offers other currencies").waitFor();
  await save(page);
  await page.getByText("The currencies are saved.").waitFor();
  for (const country of ["it", "us", "int"])
    expect(await stored(country)).toMatchObject({ value: { rates, date: today } });
  await expect.poll(offered).toEqual(["EUR", "USD"]);

  // Why rates cannot be fetched stands beside the button that is locked.
  await page.route("**/settings/currencies/source", (route) =>
    route.fulfill({ json: { host: null } }),
  );
  await openSetting("/settings/currencies", "Currencies");
  const reason = page.getByText("No source of exchange rates is configured (RATES_URL).");
  await reason.waitFor();
  const button = page.getByRole("button", { name: "Fetch now" });
  const described = () => button.getAttribute("aria-describedby");
  await expect.poll(described).toBe(await reason.getAttribute("id"));
  await page.unrouteAll();
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
  const [, trip = ""] = /href="(\/viaggi\/[a-z0-9-]+)[?"]/.exec(list) ?? [];
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
  for (const path of ["/", "/viaggi"]) await visit("it.localhost", path);
  const page = await openSetting("/settings/cache", "Cache");
  const kept = (path: string) => page.getByRole("button", { name: path, exact: true });
  await kept("/viaggi").click();
  await page.getByRole("button", { name: "Purge 1 page", exact: true }).click();
  await page.getByText("1 page dropped").waitFor();
  await page.getByText("Tags", { exact: true }).first().click();
  await page.getByRole("table", { name: "Tags of the pages that are kept" }).waitFor();
  await page.goto(office.at("/settings/cache"));
  await kept("/").waitFor();
  await expect.poll(() => kept("/viaggi").count()).toBe(0);
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
  const editor = await openOffice(product);
  await editor.page.goto(editor.at("/debug"));
  await editor.page.getByRole("heading", { name: "No access" }).waitFor();
  const reason = editor.page.getByText("Your role, Editor, does not open this screen.");
  await expect.poll(() => reason.count()).toBe(1);
  await editor.page.getByRole("button", { name: "Use another account" }).click();
  await editor.page.getByLabel("Password").waitFor();
  await editor.close();
});
