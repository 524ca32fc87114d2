import type { MarketFacts } from "#markets/market-type.ts";

export const enWE = {
  id: "en-WE",
  countryCode: "WE",
  label: "United Kingdom",
  nativeLabel: "United Kingdom",
  language: "en",
  languageLabel: "English",
  englishLanguageLabel: "English",
  htmlLang: "en-GB",
  hreflang: "en-GB",
  domainSuffix: "uk",
  icon: "uk",
  communityMessage: "Travellers from the United Kingdom",
  currency: "GBP",
  payCurrencies: ["GBP", "EUR"],
  displayCurrencies: ["GBP", "EUR", "USD"],
  timeZone: "Europe/London",
  firstWeekday: 0,
  localizedCountryCollator: "en-GB",
} as const satisfies MarketFacts;
