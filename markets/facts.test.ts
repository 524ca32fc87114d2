import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";

const idsWhere = (predicate: (market: (typeof markets)[number]) => boolean) =>
  markets.filter(predicate).map(({ id }) => id);

test("there are seven market configurations, each complete", () => {
  expect(markets.map(({ id }) => id)).toEqual([
    "it-IT",
    "en-US",
    "en-WE",
    "es-ES",
    "fr-FR",
    "de-DE",
    "international",
  ]);
  for (const market of markets) {
    const texts = Object.entries(market).filter(([, value]) => typeof value === "string");
    for (const [name, value] of texts) expect({ name, value }).not.toEqual({ name, value: "" });
    expect(market.payCurrencies[0]).toBe(market.currency);
    expect(market.displayCurrencies[0]).toBe(market.currency);
    for (const currency of market.payCurrencies)
      expect(market.displayCurrencies).toContain(currency);
    expect(market.hreflang.split("-")[0]).toBe(market.language);
  }
  const uniqueFields = [
    "id",
    "apiCountry",
    "domainSuffix",
    "hostDefault",
    "icon",
    "label",
  ] as const;
  for (const name of uniqueFields) expect(new Set(markets.map((each) => each[name])).size).toBe(7);
});

test("only the United Kingdom can pay in two currencies", () => {
  const payCurrenciesById = Object.fromEntries(
    markets.map(({ id, payCurrencies }) => [id, payCurrencies]),
  );
  expect(payCurrenciesById).toEqual({
    "it-IT": ["EUR"],
    "en-US": ["USD"],
    "en-WE": ["GBP", "EUR"],
    "es-ES": ["EUR"],
    "fr-FR": ["EUR"],
    "de-DE": ["EUR"],
    international: ["EUR"],
  });
});

test("locales, collators and time zones are valid, and only the international configuration has no country", () => {
  expect(idsWhere(({ countryCode }) => countryCode === null)).toEqual(["international"]);
  for (const { htmlLang, hreflang, localizedCountryCollator, timeZone } of markets) {
    expect(Intl.getCanonicalLocales([htmlLang, hreflang, localizedCountryCollator])).toHaveLength(
      new Set([htmlLang, hreflang, localizedCountryCollator]).size,
    );
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
});
