import { expect, test } from "vitest";
import { markets } from "#markets/markets.ts";

/** The ids of the markets of which something holds. */
const those = (holds: (market: (typeof markets)[number]) => boolean) =>
  markets.filter(holds).map(({ id }) => id);

test("there are the source's seven configurations, each complete", () => {
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
    for (const paid of market.payCurrencies) expect(market.displayCurrencies).toContain(paid);
    expect(market.hreflang.split("-")[0]).toBe(market.language);
  }
  const own = ["id", "apiCountry", "domainSuffix", "hostDefault", "icon", "label"] as const;
  for (const name of own) expect(new Set(markets.map((each) => each[name])).size).toBe(7);
});

test("the variant of the United Kingdom alone pays in one of two currencies", () => {
  const pays = Object.fromEntries(markets.map(({ id, payCurrencies }) => [id, payCurrencies]));
  expect(pays).toEqual({
    "it-IT": ["EUR"],
    "en-US": ["USD"],
    "en-WE": ["GBP", "EUR"],
    "es-ES": ["EUR"],
    "fr-FR": ["EUR"],
    "de-DE": ["EUR"],
    international: ["EUR"],
  });
});

test("names, zones and alphabets are ones that the platform knows; the international one has no country", () => {
  expect(those(({ countryCode }) => countryCode === null)).toEqual(["international"]);
  for (const { htmlLang, hreflang, localizedCountryCollator, timeZone } of markets) {
    expect(Intl.getCanonicalLocales([htmlLang, hreflang, localizedCountryCollator])).toHaveLength(
      new Set([htmlLang, hreflang, localizedCountryCollator]).size,
    );
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
});
