import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchDates, SuggestionsView } from "#features/content/search/parts/assist-view.ts";
import { formatNumber } from "#markets/format.ts";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { translatorFor } from "#markets/translator.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { read } from "./read.ts";
import { sharedProduct } from "./shared.ts";

const product = sharedProduct();
const italy = marketById("it-IT");
const t = translatorFor(italy);
const searchPath = pathOf("it-IT", "search") ?? "";
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const suggest = async (query: string, country = "it") => {
  const answer = await read(product.at(italy.hostDefault, `/api/${country}/suggestions?${query}`));
  return { ...answer, view: (): SuggestionsView => JSON.parse(answer.text) };
};

test("suggestions and counts answer every market, are public and cacheable, and refuse unknown parameters", async () => {
  for (const market of markets) {
    const regions = (await suggest("", market.apiCountry)).view().suggestions;
    expect(regions.map(({ name }) => name)).toContain(translatorFor(market)("area.asia"));
    expect(regions.filter(({ path }) => path !== null)).toEqual([]);
    const [region] = regions;
    const typed = encodeURIComponent(region?.name.slice(0, 4).toUpperCase() ?? "");
    const [suggestion] = (await suggest(`q=${typed}`, market.apiCountry)).view().suggestions;
    expect(suggestion?.name).toBe(region?.name);
  }
  const { status, headers, view } = await suggest("q=a");
  expect([status, view().suggestions.length]).toEqual([200, 8]);
  expect(headers["cache-control"]).toMatch(/^public, max-age=[1-9]/);
  expect(headers["surrogate-key"]).toContain("catalogue:it-IT");
  expect(headers["set-cookie"]).toBeUndefined();
  const invalidQueries = ["q=a&q=b", "q=a&limit=100", `q=${"a".repeat(81)}`, "x=1"];
  for (const query of invalidQueries)
    expect([query, (await suggest(query)).status]).toEqual([query, 400]);
  expect((await suggest("q=a", "xx")).status).toBe(404);
  const count = (query: string) =>
    read(product.at(italy.hostDefault, `/api/it/search-count?${query}`));
  expect((await count("where=asia&colour=red")).status).toBe(400);
  const page = await read(product.at(italy.hostDefault, `${searchPath}?where=asia&mood=nature`));
  const { total }: { total: number } = JSON.parse((await count("q=Asia&mood=nature")).text);
  expect(page.text).toContain(`role="status">${t("count.trips", { n: total })}<`);
});

test("the days on which a search finds something are those of its page, whatever dates it asks for", async () => {
  const daysOf = async (query: string, country = "it"): Promise<SearchDates> =>
    JSON.parse(
      (await read(product.at(italy.hostDefault, `/api/${country}/search-dates?${query}`))).text,
    );
  const { days, months, market } = await daysOf(
    "where=asia&mood=nature&month=2027-05&from=2027-05-08",
  );
  const departures = months.reduce((sum, { count }) => sum + count, 0);
  const all = await read(product.at(italy.hostDefault, `${searchPath}?where=asia&mood=nature`));
  expect(all.text).toContain(`${formatNumber(departures, "it")} partenze`);
  expect(Object.keys(days).some((day) => day < "2027-05")).toBe(true);
  expect(market.firstWeekday).toBe(1);
  expect((await daysOf("where=asia", "us")).market.firstWeekday).toBe(0);
  // When the search limits the number of days, a month counts only trips that return within the
  // month.
  const monthOfNineDays = (await daysOf("days=9")).months.find(({ count }) => count > 0);
  const monthPage = await read(
    product.at(italy.hostDefault, `${searchPath}?days=9&month=${monthOfNineDays?.month}`),
  );
  expect(monthPage.text).toContain(t("count.departures", { n: monthOfNineDays?.count ?? 0 }));
});

const whereField = (page: Page) => page.getByRole("combobox", { name: t("search.where") }).first();

test("by keyboard alone a mistyped place is suggested, taken and searched; scripts come with the focus", async () => {
  const page = await browser.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(product.at(italy.hostDefault, "/"), { waitUntil: "networkidle" });
  expect(scripts.filter((url) => /where-panel|suggestions/.test(url))).toEqual([]);
  await whereField(page).focus();
  await page.getByRole("option", { name: t("search.anywhere") }).waitFor();
  await page.keyboard.type("giordnia");
  await page.getByRole("option", { name: "Giordania" }).waitFor();
  await page.getByText(t("search.suggested", { n: 1 })).waitFor();
  await page.keyboard.press("ArrowDown");
  const active = (await whereField(page).getAttribute("aria-activedescendant")) ?? "";
  await expect.poll(() => page.locator(`#${active}`).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await expect.poll(() => whereField(page).getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => page.getByRole("option", { name: "Giordania" }).isVisible()).toBe(false);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => whereField(page).inputValue()).toBe("Giordania");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === searchPath);
  await page.getByRole("heading", { level: 1, name: "Giordania" }).waitFor();
  await page.close();
});

test("recent searches are offered in the empty field, and can be removed one by one or all", async () => {
  const page = await browser.newPage();
  const newest = () =>
    page.evaluate('JSON.parse(Object.values(localStorage)[0] ?? "[{}]")[0].path');
  for (const query of ["where=asia", "where=europa", "where=asia", "season=spring"]) {
    await page.goto(product.at(italy.hostDefault, `${searchPath}?${query}`));
    await expect.poll(newest).toBe(`${searchPath}?${query}`);
  }
  await page.goto(product.at(italy.hostDefault, "/"));
  await whereField(page).focus();
  const recent = page.getByRole("region", { name: t("search.recent") });
  await recent.waitFor();
  await expect
    .poll(() => recent.getByRole("link").allTextContents())
    .toEqual([t("season.spring"), "Asia", "Europa"]);
  await recent.getByRole("button", { name: t("filter.remove", { name: "Asia" }) }).click();
  await expect
    .poll(() => recent.getByRole("link").allTextContents())
    .toEqual([t("season.spring"), "Europa"]);
  await recent.getByRole("link", { name: "Europa" }).click();
  await page.waitForURL((url) => url.search === "?where=europa");
  await page.goto(product.at(italy.hostDefault, "/"));
  await whereField(page).focus();
  await recent.getByRole("button", { name: t("search.clearRecent") }).click();
  await recent.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate("localStorage.length")).toBe(0);
  await page.close();
});
