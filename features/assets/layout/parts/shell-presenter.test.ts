import { expect, test } from "vitest";
import { marketById, markets } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { Market, MarketId } from "#markets/market-type.ts";
import type { RouteName } from "#markets/routes.ts";
import { translatorFor } from "#markets/translator.ts";
import { toShellView, type ShellContext } from "./shell-presenter.ts";

const rates = { rates: { EUR: 1, GBP: 0.86, USD: 1.12 }, date: "2027-03-20" };
const shown = { enabled: true, awaitsLabel: false };
const now = new Date("2027-03-21T12:00:00Z");

const shellFor = (market: Market, overrides: Partial<ShellContext> = {}) =>
  toShellView({
    localizer: { market, t: translatorFor(market), today: "2027-03-21", display: null },
    money: { available: market.displayCurrencies, rates },
    product: "Wayroam",
    origins: new Map<MarketId, string>([[market.id, "http://localhost"]]),
    layout: {},
    apiBase: "/api",
    profileParts: [],
    now,
    asksConsent: false,
    pathTo: (route) => pathOf(market.id, route, {}, "Wayroam"),
    ...overrides,
  });

test("each currency shows the same example amount in its format, and whether one pays in it", () => {
  const { currencies, currencyHint } = shellFor(marketById("en-WE")).modal;
  expect(currencies.map(({ code, details, note }) => [code, details, note])).toEqual([
    ["GBP", "£1,399 · what you pay", null],
    ["EUR", "1.627\u00A0€ · converted", "What you pay without a UK address"],
    ["USD", "$1,822 · converted", null],
  ]);
  expect(currencyHint).toContain("You pay in GBP with a UK home address, otherwise in EUR.");
  expect(currencyHint).toContain("20\u00A0March\u00A02027");
});

test("without rates only the market's currency shows an amount, and no date of rates is named", () => {
  const market = marketById("it-IT");
  const money = { available: market.displayCurrencies, rates: null };
  const { currencies, currencyHint } = shellFor(market, { money }).modal;
  expect(currencies.map(({ details }) => details)).toEqual([
    "1.399\u00A0€ · quello che paghi",
    "convertita",
    "convertita",
  ]);
  expect(currencyHint).not.toMatch(/\d/);
});

test("visitors choose among the currencies that staff offer, in staff's order", () => {
  const { currencies } = shellFor(marketById("fr-FR"), {
    money: { available: ["USD", "EUR"], rates },
  }).modal;
  expect(currencies.map(({ code }) => code)).toEqual(["USD", "EUR"]);
});

test.each(markets)("the language choice of $id names its community", (market) => {
  const { languageHint } = shellFor(market).modal;
  expect(languageHint.startsWith(`${market.communityMessage}. `)).toBe(true);
});

test("each language is also named in English, unless its own name is the English one", () => {
  const origins = new Map(markets.map(({ id }) => [id, `http://${id}`] as const));
  const { markets: choices } = shellFor(marketById("fr-FR"), { origins }).modal;
  expect(choices.map(({ details }) => details.replace(/ · .*/, ""))).toEqual([
    "Italiano (Italian)",
    "English",
    "English",
    "Español (Spanish)",
    "Français (French)",
    "Deutsch (German)",
    "English",
  ]);
});

test("staff's additional legal links follow the legal pages, without links to absent routes", () => {
  const legal = [
    { label: "Impressum", to: "/kontakt#impressum", ...shown },
    { label: "Gone", to: "login", ...shown },
  ];
  const { footer } = shellFor(marketById("de-DE"), {
    layout: { footer: { groups: [], company: "", legal } },
    pathTo: (route) => (route === "login" ? null : pathOf("de-DE", route, {}, "Wayroam")),
  });
  expect(footer.legal).toHaveLength(5);
  expect(footer.legal.at(-1)).toEqual({ label: "Impressum", path: "/kontakt#impressum" });
});

test("a route without a path in a market is linked nowhere, not even by links that staff wrote", () => {
  const hidden: readonly RouteName[] = ["coordinators", "faqs", "legal-privacy-policy"];
  const market = marketById("de-DE");
  const links = hidden.map((to) => ({ label: `to ${to}`, to }));
  const { nav, footer, beans } = shellFor(market, {
    pathTo: (route) => (hidden.includes(route) ? null : pathOf(market.id, route, {}, "Wayroam")),
    layout: {
      beans: {
        items: [...links, { label: "Suche", to: "search" }].map((each) => ({
          ...each,
          ...shown,
          from: null,
          until: null,
        })),
      },
    },
  });
  const paths = [nav.links, beans.links, footer.legal, ...footer.groups.map((each) => each.links)]
    .flat()
    .map(({ path }) => path);
  expect(beans.links).toEqual([{ label: "Suche", path: "/suchen" }]);
  expect(paths).toContain("/reiseziele");
  for (const route of hidden) expect(paths).not.toContain(pathOf(market.id, route));
  for (const path of paths) expect(path).toMatch(/^\/./);
});

test("a menu lists those of its entries that are shown, and is not shown without", () => {
  const link = (label: string, to: string, enabled = true, awaitsLabel = false) => ({
    label,
    to,
    enabled,
    awaitsLabel,
  });
  const menu = (label: string, entries: readonly ReturnType<typeof link>[], enabled = true) => ({
    ...link(label, "menu", enabled),
    entries: [...entries],
  });
  const { nav, footer } = shellFor(marketById("it-IT"), {
    pathTo: (route) => (route === "login" ? null : pathOf("it-IT", route, {}, "Wayroam")),
    layout: {
      header: {
        links: [
          menu("Chi siamo", [
            link("Valori", "our-values"),
            link("Off", "/spento", false),
            link("Copied", "/copied", true, true),
          ]),
          menu("Vuoto", [link("Accedi", "login")]),
          menu("Spento", [link("Valori", "our-values")], false),
          { ...link("Off", "/spento", false), entries: [] },
        ],
      },
      footer: {
        company: "",
        legal: [],
        groups: [
          { title: "Off", links: [link("Valori", "our-values")], ...shown, enabled: false },
          { title: "On", links: [link("Valori", "our-values")], ...shown },
        ],
      },
    },
  });
  const values = { label: "Valori", path: pathOf("it-IT", "our-values") };
  expect(nav.links).toEqual([{ label: "Chi siamo", path: "", entries: [values] }]);
  expect(footer.groups.map(({ title }) => title)).toEqual(["On"]);
});
