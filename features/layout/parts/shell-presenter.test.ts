import { expect, test } from "vitest";
import { marketById, markets, pathOf } from "#markets/markets.ts";
import type { Market, MarketId } from "#markets/market-type.ts";
import type { RouteName } from "#markets/routes.ts";
import { translatorFor } from "#markets/translator.ts";
import { toShellView, type ShellContext } from "./shell-presenter.ts";

const rates = { rates: { EUR: 1, GBP: 0.86, USD: 1.12 }, date: "2027-03-20" };
const now = new Date("2027-03-21T12:00:00Z");

const shellOf = (market: Market, parts: Partial<ShellContext> = {}) =>
  toShellView({
    localizer: { market, t: translatorFor(market), today: "2027-03-21", display: null },
    money: { available: market.displayCurrencies, rates },
    product: "Wayroam",
    origins: new Map<MarketId, string>([[market.id, "http://localhost"]]),
    layout: {},
    now,
    asksConsent: false,
    pathTo: (route) => pathOf(market.id, route, {}, "Wayroam"),
    ...parts,
  });

test("each currency shows the same example amount in its own format, and what of it is paid", () => {
  const { currencies, currencyHint } = shellOf(marketById("en-WE")).modal;
  expect(currencies.map(({ code, facts, note }) => [code, facts, note])).toEqual([
    ["GBP", "£1,399 · what you pay", null],
    ["EUR", "1.627\u00A0€ · converted", "What you pay without a UK address"],
    ["USD", "$1,822 · converted", null],
  ]);
  expect(currencyHint).toContain("You pay in GBP with a UK home address, otherwise in EUR.");
  expect(currencyHint).toContain("20\u00A0March\u00A02027");
});

test("without rates only the market's own currency has an amount, and no day is named", () => {
  const market = marketById("it-IT");
  const money = { available: market.displayCurrencies, rates: null };
  const { currencies, currencyHint } = shellOf(market, { money }).modal;
  expect(currencies.map(({ facts }) => facts)).toEqual([
    "1.399\u00A0€ · quello che paghi",
    "convertita",
    "convertita",
  ]);
  expect(currencyHint).not.toMatch(/\d/);
});

test("visitors choose among the currencies that staff offer, in staff's order", () => {
  const { currencies } = shellOf(marketById("fr-FR"), {
    money: { available: ["USD", "EUR"], rates },
  }).modal;
  expect(currencies.map(({ code }) => code)).toEqual(["USD", "EUR"]);
});

test.each(markets)("$id names its community where language and community are chosen", (market) => {
  const { languageHint } = shellOf(market).modal;
  expect(languageHint.startsWith(`${market.communityMessage}. `)).toBe(true);
});

test("who came to the wrong market finds the right one by the English name of its language", () => {
  const origins = new Map(markets.map(({ id }) => [id, `http://${id}`] as const));
  const { markets: choices } = shellOf(marketById("fr-FR"), { origins }).modal;
  expect(choices.map(({ facts }) => facts.replace(/ · .*/, ""))).toEqual([
    "Italiano (Italian)",
    "English",
    "English",
    "Español (Spanish)",
    "Français (French)",
    "Deutsch (German)",
    "English",
  ]);
});

test("what the law of a country asks for stands after the legal pages, where there is such a page", () => {
  const legal = [
    { label: "Impressum", to: "/kontakt#impressum" },
    { label: "Gone", to: "login" },
  ];
  const { footer } = shellOf(marketById("de-DE"), {
    layout: { footer: { groups: [], company: "", legal } },
    pathTo: (route) => (route === "login" ? null : pathOf("de-DE", route, {}, "Wayroam")),
  });
  expect(footer.legal).toHaveLength(5);
  expect(footer.legal.at(-1)).toEqual({ label: "Impressum", path: "/kontakt#impressum" });
});

test("a route without a path in a market has no link, neither of ours nor of staff's", () => {
  const hidden: readonly RouteName[] = ["coordinators", "faqs", "legal-privacy-policy"];
  const market = marketById("de-DE");
  const links = hidden.map((to) => ({ label: `to ${to}`, to }));
  const { nav, footer, beans } = shellOf(market, {
    pathTo: (route) => (hidden.includes(route) ? null : pathOf(market.id, route, {}, "Wayroam")),
    layout: {
      beans: {
        items: [...links, { label: "Suche", to: "search" }].map((each) => ({
          ...each,
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
