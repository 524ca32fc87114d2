import type { MarketFacts } from "#markets/market-type.ts";

export const international = {
  id: "international",
  countryCode: null,
  label: "International",
  nativeLabel: "International",
  language: "en",
  languageLabel: "English",
  englishLanguageLabel: "English",
  htmlLang: "en",
  hreflang: "en",
  domainSuffix: "com",
  icon: "world",
  communityMessage: "Travellers from everywhere",
  currency: "EUR",
  payCurrencies: ["EUR"],
  displayCurrencies: ["EUR", "GBP", "USD"],
  timeZone: "Europe/Rome",
  firstWeekday: 1,
  localizedCountryCollator: "en-GB",
} as const satisfies MarketFacts;
