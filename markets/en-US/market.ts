import type { MarketFacts } from "#markets/market-type.ts";

export const enUS = {
  id: "en-US",
  countryCode: "US",
  label: "United States",
  nativeLabel: "United States",
  language: "en",
  languageLabel: "English",
  englishLanguageLabel: "English",
  htmlLang: "en-US",
  hreflang: "en-US",
  domainSuffix: "us",
  icon: "us",
  communityMessage: "Travelers from the United States",
  currency: "USD",
  payCurrencies: ["USD"],
  displayCurrencies: ["USD", "EUR", "GBP"],
  timeZone: "America/New_York",
  firstWeekday: 0,
  localizedCountryCollator: "en-US",
} as const satisfies MarketFacts;
